import type { QueryKey } from '@tanstack/react-query';

/** Where what a page has read is kept. Under its name, so that what changes a resource of the same name has it read again. */
export const readKey = (page: string, read: string, params: object): QueryKey => [page, 'read', read, params];
