/**
 * The routes of a resource, made from its declaration and its behaviour. A resource without calls is served in
 * the dialect of `ra-data-simple-rest`.
 */
import { bodyKeys, type Call, type Resource, valueAt } from '../resources/define';
import { type Behaviour, isPlain, Refusal, type Row } from './define';
import { type Asked, expressPath, type Route } from './route';
import type { Store } from './store';

/** An action without behaviour has no route: `checkResources` refuses it. */
export function routesOf(resource: Resource, behaviour: Behaviour, resources: readonly Resource[], store: Store): Route[] {
  const table = tableOf(resource, behaviour, resources, store);
  const { calls, actions, lists, name } = resource;
  const documented = Object.keys(calls).length > 0 || Object.values(lists).some(({ call }) => call);
  if (!documented) return plainRoutes(name, table);
  const at = (call: Call, answer: Route['answer']): Route => ({
    method: call.method,
    path: expressPath(call),
    accepts: ({ params }) => Object.entries(call.with ?? {}).every(([key, value]) => params[key] === value),
    answer,
  });
  const listCalls = [...Object.entries(lists).map(([key, { call }]) => ({ key, call })), ...(calls.all ? [{ key: 'all', call: calls.all }] : [])];
  const routes: Route[] = listCalls.flatMap(({ key, call }) =>
    call ? [at(call, ({ query, params }) => ({ body: page(table.list(key, { ...query, ...params }), call, query, behaviour.totalKey) }))] : [],
  );
  if (calls.one)
    routes.push(
      at(calls.one, asked => ({ body: idIn(asked) || behaviour.one ? table.shown(table.one(idIn(asked), asked.query)) : store.single(name) })),
    );
  if (calls.create) routes.push(at(calls.create, ({ body }) => ({ body: table.create(pick(body, bodyKeys(resource, 'create'))) })));
  if (calls.update) routes.push(at(calls.update, asked => ({ body: table.update(idIn(asked), pick(asked.body, bodyKeys(resource, 'update'))) })));
  if (calls.delete) routes.push(at(calls.delete, asked => table.remove(idIn(asked))));
  for (const [key, { call }] of Object.entries(actions)) {
    const act = behaviour.actions?.[key];
    if (!call || !act) continue;
    const asks = behaviour.asks?.[key];
    const route = at(call, asked => {
      const row = act(table.find(asks?.(asked.body) ?? idIn(asked)), store, asked.body);
      return row ? { body: table.shown(row) } : {};
    });
    routes.push(asks ? { ...route, accepts: ({ body }) => asks(body) !== undefined } : route);
  }
  return routes;
}

/** The record a path names: its only parameter that is not a constant, `{id}` or `{revenueId}`. */
const idIn = ({ params }: Asked): string => params.id ?? Object.values(params)[0] ?? '';

const pick = (body: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));

/** A list answer: `{ <rows>, total }`, one page of it where the call documents pages. */
function page(rows: Row[], call: Call, { page, limit }: Record<string, string>, totalKey = 'total') {
  const paged = call.query.some(({ name }) => name === 'page');
  const size = Math.max(1, Number(limit) || 10);
  const from = (Math.max(1, Number(page) || 1) - 1) * size;
  return { [call.rows ?? 'data']: paged ? rows.slice(from, from + size) : rows, [totalKey]: rows.length };
}

/** The rows of a resource, with what a server does to them on the way in and out. */
function tableOf({ name, fields }: Resource, behaviour: Behaviour, resources: readonly Resource[], store: Store) {
  const rows = () => store.rows(name);
  const present = (row: Row | undefined, id: string): Row => {
    if (!row) throw new Refusal(`There is no such record: ${id}`, 404);
    return row;
  };
  const find = (id: string): Row =>
    present(
      rows().find(candidate => String(candidate._id ?? candidate.id) === id),
      id,
    );
  /** References are kept as ids and answered whole; secrets are not answered. */
  const shown = ({ password: _secret, ...row }: Row): Row => {
    const answered: Row = { ...row, _id: row._id };
    for (const { kind, source, reference } of fields) {
      const id = valueAt(row, source);
      if (kind !== 'reference' || !reference || typeof id !== 'string') continue;
      const target = resources.find(resource => resource.name === reference);
      const found = store.rows(reference).find(({ _id }) => _id === id);
      answered[source] = found ? summary(found, target) : null;
    }
    return { ...answered, ...behaviour.answer?.(row, store) };
  };
  const keepImages = (body: Record<string, unknown>): void => {
    for (const { kind, source } of fields) {
      if (kind !== 'images') continue;
      const steps = source.split('.');
      const last = steps.pop() as string;
      const holder = (steps.length ? valueAt(body, steps.join('.')) : body) as Record<string, unknown> | undefined;
      const images = holder?.[last];
      // An empty string is how the documented body says that there are none.
      if (holder && images === '') holder[last] = [];
      if (!holder || !Array.isArray(images)) continue;
      holder[last] = images.map(image => (typeof image === 'string' ? { _id: store.newId(), url: store.keepImage(image) } : image));
    }
  };
  return {
    find,
    one: (id: string, asked: Record<string, string>): Row => (behaviour.one ? present(behaviour.one(id, store, asked), id) : find(id)),
    shown,
    list: (key: string, asked: Record<string, string>): Row[] => {
      const holds = behaviour.lists?.[key] ?? (() => true);
      const wanted = (asked.search ?? asked.searchText ?? '').trim().toLowerCase();
      const found = rows()
        .filter(row => holds(row, asked))
        .map(shown);
      return (wanted ? found.filter(row => texts(row, behaviour.search).includes(wanted)) : found).sort(newestFirst);
    },
    create: (body: Record<string, unknown>): Row => {
      behaviour.check?.(body, undefined, store);
      keepImages(body);
      const row: Row = { _id: store.newId(), ...body };
      behaviour.create?.(row, store);
      rows().push(row);
      return shown(row);
    },
    update: (id: string, body: Record<string, unknown>): Row => {
      const row = find(id);
      behaviour.check?.({ ...row, ...body }, row, store);
      keepImages(body);
      const { removedImageIds: _gone, id: _id, ...changed } = body;
      return shown(Object.assign(row, changed));
    },
    remove: (id: string) => {
      for (const row of behaviour.removes?.(id, store) ?? [find(id)]) {
        if (behaviour.remove) behaviour.remove(row, store);
        else rows().splice(rows().indexOf(row), 1);
      }
      return {};
    },
  };
}

