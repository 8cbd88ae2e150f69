import { useContext, useMemo } from 'react';
import { useReferenceManyFieldController, useTranslate } from 'react-admin';
import { isFilterIgnored } from '#dataProvider/listQuery.ts';
import { fixedLimit, type List, type Related, type Resource, type ShopRecord, sourceOf, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { usualPerPage } from '#frame/context/defaultListParams.ts';
import { ResourcesContext, useResource } from '#frame/context/resourcesContext.ts';

/** The list that a related list shows, and its resource. @throws Error if there is none. */
function relatedList(resources: readonly Resource[], { list: path }: Related): { resource: Resource; listKey: string; list: List } {
  const [name, listKey = ''] = path.split('.');
  const resource = resources.find(candidate => candidate.name === name);
  const list = resource?.lists[listKey];
  if (!resource || !list) throw new Error(`There is no list '${path}'.`);
  return { resource, listKey, list };
}

/** The title of a related list: `resources.<name>.related.<key>`, else the plural of the other resource. */
export function useRelatedTitle(): (key: string, related: Related) => string {
  const { name } = useResource();
  const translate = useTranslate();
  return (key, { list }) =>
    translate(`resources.${name}.related.${key}`, { _: translate(`resources.${list.split('.')[0]}.name`, { smart_count: 2 }) });
}

/** Those that the person may see. */
export function useVisibleRelated(): [key: string, related: Related][] {
  const { related } = useResource();
  return Object.entries(related).filter(([, { list }]) => canAccess(list.split('.')[0] ?? '', 'list'));
}

/** A list as another resource's screen shows it: with the columns that `related` names, and only the row buttons that are links. */
function relatedListOf({ pages }: Resource, { call, columns, narrow, row = [], sort }: List, sources: Related['columns']): List {
  const links = row.filter(button => typeof button !== 'string' || ((button === 'show' || button === 'edit') && pages[button]));
  const columnOf = (source: string) => columns.find(column => sourceOf(column) === source);
  const chosen = sources?.map(column => (typeof column === 'string' ? (columnOf(column) ?? column) : column));
  return { ...(call ? { call } : {}), columns: chosen ?? columns, ...(narrow ? { narrow } : {}), row: links, ...(sort ? { sort } : {}) };
}

/** Stops react-admin's error notice, as the error is shown in place of the rows. */
const silent = () => {};

/**
 * Reads a related list page by page once it is `enabled`, as react-admin's `ReferenceManyField` does.
 * @returns the list with its controller. `isIgnored`: the server ignored the filter by the record, as the rows show.
 */
export function useRelated(related: Related, record: ShopRecord, enabled: boolean) {
  const { name } = useResource();
  const resources = useContext(ResourcesContext);
  const { resource, listKey, list } = relatedList(resources, related);
  const shown = useMemo(() => relatedListOf(resource, list, related.columns), [resource, list, related]);
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
    perPage: fixedLimit(list.call) ?? usualPerPage(list),
    sort: list.sort ?? { field: '', order: 'ASC' },
    exporter: false,
    queryOptions: { onError: silent, enabled },
  });
  // These rows must not be shown: staff would take all of them for rows of this record.
  const { data, meta } = controller;
  const isIgnored = Boolean(data?.length) && isFilterIgnored(meta);
  return { resource, listKey, list: shown, controller, isIgnored };
}
