import { readToken } from '#dataProvider/session.ts';

const kept = 'font';

/** Fetches the app's font and puts it in place; remembers that it lies in the browser's cache. Nothing where it cannot be had. */
export const fetchFont = (): Promise<unknown> =>
  import('./putFont')
    .then(({ putFont }) => putFont())
    // Signed out, a device that was cleared stays so.
    .then(() => readToken() && localStorage.setItem(kept, '1'))
    .catch(() => {});

/** Whether the font was fetched before, so that it is here at once and keeps no row waiting. */
export const isFontHere = (): boolean => localStorage.getItem(kept) !== null;
