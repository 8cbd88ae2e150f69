import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { DataProviderContext } from './sharedDataProvider';

/** Calls react-admin's `useDataProvider` once for everything below. That hook calls a dozen others, which every row of a list would repeat. */
export function DataProviderContextProvider({ children }: { children: ReactNode }) {
  return <DataProviderContext value={useDataProvider<ShopDataProvider>()}>{children}</DataProviderContext>;
}
