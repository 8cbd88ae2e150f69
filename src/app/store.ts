import { localStorageStore, type Store } from 'react-admin';

const device = localStorageStore('1', 'shopAdmin');

/**
 * What this browser keeps of how staff have set up the screens; index.html reads the mode from it. Search, filters and order of a list live in its address alone: react-admin
 * writes them here even where `storeKey` is false, and never reads them then.
 */
export const store: Store = {
  ...device,
  setItem: (key, value) => {
    if (!key.endsWith('.listParams')) device.setItem(key, value);
  },
};
