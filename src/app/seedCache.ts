import { settingsUrl } from 'virtual:early-urls';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { isFetchedEarly } from '#dataProvider/http.ts';
import type { Reading } from '#dataProvider/lists.ts';
import { firstRead } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { notePrefetched } from '#frame/context/prefetchedPages.ts';
import { keptAnswers, listKey, readKey } from '#frame/context/queryCache.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { settingsKey } from './settings/useShopSettings';

/** For how long what came is fresh enough for the screen that opens with it, in milliseconds. */
const freshFor = 1500;
/** The longest that the first render waits for what is on its way, in milliseconds: on a slow line it does its own part meanwhile. */
const mostWait = 40;

/**
 * Hands the settings and what is read first on the list or page that is opened to the first render, where the gate asked for them early and they have
 * come. So the rows are there at once, and not after a screen that waits for them.
 */
export async function seedCache(queries: QueryClient, list: string | undefined): Promise<void> {
  const keep = (key: QueryKey, data: unknown) => {
    queries.setQueryDefaults(key, { staleTime: freshFor });
    queries.setQueryData(key, data);
  };
  const dataProvider = createDataProvider(resources);
  const [hasSettings, hasList] = await Promise.all([isFetchedEarly(settingsUrl, mostWait), list ? isFetchedEarly(list, mostWait) : false]);
  if (hasSettings) keep(settingsKey, await dataProvider.read(settingsPage, 'settings'));
  if (!hasList) return;
  for (const { name, lists } of resources) {
    const [key, opened] = Object.entries(lists).find(([, { path }]) => path === location.pathname + location.search) ?? [];
    if (!key || !opened) continue;
    const asked = defaultListParams(key, opened);
    const queryKey = listKey(name, asked);
    notePrefetched(queryKey);
    const reading: typeof asked & Reading = { ...asked, answers: keptAnswers(queries, name) };
    keep(queryKey, await dataProvider.getList(name, reading));
  }
  const page = pages.find(({ path }) => path === location.pathname + location.search);
  const first = page && firstRead(page);
  if (first) keep(readKey(page.name, first.read, first.params), await dataProvider.read(page, first.read, first.params));
}
