import type { QueryKey } from '@tanstack/react-query';
import { firstRead } from '#define';
import { countKey, readKey } from '#frame/context/queryCache.ts';
import { inboxItems } from '#frame/list/views/inboxItems.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { queryClient } from './queryClient';

/** In milliseconds: many changes in a row are counted once. */
const pause = 500;

const changed = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where the figures stand that a change of a resource may make wrong: what waits in its lists, and what pages say of it in the menu. */
const figuresOf = (name: string): QueryKey[] => [
  ...inboxItems(resources.filter(resource => resource.name === name)).map(item => countKey(name, item.list, item.name)),
  ...pages.flatMap(page => {
    const first = page.menuCounts?.[name] ? firstRead(page) : undefined;
    return first ? [readKey(page.name, first.read, first.params)] : [];
  }),
];

/** Has the figures of a resource that was changed counted again. Those that nobody asks for by itself are forgotten: they may be wrong. */
export function refreshCounts(resource: string): void {
  changed.add(resource);
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const queryKey of [...changed].flatMap(figuresOf)) {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.resetQueries({ queryKey, type: 'inactive' });
    }
    changed.clear();
  }, pause);
}
