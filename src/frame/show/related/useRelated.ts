import { useContext, useMemo } from 'react';
import { useReferenceManyFieldController, useTranslate } from 'react-admin';
import { type List, type Related, type Resource, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { ResourcesContext, useResource } from '#frame/context/resourcesContext.ts';

/** The list that something related is taken from. @throws Error where there is none. */
function listOf(resources: readonly Resource[], { list: named }: Related): { resource: Resource; listKey: string; list: List } {
  const [name, listKey = ''] = named.split('.');
  const resource = resources.find(candidate => candidate.name === name);
  const list = resource?.lists[listKey];
  if (!resource || !list) throw new Error(`There is no list '${named}'.`);
  return { resource, listKey, list };
}

/** What is related to a record of the screen is called. */
export function useRelatedTitle(): (key: string, related: Related) => string {
  const { name } = useResource();
  const translate = useTranslate();
  return (key, { list }) =>
    translate(`resources.${name}.related.${key}`, { _: translate(`resources.${list.split('.')[0]}.name`, { smart_count: 2 }) });
}

/** Of the related, what who is signed in may see. */
export function useRelatedHere(): [key: string, related: Related][] {
  const { related } = useResource();
  return Object.entries(related).filter(([, { list }]) => canAccess(list.split('.')[0] ?? '', 'list'));
}

/** The list as it stands on the screen of another resource: the columns that are wanted, of the row buttons those that only lead elsewhere. */
function narrowed({ pages }: Resource, { call, columns, narrow, row = [], sort }: List, wanted: Related['columns']): List {
  const links = row.filter(button => typeof button !== 'string' || ((button === 'show' || button === 'edit') && pages[button]));
  const own = (source: string) => columns.find(column => (typeof column === 'string' ? column : column.source) === source);
  const chosen = wanted?.map(column => (typeof column === 'string' ? (own(column) ?? column) : column));
  return { ...(call ? { call } : {}), columns: chosen ?? columns, ...(narrow ? { narrow } : {}), row: links, ...(sort ? { sort } : {}) };
}

const quiet = { onError: () => {} };

/** Reads what is related to a record, a page at a time, as react-admin's related lists do. `isIgnored`: the rows tell that the server has not narrowed them to the record. */
export function useRelated(related: Related, record: ShopRecord) {
  const { name } = useResource();
  const resources = useContext(ResourcesContext);
  const { resource, listKey, list } = listOf(resources, related);
  const shown = useMemo(() => narrowed(resource, list, related.columns), [resource, list, related]);
  const filter = useMemo(
    () => Object.fromEntries(Object.entries(related.filter ?? {}).map(([key, source]) => [key, valueAt(record, source)])),
    [related, record],
  );
  const controller = useReferenceManyFieldController<ShopRecord, ShopRecord>({
    resource: name,
    record,
    reference: resource.name,
    target: listKey,
    filter,
    page: 1,
    perPage: 10,
    sort: list.sort ?? { field: '', order: 'ASC' },
    exporter: false,
    queryOptions: quiet,
  });
  // Rows that belong to other records as well would be taken for this one's.
  const { data, meta } = controller;
  const isIgnored = Boolean(data?.length) && Array.isArray(meta?.ignored) && meta.ignored.length > 0;
  return { resource, listKey, list: shown, controller, isIgnored };
}
