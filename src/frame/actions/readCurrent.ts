/** Reads a record as the server holds it now. */
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { withId } from '#dataProvider/fromReply.ts';
import { RequestError } from '#dataProvider/http.ts';
import { type FreePage, firstRead, hasCall, type Resource, type ShopRecord } from '#define';

/** The data provider and the pages. A page can be the only one to read a resource's record. */
export interface Sources {
  dataProvider: ShopDataProvider;
  pages: readonly FreePage[];
}

/** The page that reads the record of a resource without a call for one record. */
const pageOf = ({ name, calls }: Resource, pages: readonly FreePage[]): FreePage | undefined =>
  calls.one ? undefined : pages.find(page => page.name === name && firstRead(page));

/** Whether one request reads a record of the resource. */
export const canReadOne = (resource: Resource, pages: readonly FreePage[]): boolean =>
  hasCall(resource, 'one') || pageOf(resource, pages) !== undefined;

/**
 * Reads a record; without a call for one record, it is searched among all. `isOfPage`: a page reads it and sends it in parts.
 * @throws RequestError if the server refuses or the record does not exist.
 */
export async function readCurrent({ dataProvider, pages }: Sources, resource: Resource, id: string, signal?: AbortSignal) {
  const { name } = resource;
  const page = pageOf(resource, pages);
  const first = page && firstRead(page);
  if (page && first) return { record: { ...withId(await dataProvider.read(page, first.read, { ...first.params, signal })), id }, isOfPage: true };
  if (hasCall(resource, 'one')) return { record: (await dataProvider.getOne<ShopRecord>(name, { id, signal })).data, isOfPage: false };
  const [record] = (await dataProvider.getMany<ShopRecord>(name, { ids: [id], signal })).data;
  if (!record) throw new RequestError('app.errors.404', 404);
  return { record, isOfPage: false };
}
