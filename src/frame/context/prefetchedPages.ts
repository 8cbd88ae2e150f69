/** Pages of lists that were read before anybody asked for them. */
import { hashKey, type QueryKey } from '@tanstack/react-query';

/** For how long such a page is shown without being read again, in milliseconds. */
export const freshFor = 10_000;

const ahead = new Set<string>();

/** Notes that a page was read before it is shown. */
export const notePrefetched = (key: QueryKey): void => void ahead.add(hashKey(key));

/** Notes that it is shown: whoever comes back to it later is given it and has it read again, as any other. */
export const noteShown = (key: QueryKey): void => void ahead.delete(hashKey(key));

/** How old a page of a list may be and still not be read again when it is shown, in milliseconds. For `staleTime`. */
export const freshnessOf = ({ queryHash }: { queryHash: string }): number => (ahead.has(queryHash) ? freshFor : 0);
