/** The lists of resources without calls, in `ra-data-simple-rest`'s dialect. Loaded separately: a shop may have no such resource. */
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import type { Resource } from '#define';
import { withId } from './fromReply';
import { send } from './http';
import { ignoredIn, plainQuery } from './listQuery';

/** The verbs that read several records. */
export type ListReads = Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference'>;

/** @param find Gives the resource of a name. */
export function plainLists(find: (name: string) => Resource): ListReads {
  const simple = simpleRest('', plainHttp);
  return {
    getMany: simple.getMany,
    getList: async (name, params) => {
      const { filter, tests } = plainQuery(find(name), params);
      const result = await simple.getList(name, withoutEmptySort({ ...params, filter }));
      return { ...result, ...ignoredIn(result.data.map(withId), { tests, sort: undefined }) };
    },
    getManyReference: (name, params) => simple.getManyReference(name, withoutEmptySort(params)),
  };
}

/** Sorts by id when no order is given: a server cannot sort by an empty field. */
function withoutEmptySort<T extends Pick<GetListParams, 'sort'>>(params: T): T {
  return params.sort?.field ? params : { ...params, sort: { field: 'id', order: 'ASC' } };
}

/** The HTTP client of `ra-data-simple-rest`, through `send`. */
async function plainHttp(url: string, { signal }: RequestInit = {}) {
  const { status, headers, json } = await send({ method: 'GET', url }, signal ?? undefined);
  return { status, headers, body: '', json: Array.isArray(json) ? json.map(withId) : json };
}
