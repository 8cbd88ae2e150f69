import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import type { Reading } from '#dataProvider/lists.ts';
import { firstRead } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { parseListPreferences, readStoredText } from '#frame/context/listPreferences.ts';
import { listKey, readKey, wholeLists } from '#frame/context/queryCache.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { settingsKey } from './settings/useShopSettings';

/** In milliseconds. The first screen does not read again what came before it was rendered. */
const freshFor = 1500;

/** Reads the settings, and the first list or page, while the texts load and the first screen is rendered. */
export function prefetchOpened(queryClient: QueryClient): void {
  const dataProvider = createDataProvider(resources);
  const prefetch = (queryKey: QueryKey, queryFn: () => Promise<unknown>) => {
    // A failure waits for the screen that tells it. Otherwise that screen would read again.
    const isUsed = new Promise<void>(resolve => {
      const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'observerAdded' || query.queryHash !== hashKey(queryKey)) return;
        stop();
        resolve();
      });
    });
    const read = () => queryFn().catch(error => isUsed.then(() => Promise.reject(error)));
    queryClient.setQueryDefaults(queryKey, { staleTime: freshFor });
    void queryClient.prefetchQuery({ queryKey, queryFn: read });
  };
  const address = location.pathname + location.search;
  prefetch(settingsKey, () => dataProvider.read(settingsPage, 'settings'));
  for (const { name, lists } of resources) {
    const [key, list] = Object.entries(lists).find(([, { path }]) => path === address) ?? [];
    if (!key || !list) continue;
    const params = defaultListParams(key, list, parseListPreferences(readStoredText(`${name}/${key}`)).perPage);
    const reading: typeof params & Reading = { ...params, wholeLists: wholeLists(queryClient, name) };
    prefetch(listKey(name, params), () => dataProvider.getList(name, reading));
  }
  const page = pages.find(({ path }) => path === address);
  const first = page && firstRead(page);
  if (first) prefetch(readKey(page.name, first.read, first.params), () => dataProvider.read(page, first.read, first.params));
}
