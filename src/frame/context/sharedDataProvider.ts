import { createContext, useContext } from 'react';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';

/** The result of react-admin's `useDataProvider`, set by `DataProviderContextProvider`. */
export const DataProviderContext = createContext<ShopDataProvider | undefined>(undefined);

/** The data provider. @throws Error outside of `DataProviderContextProvider`. */
export function useSharedDataProvider(): ShopDataProvider {
  const shared = useContext(DataProviderContext);
  if (!shared) throw new Error('useSharedDataProvider is called outside of Admin.');
  return shared;
}
