/** The inbox: the lists and views whose rows wait to be worked off (`inbox: true` in their declaration). Pure. */
import { type Conditions, conditionsOf, isPaged, type List, type Plain, type Resource } from '#define';
import { needsExtension } from '#frame/context/needsExtension.ts';

export interface InboxItem {
  resource: Resource;
  list: string;
  /** The key of its label: that of the view, or of the list if all its rows wait. */
  name: string;
  filter: Plain;
  /** It is hidden unless the settings fulfil all of these. */
  conditions: readonly (Conditions | undefined)[];
  /** Counting it needs parameters that no specification documents. */
  needsExtension: boolean;
  /** The server returns the list whole, and the data provider filters it. */
  isWhole: boolean;
}

/** All items, in the order of the resources. */
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
