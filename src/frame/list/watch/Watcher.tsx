import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isWanted } from '#dataProvider/listQuery.ts';
import { currentPerson } from '#dataProvider/session.ts';
import { type List, queryOfTests, type Resource, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { readWatch, type Watch, writeListPreferences } from '#frame/context/listPreferences.ts';
import { needsExtension } from '#frame/context/needsExtension.ts';
import { watchKey } from '#frame/context/queryCache.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { withLock } from '#frame/storage/tabLock.ts';
import { afterAnswer, countText, creationDate, dueIn } from './newRows';
import { playTone } from './sound';
import { useWatches } from './useWatches';

/** Asks for the watched lists of the person, and puts the number of new rows before the title of the tab. */
export default function Watcher() {
  const watches = Object.entries(useWatches());
  const resources = useContext(ResourcesContext);
  const all = watches.flatMap(([, watch]) => watch ?? []);
  const count = all.reduce((sum, { fresh }) => sum + fresh.length, 0);
  useTitleCount(
    count
      ? countText(
          count,
          all.some(({ hasMore }) => hasMore),
        )
      : '',
  );
  return watches.map(([key]) => {
    const [name = '', listKey = ''] = key.split('/');
    const resource = resources.find(one => one.name === name);
    const list = resource?.lists[listKey];
    return resource && list && canAccess(name, 'list') && <WatchedList key={key} resource={resource} list={list} listKey={listKey} />;
  });
}

/** In milliseconds, between two looks at whether the list is to be asked for. */
const leastPause = 1000;

/** If the device has no room for what was learnt, the list must not be asked for each second. */
const pauseWithoutRoom = 600_000;

/** Reads the first page when it is due, for all tabs: each looks, under one lock, whether another has asked meanwhile. */
function WatchedList({ resource, list, listKey }: { resource: Resource; list: List; listKey: string }) {
  const key = `${resource.name}/${listKey}`;
  const read = useFirstPage(resource, list, listKey);
  const askIfDue = async (signal: AbortSignal) => {
    const before = readWatch(key);
    const date = creationDate(resource);
    if (!before || !date || dueIn(before, Date.now(), document.hidden) > 0) return;
    const rows = await read(before, signal).catch(() => undefined);
    const watch = readWatch(key);
    // It was switched off, or is another view's.
    if (signal.aborted || !watch || JSON.stringify(watch.filter) !== JSON.stringify(before.filter)) return;
    const next = rows ? afterAnswer(watch, rows, date, Date.now()) : { ...watch, at: Date.now(), failures: watch.failures + 1 };
    writeListPreferences(key, { watch: next });
    if (next.hasSound && next.fresh.some(id => !watch.fresh.includes(id))) playTone();
  };
  useQuery({
    queryKey: watchKey(key),
    queryFn: async ({ signal }) => {
      await withLock(`watch:${currentPerson()}`, () => askIfDue(signal), signal);
      return null;
    },
    refetchInterval: ({ state }) => {
      const watch = readWatch(key);
      return state.status === 'error' ? pauseWithoutRoom : Math.max(leastPause, watch ? dueIn(watch, Date.now(), document.hidden) : 0);
    },
    refetchIntervalInBackground: true,
    // A tab that is seen again asks sooner than a hidden one.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  return null;
}

/** Reads the first page of a list. A filter that needs an extension which the API does not know is not sent, but picks out of the rows. */
function useFirstPage(resource: Resource, list: List, listKey: string) {
  const { getList } = useDataProvider<ShopDataProvider>();
  const areExtensionsKnown = useExtensions();
  return async ({ filter }: Watch, signal: AbortSignal): Promise<readonly ShopRecord[]> => {
    const isSent = areExtensionsKnown || !needsExtension(list, resource.fields, filter);
    const params = { ...defaultListParams(listKey, list), filter: isSent ? filter : {}, signal };
    const { data, meta } = await getList<ShopRecord>(resource.name, params);
    if (isSent && !meta?.ignored) return data;
    const tests = queryOfTests(list, resource.fields, filter);
    return data.filter(row => isWanted(row, tests));
  };
}

const countInTitle = /^\(\d+\+?\) /;

/** Shows a count before the title of the tab, whatever screen sets the title. */
function useTitleCount(count: string): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!count || !title) return undefined;
    const mark = () => {
      const wanted = `(${count}) ${document.title.replace(countInTitle, '')}`;
      if (document.title !== wanted) document.title = wanted;
    };
    const observer = new MutationObserver(mark);
    observer.observe(title, { childList: true });
    mark();
    return () => {
      observer.disconnect();
      document.title = document.title.replace(countInTitle, '');
    };
  }, [count]);
}
