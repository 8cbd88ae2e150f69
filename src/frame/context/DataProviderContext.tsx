import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { DataProviderContext } from './sharedDataProvider';

/** Takes react-admin's data provider once for all that stands below: its hook calls a dozen others, and every row of a list would call it. */
export function DataProviderContextProvider({ children }: { children: ReactNode }) {
  return <DataProviderContext value={useDataProvider<ShopDataProvider>()}>{children}</DataProviderContext>;
}
