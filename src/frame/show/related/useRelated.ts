import { useContext, useMemo } from 'react';
import { useReferenceManyFieldController, useTranslate } from 'react-admin';
import { isFilterIgnored } from '#dataProvider/listQuery.ts';
import { type List, type Related, type Resource, type ShopRecord, sourceOf, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { ResourcesContext, useResource } from '#frame/context/resourcesContext.ts';

/** A related list with the list that it shows, which belongs to another resource. */
export interface RelatedList extends Omit<Related, 'list'> {
  key: string;
  /** The text `resources.<name>.related.<key>`, else the plural of the other resource. */
  title: string;
  resource: Resource;
  listKey: string;
  list: List;
}

/** The related lists that the person may see. @throws Error if one of them does not exist. */
export function useRelatedLists(): RelatedList[] {
  const { name, related } = useResource();
  const resources = useContext(ResourcesContext);
  const translate = useTranslate();
  return Object.entries(related).flatMap(([key, { list: path, ...rest }]) => {
    const [other = '', listKey = ''] = path.split('.');
    if (!canAccess(other, 'list')) return [];
    const resource = resources.find(candidate => candidate.name === other);
    const list = resource?.lists[listKey];
    if (!resource || !list) throw new Error(`There is no list '${path}'.`);
    const title = translate(`resources.${name}.related.${key}`, { _: translate(`resources.${other}.name`, { smart_count: 2 }) });
    return { ...rest, key, title, resource, listKey, list };
  });
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
export function useRelated({ resource, listKey, list, columns, filter: sources }: RelatedList, record: ShopRecord, enabled: boolean) {
  const shown = useMemo(() => relatedListOf(resource, list, columns), [resource, list, columns]);
  const filter = useMemo(
    () => Object.fromEntries(Object.entries(sources ?? {}).map(([key, source]) => [key, valueAt(record, source)])),
    [sources, record],
  );
  const { pagination, sort } = defaultListParams(listKey, list);
  const controller = useReferenceManyFieldController<ShopRecord, ShopRecord>({
    record,
    reference: resource.name,
    target: listKey,
    filter,
    ...pagination,
    sort,
    queryOptions: { onError: silent, enabled },
  });
  // These rows must not be shown: staff would take all of them for rows of this record.
  const { data, meta } = controller;
  const isIgnored = Boolean(data?.length) && isFilterIgnored(meta);
  return { resource, listKey, list: shown, controller, isIgnored };
}
