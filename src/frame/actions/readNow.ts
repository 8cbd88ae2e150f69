/** A record as the server holds it now. */
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { RequestError } from '#dataProvider/http.ts';
import { withId } from '#dataProvider/rowsInReply.ts';
import { type FreePage, firstRead, type Resource, type ShopRecord } from '#define';

/** What is asked of, and what knows the pages: a record that no call reads may be that of a page. */
export interface Sources {
  dataProvider: ShopDataProvider;
  pages: readonly FreePage[];
}

const speaksPlain = ({ calls, lists }: Resource): boolean => !Object.keys(calls).length && !Object.values(lists).some(({ call }) => call);

/** The page that reads the record of a resource which has no call for one. */
const pageOf = ({ name, calls }: Resource, pages: readonly FreePage[]): FreePage | undefined =>
  calls.one ? undefined : pages.find(page => page.name === name && firstRead(page));

/** Whether one request reads a record of a resource again. */
export const canReadOne = (resource: Resource, pages: readonly FreePage[]): boolean =>
  resource.calls.one !== undefined || speaksPlain(resource) || pageOf(resource, pages) !== undefined;

/**
 * Reads a record, where no call reads one from among all. `isOfPage`: it is that of a page, which sends it in parts.
 * @throws RequestError when the server refuses, or there is no such record.
 */
export async function readCurrent({ dataProvider, pages }: Sources, resource: Resource, id: string, signal?: AbortSignal) {
  const { name } = resource;
  const page = pageOf(resource, pages);
  const first = page && firstRead(page);
  const asked = signal ? { signal } : {};
  if (page && first) return { record: { ...withId(await dataProvider.read(page, first.read, { ...first.params, ...asked })), id }, isOfPage: true };
  if (canReadOne(resource, pages)) return { record: (await dataProvider.getOne<ShopRecord>(name, { id, ...asked })).data, isOfPage: false };
  const [record] = (await dataProvider.getMany<ShopRecord>(name, { ids: [id], ...asked })).data;
  if (!record) throw new RequestError('app.errors.404', 404);
  return { record, isOfPage: false };
}
