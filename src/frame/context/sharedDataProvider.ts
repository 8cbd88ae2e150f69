import { createContext, useContext } from 'react';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';

/** The data provider as react-admin's own hook gives it, taken once by `SharedDataProvider`. */
export const DataProviderContext = createContext<ShopDataProvider | undefined>(undefined);

/** The data provider, for what stands in every row of a list. @throws Error outside of `SharedDataProvider`. */
export function useSharedDataProvider(): ShopDataProvider {
  const shared = useContext(DataProviderContext);
  if (!shared) throw new Error('The app must stand in a SharedDataProvider.');
  return shared;
}
