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

/** Moves the columns and views that the app stored until 1.0.0, in an entry of its own for each person. */
function moveOldLists(): void {
  const prefix = storedName('lists:');
  for (const [name, text] of Object.entries(localStorage)) {
    if (!name.startsWith(prefix)) continue;
    localStorage.removeItem(name);
    for (const [list, preferences] of Object.entries(JSON.parse(text))) device.setItem(`lists.${name.slice(prefix.length)}.${list}`, preferences);
  }
}

try {
  moveOldLists();
} catch {
  // Unreadable entries hold nothing to move.
}
