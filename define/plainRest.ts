/** Plain REST: what a resource speaks that declares no calls of its lists and records, in the dialect of `ra-data-simple-rest`. */
import { call } from './call';
import type { Resource } from './resource';

/** Whether a resource speaks plain REST. Its actions may have calls all the same. */
export const speaksPlainRest = ({ calls, lists }: Pick<Resource, 'calls' | 'lists'>): boolean =>
  !Object.keys(calls).length && !Object.values(lists).some(({ call }) => call);

/** The call of every list in plain REST. Its answer is an array, with the total in the header `Content-Range`. */
export const plainList = ({ name }: Pick<Resource, 'name'>) => call(`GET /${name}[?sort][&range][&filter]`);

/** The calls of a resource beside its lists: those that it declares, or those of plain REST. */
export function recordCalls(resource: Resource): Resource['calls'] {
  if (!speaksPlainRest(resource)) return resource.calls;
  const { name } = resource;
  return {
    one: call(`GET /${name}/{id}`),
    create: call(`POST /${name}`),
    update: call(`PUT /${name}/{id}`),
    delete: call(`DELETE /${name}/{id}`),
  };
}
