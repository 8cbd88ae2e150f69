/** What waits to be worked off: views and whole lists that say so. Pure. */
import { askedOf, type Field, isPaged, type List, type Plain, type Resource } from '../../../resources/define';

/** Rows that wait. */
export interface InboxItem {
  resource: Resource;
  /** Key of the list. */
  list: string;
  /** Key of its words: of the view, or of the list where all its rows wait. */
  name: string;
  filter: Plain;
  /** Fields that it asks for, which the settings may not allow. */
  fields: readonly Field[];
  /** It comes whole, and is narrowed where it came. */
  isWhole: boolean;
}

/** All that waits, in the order of the resources. */
export function inboxOf(resources: readonly Resource[]): InboxItem[] {
  return resources.flatMap(resource => Object.entries(resource.lists).flatMap(([key, list]) => itemsOf(resource, key, list)));
}

function itemsOf(resource: Resource, key: string, list: List): InboxItem[] {
  const isWhole = list.call !== undefined && !isPaged(list.call);
  const item = (name: string, filter: Plain): InboxItem => ({
    resource,
    list: key,
    name,
    filter,
    fields: askedOf(list, resource.fields, filter).flatMap(({ filter: { field } }) => field ?? []),
    isWhole,
  });
  const views = Object.entries(list.views ?? {}).filter(([, { inbox }]) => inbox);
  return [...(list.inbox ? [item(key, {})] : []), ...views.map(([view, { filter }]) => item(view, filter))];
}
