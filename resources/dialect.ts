import { type Dialect, dialects } from '#define';

/**
 * What this shop's API calls things: how one signs in, where the token stands, and what a resource without calls sends and reads. Declared
 * calls name their parameters themselves.
 */
export const dialect: Dialect = dialects.rest;
