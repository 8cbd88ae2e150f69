import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createDataProvider } from '../../dataProvider/dataProvider';
import { isAnswered } from '../../dataProvider/http';
import { resources } from '../../resources';
import type { ShopRecord } from '../../resources/define';
import { firstAsked } from '../frame/firstAsked';
import { settingsKey } from './settings/useShopSettings';

/** In milliseconds. */
const freshFor = 1500;
const mostWait = 250;

/**
 * Hands the settings and the list that is opened to the first render, where the gate asked for them early and they have
 * come. So the rows are there at once, and not after a screen that waits for them.
 */
export async function prime(queries: QueryClient, list: string | undefined): Promise<void> {
  // As one that need not be asked for again when its screen opens.
  const keep = (key: QueryKey, data: unknown) => queries.setQueryData(key, data, { updatedAt: Date.now() + freshFor });
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
