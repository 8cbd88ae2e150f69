/** The calls of resources that declare none: `ra-data-simple-rest`'s dialect. Code of its own, as a shop may have no such resource. */
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { isPlain, type Resource } from '#define';
import { type HttpRequest, send } from './http';
import { ignoredIn, plainQuery } from './listQuery';
import { withId } from './rowsInReply';

/** @param find The declaration of a resource. */
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

/** Where no order is asked for, that of the dialect's own lists; an empty field is none that a server could sort by. */
function withoutEmptySort<T extends Pick<GetListParams, 'sort'>>(params: T): T {
  return params.sort?.field ? params : { ...params, sort: { field: 'id', order: 'ASC' } };
}

/** `ra-data-simple-rest`'s view of the door. */
async function plainHttp(url: string, { method = 'GET', body, signal }: RequestInit = {}) {
  const request: HttpRequest = { method, url, ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}) };
  const { status, headers, json } = await send(request, signal ?? undefined);
  return { status, headers, body: '', json: plainRecords(json) };
}

const plainRecords = (json: unknown): unknown =>
  Array.isArray(json) ? json.map((row, position) => withId(row, position)) : isPlain(json) ? withId(json) : json;
