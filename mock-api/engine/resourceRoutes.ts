/** The routes of a resource, from its declaration and its behaviour. A resource without calls gets plain REST. */
import {
  bodyKeys,
  type Call,
  type Dialect,
  type Field,
  isPaged,
  keysSetByActions,
  type List,
  pageIn,
  type Resource,
  speaksPlainRest,
  validationsIn,
  wrongState,
} from '#define';
import type { ApiRequest, Behaviour, Row } from './behaviourTypes';
import { expectedAction } from './expectedAction';
import { plainRecord, plainRoutes } from './plainRoutes';
import { type ListRows, refuse, type Table, tableOf } from './resourceTable';
import { documentedOf, expressPath, idIn, type Route } from './route';
import type { Store } from './rowStore';

type RouteMaker = (call: Call, action: string, answer: Route['answer']) => Route;

/** An action with neither behaviour nor a declared outcome has no route; `checkResources` reports it. */
export function routesOf(resource: Resource, behaviour: Behaviour, resources: readonly Resource[], store: Store, dialect: Dialect): Route[] {
  const table = tableOf(resource, behaviour, resources, store);
  const { calls, lists } = resource;
  const at: RouteMaker = (call, action, answer) => ({
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
  const answers = answerRoutes(resource.fields, behaviour, store, at);
  if (speaksPlainRest(resource)) return [...answers, ...plainRoutes(resource, table, dialect).map(route => ({ ...route, resource })), ...actions];
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
  return [...answers, ...routes, ...actions];
}

/** The routes of the calls that checks of fields ask. */
function answerRoutes(fields: readonly Field[], { answers = {} }: Behaviour, store: Store, at: RouteMaker): Route[] {
  return fields.flatMap(field => [
    ...validationsIn(field).flatMap(({ call }) => {
      const answer = answers[field.source];
      const reply = ({ params, query }: ApiRequest) => ({ body: answer?.(params.value ?? query.value ?? '', store, params.id ?? query.id) });
      return call && answer ? [at(call, 'show', reply)] : [];
    }),
    ...answerRoutes(field.fields ?? [], { answers }, store, at),
  ]);
}

/** The routes of the actions that have calls. */
function actionRoutes(resource: Resource, behaviour: Behaviour, table: Table, store: Store, shown: (row: Row) => unknown, at: RouteMaker): Route[] {
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
