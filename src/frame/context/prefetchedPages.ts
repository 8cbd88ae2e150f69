/** Pages of lists that were read ahead. */
import { hashKey, type QueryKey } from '@tanstack/react-query';

/** In milliseconds. A page that was read ahead is shown without a second read for this long. */
export const freshFor = 10_000;

const prefetched = new Set<string>();

/** Marks a page as read ahead. */
export const notePrefetched = (key: QueryKey): void => void prefetched.add(hashKey(key));

/** Unmarks a page once it is shown. Later visits read it again, like any other page. */
export const noteShown = (key: QueryKey): void => void prefetched.delete(hashKey(key));

/** The `staleTime` of a page of a list, in milliseconds. */
export const freshnessOf = ({ queryHash }: { queryHash: string }): number => (prefetched.has(queryHash) ? freshFor : 0);
