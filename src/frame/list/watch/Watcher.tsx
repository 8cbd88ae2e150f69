import { useQuery } from '@tanstack/react-query';
import { isEqual } from 'es-toolkit/predicate';
import { useContext, useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isWanted } from '#dataProvider/listQuery.ts';
import { currentPerson } from '#dataProvider/session.ts';
import { type List, queryOfTests, type Resource, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { needsExtension } from '#frame/context/needsExtension.ts';
import { watchKey } from '#frame/context/queryCache.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { withLock } from '#frame/storage/tabLock.ts';
import { afterAnswer, countText, creationDate, dueIn } from './newRows';
import { playTone } from './sound';
import { useStoredWatches, useWatches, type Watch } from './watches';

/** Reads the lists that the person watches, and puts the number of new rows before the title of the tab. */
export default function Watcher() {
  const watches = useWatches();
  const resources = useContext(ResourcesContext);
  const all = Object.values(watches);
  const count = all.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const mayBeMore = all.some(({ hasMore }) => hasMore);
  useTitleCount(count ? countText(count, mayBeMore) : '');
  return Object.keys(watches).map(key => {
    const [name = '', listKey = ''] = key.split('/');
    const resource = resources.find(one => one.name === name);
    const list = resource?.lists[listKey];
    return resource && list && canAccess(name, 'list') && <WatchedList key={key} resource={resource} list={list} listKey={listKey} />;
  });
}

/** In milliseconds. A tab checks at most this often whether a list is due. */
const leastPause = 1000;

/** In milliseconds. If the device cannot store the answer, the list stays due: without this pause it would be read each second. */
const pauseWithoutRoom = 600_000;

/** Reads the first page when it is due, once for all tabs: under one lock, each tab checks first whether another one has just read it. */
function WatchedList({ resource, list, listKey }: { resource: Resource; list: List; listKey: string }) {
  const key = `${resource.name}/${listKey}`;
  const { read, write } = useStoredWatches();
  const readRows = useFirstPage(resource, list, listKey);
  const askIfDue = async (signal: AbortSignal) => {
    const before = read(key);
    const date = creationDate(resource);
    if (!before || !date || dueIn(before, Date.now(), document.hidden) > 0) return;
    const rows = await readRows(before, signal).catch(() => undefined);
    const watch = read(key);
    // The person has switched the watch off, or watches another view now.
    if (signal.aborted || !watch || !isEqual(watch.filter, before.filter)) return;
    const next = rows ? afterAnswer(watch, rows, date, Date.now()) : { ...watch, at: Date.now(), failures: watch.failures + 1 };
    write(key, next);
    if (next.hasSound && next.fresh.some(id => !watch.fresh.includes(id))) playTone();
  };
  useQuery({
    queryKey: watchKey(key),
    queryFn: async ({ signal }) => {
      await withLock(`watch:${currentPerson()}`, () => askIfDue(signal), signal);
      return null;
    },
    refetchInterval: ({ state }) => {
      const watch = read(key);
      return state.status === 'error' ? pauseWithoutRoom : Math.max(leastPause, watch ? dueIn(watch, Date.now(), document.hidden) : 0);
    },
    refetchIntervalInBackground: true,
    // A list that was not yet due in the hidden tab may be due once the tab is seen again.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  return null;
}

/** Reads the first page of a list. A filter that the API does not know is not sent; the rows are filtered here. */
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
