/** Who uses a record, as far as documented lists can tell. */
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { idOf } from '#dataProvider/wire.ts';
import { type Call, filtersOf, isPaged, type List, type Resource, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { needsExtension } from '#frame/context/needsExtension.ts';

/** A list that tells which of its records use another one. */
interface UsageSource {
  resource: Resource;
  source: string;
  /** The list that is narrowed by a filter; none where every row is read and looked through. */
  list?: string;
}

/** How many records of a resource use it; `undefined` where that cannot be told. */
export interface UsageCount {
  resource: string;
  count: number | undefined;
}

const isWhole = (call: Call | undefined): boolean => call !== undefined && !isPaged(call);

/** What can tell who uses records of a resource, of what may be seen: a list that can be narrowed by the field which refers to it, or one that comes whole. */
export function usageSources(resources: readonly Resource[], name: string): UsageSource[] {
  return resources.flatMap(resource => {
    const { fields, lists, calls } = resource;
    if (!canAccess(resource.name, 'list')) return [];
    return fields
      .filter(({ reference, kind }) => reference === name && (kind === 'reference' || kind === 'references'))
      .flatMap(({ source }): UsageSource[] => {
        const narrowed = Object.entries<List>(lists).find(
          ([, list]) => list.call && filtersOf(list, fields).some(filter => filter.source === source),
        );
        if (narrowed) return [{ resource, source, list: narrowed[0] }];
        return isWhole(calls.all) || isWhole(Object.values(lists)[0]?.call) ? [{ resource, source }] : [];
      });
  });
}

/** Whether a teller needs a parameter that no specification documents. */
export const needsUndocumentedParameter = ({ resource: { lists, fields }, source, list }: UsageSource): boolean =>
  list !== undefined && needsExtension(lists[list] as List, fields, { [source]: '0' });

/** Reads how many records use one, as the given lists tell. What cannot be read, and what the server did not narrow, is not told. */
export async function countUsages(
  dataProvider: ShopDataProvider,
  tellers: readonly UsageSource[],
  { id }: ShopRecord,
  signal?: AbortSignal,
): Promise<UsageCount[]> {
  const counts = await Promise.all(tellers.map(teller => countOf(dataProvider, teller, id, signal).catch(() => undefined)));
  return tellers.map(({ resource }, place) => ({ resource: resource.name, count: counts[place] }));
}

async function countOf(
  dataProvider: ShopDataProvider,
  { resource, source, list }: UsageSource,
  id: string,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  const asked = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const } };
  const filter = list === undefined ? {} : { [source]: id };
  const meta = list === undefined ? { all: true } : { list };
  const answer = await dataProvider.getList<ShopRecord>(resource.name, { ...asked, filter, meta, ...(signal ? { signal } : {}) });
  if (list === undefined) return answer.data.filter(row => [valueAt(row, source)].flat().some(held => String(idOf(held)) === id)).length;
  const ignored: unknown = answer.meta?.ignored;
  return Array.isArray(ignored) && ignored.length ? undefined : answer.total;
}
