import type { english } from './english';

/** The keys of some English texts, with the texts of any language. */
export type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The same, with any keys missing. */
type PartialWords<T> = { [K in keyof T]?: T[K] extends string ? string : PartialWords<T[K]> };

/** The texts of a language. Missing ones are shown in English. */
export type Texts = PartialWords<typeof english>;
