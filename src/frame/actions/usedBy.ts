/** Counts the records that refer to a record, as far as documented lists allow. */
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isFilterIgnored } from '#dataProvider/listQuery.ts';
import { idOf } from '#dataProvider/wire.ts';
import { type Call, filtersOf, isPaged, type List, type Resource, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { needsExtension } from '#frame/context/needsExtension.ts';

/** A field through which records of a resource refer to another one. */
interface UsageSource {
  resource: Resource;
  source: string;
  /** The list that can filter by the field; unset if all rows are read and searched. */
  list?: string;
}

/** How many records of a resource refer to the record; `undefined` if unknown. */
export interface UsageCount {
  resource: string;
  count: number | undefined;
}

const isWhole = (call: Call | undefined): boolean => call !== undefined && !isPaged(call);

/**
 * The fields that refer to records of a resource, in lists the user may see. A list qualifies if it can filter by the field, or if it is returned
 * whole.
 */
export function usageSources(resources: readonly Resource[], name: string): UsageSource[] {
  return resources.flatMap(resource => {
    const { fields, lists, calls } = resource;
    if (!canAccess(resource.name, 'list')) return [];
    return fields
      .filter(({ reference, kind }) => reference === name && (kind === 'reference' || kind === 'references'))
      .flatMap(({ source }): UsageSource[] => {
        const filterable = Object.entries<List>(lists).find(
          ([, list]) => list.call && filtersOf(list, fields).some(filter => filter.source === source),
        );
        if (filterable) return [{ resource, source, list: filterable[0] }];
        return isWhole(calls.all) || isWhole(Object.values(lists)[0]?.call) ? [{ resource, source }] : [];
      });
  });
}

/** Whether the filter needs an extension. */
export const usesExtension = ({ resource: { lists, fields }, source, list }: UsageSource): boolean =>
  list !== undefined && needsExtension(lists[list] as List, fields, { [source]: '0' });

/** Counts the records that refer to a record. The count is `undefined` if a list cannot be read or the server ignored its filter. */
export async function countUsages(
  dataProvider: ShopDataProvider,
  sources: readonly UsageSource[],
  { id }: ShopRecord,
  signal?: AbortSignal,
): Promise<UsageCount[]> {
  const counts = await Promise.all(sources.map(usage => countOf(dataProvider, usage, id, signal).catch(() => undefined)));
  return sources.map(({ resource }, place) => ({ resource: resource.name, count: counts[place] }));
}

async function countOf(dataProvider: ShopDataProvider, { resource, source, list }: UsageSource, id: string, signal?: AbortSignal) {
  const filter = list === undefined ? {} : { [source]: id };
  const meta = list === undefined ? { all: true } : { list };
  const result = await dataProvider.getList<ShopRecord>(resource.name, { pagination: { page: 1, perPage: 10 }, filter, meta, signal });
  if (list === undefined) return result.data.filter(row => [valueAt(row, source)].flat().some(value => String(idOf(value)) === id)).length;
  return isFilterIgnored(result.meta) ? undefined : result.total;
}