/** Of a referenced row, what an answer carries: its id and what it is called by, in both languages. */
function summary(row: Row, target: Resource | undefined): Record<string, unknown> {
  const { _id, name, value, primaryLang, secondaryLang } = row as Row & Record<string, Record<string, unknown> | undefined>;
  const [first = 'name', second] = (target?.represent ?? 'name').split('.');
  if (second) return { _id, primaryLang: { [second]: primaryLang?.[second] }, secondaryLang: { [second]: secondaryLang?.[second] } };
  return { _id, [first]: row[first], ...(name === undefined ? {} : { name }), ...(value === undefined ? {} : { value }) };
}

const texts = (row: Row, sources: readonly string[] | undefined): string =>
  (sources ? sources.map(source => valueAt(row, source)) : [JSON.stringify(row)]).join('\n').toLowerCase();

const newestFirst = (a: Row, b: Row): number => String(b.createdAt ?? '').localeCompare(String(a.createdAt ?? ''));

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(item => typeof item === 'string');
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(item => typeof item === 'number');

/** A parameter of a query that is written in JSON, undefined when it is not there. @throws Refusal when it is anything but what `holds`. */
function readParameter<T>(query: Record<string, string>, name: string, holds: (value: unknown) => value is T, example: T): T | undefined {
  const json = query[name];
  if (!json) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    if (holds(value)) return value;
  } catch {
    // No JSON: refused like any other wrong value.
  }
  throw new Refusal(`'${name}' must be JSON, like ${JSON.stringify(example)}`);
}

/** `ra-data-simple-rest`: sort, range and filter in the query, the total in Content-Range. */
function plainRoutes(name: string, table: ReturnType<typeof tableOf>): Route[] {
  const plain = ({ _id, ...row }: Row): Record<string, unknown> => ({ id: _id, ...row });
  return [
    {
      method: 'GET',
      path: `/${name}`,
      answer: ({ query }) => {
        const [field, order] = readParameter(query, 'sort', isTexts, ['name', 'ASC']) ?? [];
        const filter = readParameter(query, 'filter', isPlain, { q: 'teak' }) ?? {};
        const ids = Array.isArray(filter.id) ? filter.id.map(String) : undefined;
        const rows = table
          .list('all', { search: String(filter.q ?? '') })
          .map(plain)
          .filter(row => !ids || ids.includes(String(row.id)));
        if (field)
          rows.sort(
            (a, b) =>
              String(valueAt(a, field) ?? '').localeCompare(String(valueAt(b, field) ?? ''), undefined, { numeric: true }) *
              (order === 'DESC' ? -1 : 1),
          );
        const [from = 0, to = rows.length - 1] = readParameter(query, 'range', isNumbers, [0, 9]) ?? [];
        return { body: rows.slice(from, to + 1), headers: { 'Content-Range': `${name} ${from}-${Math.min(to, rows.length - 1)}/${rows.length}` } };
      },
    },
    { method: 'GET', path: `/${name}/:id`, answer: asked => ({ body: plain(table.shown(table.find(idIn(asked)))) }) },
    { method: 'POST', path: `/${name}`, answer: ({ body }) => ({ body: plain(table.create(body)) }) },
    { method: 'PUT', path: `/${name}/:id`, answer: asked => ({ body: plain(table.update(idIn(asked), asked.body)) }) },
    {
      method: 'DELETE',
      path: `/${name}/:id`,
      answer: asked => {
        const row = table.find(idIn(asked));
        table.remove(idIn(asked));
        return { body: plain(row) };
      },
    },
  ];
}
