import type { QueryKey } from '@tanstack/react-query';

/** Where what a page has read is kept. Under its name, so that what changes a resource of the same name has it read again. */
export const readKey = (page: string, read: string, params: object): QueryKey => [page, 'read', read, params];

/** Where it is kept how many rows wait in a list, or in a view of it. Under their resource, so that a change of it counts again. */
export const waitingKey = (resource: string, list: string, item: string): QueryKey => [resource, 'getList', { inbox: `${list}.${item}` }];
