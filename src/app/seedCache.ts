import { settingsUrl } from 'virtual:early-urls';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { isFetchedEarly } from '#dataProvider/http.ts';
import type { Reading } from '#dataProvider/lists.ts';
import { firstRead } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { notePrefetched } from '#frame/context/prefetchedPages.ts';
import { listKey, readKey, wholeLists } from '#frame/context/queryCache.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { settingsKey } from './settings/useShopSettings';

/** In milliseconds. The first screen does not read the seeded data again in this time. */
const freshFor = 1500;
/** In milliseconds. On a slow line the first render starts without the data. */
const maxWait = 40;

/**
 * Puts the settings and the first list or page into react-query's cache, if main.ts requested them early and they have arrived. The first render
 * then shows rows.
 */
export async function seedCache(queryClient: QueryClient, listUrl: string | undefined): Promise<void> {
  const seed = (key: QueryKey, data: unknown) => {
    queryClient.setQueryDefaults(key, { staleTime: freshFor });
    queryClient.setQueryData(key, data);
  };
  const dataProvider = createDataProvider(resources);
  const [hasSettings, hasList] = await Promise.all([isFetchedEarly(settingsUrl, maxWait), listUrl ? isFetchedEarly(listUrl, maxWait) : false]);
  if (hasSettings) seed(settingsKey, await dataProvider.read(settingsPage, 'settings'));
  if (!hasList) return;
  for (const { name, lists } of resources) {
    const [key, list] = Object.entries(lists).find(([, { path }]) => path === location.pathname + location.search) ?? [];
    if (!key || !list) continue;
    const params = defaultListParams(key, list);
    const queryKey = listKey(name, params);
    notePrefetched(queryKey);
    const reading: typeof params & Reading = { ...params, wholeLists: wholeLists(queryClient, name) };
    seed(queryKey, await dataProvider.getList(name, reading));
  }
  const page = pages.find(({ path }) => path === location.pathname + location.search);
  const first = page && firstRead(page);
  if (first) seed(readKey(page.name, first.read, first.params), await dataProvider.read(page, first.read, first.params));
}
