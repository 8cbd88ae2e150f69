/** The routes of a resource, from its declaration and its behaviour. A resource without calls gets plain REST. */
import { bodyKeys, type Call, type Dialect, isPaged, keysSetByActions, type List, pageIn, type Resource, speaksPlainRest, wrongState } from '#define';
import type { Behaviour, Row } from './behaviourTypes';
import { expectedAction } from './expectedAction';
import { plainRecord, plainRoutes } from './plainRoutes';
import { type ListRows, refuse, type Table, tableOf } from './resourceTable';
import { documentedOf, expressPath, idIn, type Route } from './route';
import type { Store } from './rowStore';

/** An action with neither behaviour nor a declared outcome has no route; `checkResources` reports it. */
export function routesOf(resource: Resource, behaviour: Behaviour, resources: readonly Resource[], store: Store, dialect: Dialect): Route[] {
  const table = tableOf(resource, behaviour, resources, store);
  const { calls, lists } = resource;
  const at = (call: Call, action: string, answer: Route['answer']): Route => ({
    method: call.method,
    path: expressPath(call),
    documented: documentedOf(call),
    resource,
    needs: { name: resource.name, action },
    ...(action === 'list' ? { rows: call.rows ?? 'data' } : {}),
    accepts: ({ params }) => Object.entries(call.with ?? {}).every(([key, value]) => params[key] === value),
    answer,
  });
  const shown = (row: Row) => (speaksPlainRest(resource) ? plainRecord(table.answered(row), dialect) : table.answered(row));
  const actions = actionRoutes(resource, behaviour, table, store, shown, at);
  if (speaksPlainRest(resource)) return [...plainRoutes(resource, table, dialect).map(route => ({ ...route, resource })), ...actions];
  const listCalls: { key: string; call: Call | undefined; list?: List }[] = [
    ...Object.entries(lists).map(([key, list]) => ({ key, call: list.call, list })),
    ...(calls.all ? [{ key: 'all', call: calls.all }] : []),
  ];
  const routes: Route[] = listCalls.flatMap(({ key, call, list }) =>
    call
      ? [at(call, 'list', ({ query, params }) => ({ body: page(table.list(key, { ...query, ...params }, list), call, query, behaviour.totalKey) }))]
      : [],
  );
  if (calls.one) routes.push(at(calls.one, 'show', request => ({ body: table.answered(table.one(idIn(request), request.query)) })));
  if (calls.create) routes.push(at(calls.create, 'create', ({ body }) => ({ body: table.create(pick(body, bodyKeys(resource, 'create'))) })));
  if (calls.update)
    routes.push(
      at(calls.update, 'edit', request => ({
        body: table.update(idIn(request), pick(request.body, bodyKeys(resource, 'update', keysSetByActions(resource)))),
      })),
    );
  if (calls.delete) routes.push(at(calls.delete, 'delete', request => table.remove(idIn(request))));
  return [...routes, ...actions];
}

/** The routes of the actions that have calls. */
function actionRoutes(
  resource: Resource,
  behaviour: Behaviour,
  table: Table,
  store: Store,
  shown: (row: Row) => unknown,
  at: (call: Call, action: string, answer: Route['answer']) => Route,
): Route[] {
  return Object.entries(resource.actions).flatMap(([key, { call }]) => {
    const ofList = behaviour.listActions?.[key];
    if (call && ofList) return [at(call, key, ({ body }) => ({ body: ofList(store, body) ?? {} }))];
    const act = behaviour.actions?.[key] ?? expectedAction(resource, key);
    if (!call || !act) return [];
    const asks = behaviour.asks?.[key];
    const route = at(call, key, request => {
      const before = table.find(asks?.(request.body) ?? idIn(request));
      refuse(wrongState(resource, key, before));
      const row = act(before, store, request.body);
      return row ? { body: shown(row) } : {};
    });
    return asks ? { ...route, accepts: ({ body }) => asks(body) !== undefined } : route;
  });
}

const pick = (body: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));

/** A list answer, `{ <rows>, total }`; one page of rows where the call pages its list. */
function page({ total, rows }: ListRows, call: Call, query: Record<string, string>, totalKey = 'total') {
  const { from, to } = pageIn(call, query);
  return { [call.rows ?? 'data']: isPaged(call) ? rows(from, to) : rows(), [totalKey]: total };
}
