import type { QueryKey } from '@tanstack/react-query';
import { debounce } from 'es-toolkit/function';
import { firstRead } from '#define';
import { countKey, readKey } from '#frame/context/queryCache.ts';
import { inboxItems } from '#frame/inbox/inboxCounts.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { queryClient } from './queryClient';

/** In milliseconds. Several changes in a row are counted once. */
const pause = 500;

const changed = new Set<string>();

/** The query keys of the counts that a change of a resource affects: the inbox of its lists, and menu counts of pages. */
const countKeysOf = (name: string): QueryKey[] => [
  ...inboxItems(resources.filter(resource => resource.name === name)).map(item => countKey(name, item.list, item.name)),
  ...pages.flatMap(page => {
    const first = page.menuCounts?.[name] ? firstRead(page) : undefined;
    return first ? [readKey(page.name, first.read, first.params)] : [];
  }),
];

const countChanged = debounce(() => {
  for (const queryKey of [...changed].flatMap(countKeysOf)) {
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.resetQueries({ queryKey, type: 'inactive' });
  }
  changed.clear();
}, pause);

/** Counts again after a change of a resource. Counts that no mounted component shows are dropped from the cache. */
export function refreshCounts(resource: string): void {
  changed.add(resource);
  countChanged();
}
