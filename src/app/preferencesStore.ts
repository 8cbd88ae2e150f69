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

/** Moves the columns, views and watches that 1.0.0 stored in one entry for each person. */
function moveOldLists(): void {
  const prefix = storedName('lists:');
  for (const [name, text] of Object.entries(localStorage)) {
    if (!name.startsWith(prefix)) continue;
    localStorage.removeItem(name);
    const person = name.slice(prefix.length);
    const lists = Object.entries<{ watch?: unknown }>(JSON.parse(text));
    for (const [list, preferences] of lists) device.setItem(`lists.${person}.${list}`, preferences);
    device.setItem(`watches.${person}`, Object.fromEntries(lists.map(([list, { watch }]) => [list, watch])));
  }
}

try {
  moveOldLists();
} catch {
  // Unreadable entries hold nothing to move.
}
