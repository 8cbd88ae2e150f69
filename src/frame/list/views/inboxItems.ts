/** What waits to be worked off: views and whole lists that say so. Pure. */
import { type Conditions, conditionsOf, isPaged, type List, type Plain, type Resource } from '#define';
import { needsExtension } from '#frame/context/needsExtension.ts';

/** Rows that wait. */
export interface InboxItem {
  resource: Resource;
  /** Key of the list. */
  list: string;
  /** Key of its words: of the view, or of the list where all its rows wait. */
  name: string;
  filter: Plain;
  /** What the settings must say for it to be shown. */
  conditions: readonly (Conditions | undefined)[];
  /** Only parameters that no specification documents can count it. */
  needsExtension: boolean;
  /** It comes whole, and is narrowed where it came. */
  isWhole: boolean;
}

/** All that waits, in the order of the resources. */
export function inboxItems(resources: readonly Resource[]): InboxItem[] {
  return resources.flatMap(resource => Object.entries(resource.lists).flatMap(([key, list]) => itemsOf(resource, key, list)));
}

function itemsOf(resource: Resource, key: string, list: List): InboxItem[] {
  const isWhole = list.call !== undefined && !isPaged(list.call);
  const item = (name: string, filter: Plain): InboxItem => ({
    resource,
    list: key,
    name,
    filter,
    conditions: conditionsOf(list, resource.fields, filter),
    needsExtension: needsExtension(list, resource.fields, filter),
    isWhole,
  });
  const views = Object.entries(list.views ?? {}).filter(([, { inbox }]) => inbox);
  return [...(list.inbox ? [item(key, {})] : []), ...views.map(([view, { filter }]) => item(view, filter))];
}
