/** The calls of resources that declare none, in `ra-data-simple-rest`'s dialect. Loaded separately: a shop may have no such resource. */
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { isPlain, type Resource } from '#define';
import { withId } from './fromReply';
import { type HttpRequest, send } from './http';
import { ignoredIn, plainQuery } from './listQuery';

/** @param find Gives the resource of a name. */
export function plainCalls(find: (name: string) => Resource): DataProvider {
  const simple = simpleRest('', plainHttp);
  return {
    ...simple,
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
async function plainHttp(url: string, { method = 'GET', body, signal }: RequestInit = {}) {
  const request: HttpRequest = { method, url, ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}) };
  const { status, headers, json } = await send(request, signal ?? undefined);
  return { status, headers, body: '', json: plainRecords(json) };
}

const plainRecords = (json: unknown): unknown =>
  Array.isArray(json) ? json.map((row, position) => withId(row, position)) : isPlain(json) ? withId(json) : json;
