import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createDataProvider } from '../../dataProvider/dataProvider';
import { isAnswered } from '../../dataProvider/http';
import { resources } from '../../resources';
import type { ShopRecord } from '../../resources/define';
import { firstAsked } from '../frame/firstAsked';
import { settingsKey } from './settings/useShopSettings';

/** For how long what came is fresh enough for the screen that opens with it, in milliseconds. */
const freshFor = 1500;
/** The longest that the first render waits for what is on its way, in milliseconds. */
const mostWait = 250;

/**
 * Hands the settings and the list that is opened to the first render, where the gate asked for them early and they have
 * come. So the rows are there at once, and not after a screen that waits for them.
 */
export async function prime(queries: QueryClient, list: string | undefined): Promise<void> {
  const keep = (key: QueryKey, data: unknown) => {
    queries.setQueryDefaults(key, { staleTime: freshFor });
    queries.setQueryData(key, data);
  };
  const dataProvider = createDataProvider(resources);
  const [hasSettings, hasList] = await Promise.all([isAnswered('/settings', mostWait), list ? isAnswered(list, mostWait) : false]);
  if (hasSettings) await dataProvider.getOne<ShopRecord>('settings', { id: 'shop' }).then(({ data }) => keep(settingsKey, data));
  if (!hasList) return;
  for (const { name, lists } of resources) {
    const [key, opened] = Object.entries(lists).find(([, { path }]) => path === location.pathname + location.search) ?? [];
    if (!key || !opened) continue;
    const asked = firstAsked(key, opened);
    keep([name, 'getList', asked], await dataProvider.getList(name, asked));
  }
}
