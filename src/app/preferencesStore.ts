import { localStorageStore, type Store } from 'react-admin';
import { storedName } from '#dataProvider/basePath.ts';

const device = localStorageStore('1', storedName('shopAdmin'));

/**
 * The user's choices for the screens, in this browser. index.html reads the mode from it.
 * A list's search, filters and sort live only in its address; react-admin writes them here even with `storeKey={false}` and then never reads
 * them.
 */
export const store: Store = {
  ...device,
  setItem: (key, value) => {
    if (!key.endsWith('.listParams')) device.setItem(key, value);
  },
};
