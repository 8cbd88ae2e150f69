import { localStorageStore } from 'react-admin';

/** What this browser keeps of how staff have set up the screens. */
export const store = localStorageStore('1', 'shopAdmin');
