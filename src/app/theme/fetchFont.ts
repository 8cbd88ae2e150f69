import { storedName } from '#dataProvider/basePath.ts';
import { readToken } from '#dataProvider/session.ts';

const storageKey = (): string => storedName('font');

/** Loads the font and remembers that the browser has it cached. A failure is ignored. */
export const fetchFont = (): Promise<unknown> =>
  import('./putFont')
    .then(({ putFont }) => putFont())
    // Nothing is stored after signing out.
    .then(() => readToken() && localStorage.setItem(storageKey(), '1'))
    .catch(() => {});

/** Whether the font was loaded before, so that it is probably in the browser's cache. */
export const isFontHere = (): boolean => localStorage.getItem(storageKey()) !== null;
