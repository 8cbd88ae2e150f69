/** The rows of a resource, as a server keeps, finds, answers and changes them. */
import {
  type Call,
  type Field,
  filtersOf,
  inOrder,
  isFound,
  isPlain,
  type List,
  type Resource,
  recordsIn,
  testOf,
  valueAt,
} from '../resources/define';
import { type Behaviour, Refusal, type Row } from './define';
import type { Store } from './store';

/** What the routes of a resource do to its rows. */
export type Table = ReturnType<typeof tableOf>;

/** The rows of a resource, with what a server does to them on the way in and out. */
export function tableOf(resource: Resource, behaviour: Behaviour, resources: readonly Resource[], store: Store) {
  const { name, fields } = resource;
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
    const answered: Row = { ...withReferences(row, fields, resources, store), _id: row._id };
    return { ...answered, ...behaviour.answer?.(row, store) };
  };
  const keepImages = (body: Record<string, unknown>): void => keepImagesIn(body, fields, store);
  return {
    find,
    one: (id: string, asked: Record<string, string>): Row => (behaviour.one ? present(behaviour.one(id, store, asked), id) : find(id)),
    shown,
    /** The rows of a list that are asked for, the newest first, or in the order that its call was asked for. */
    list: (key: string, asked: Record<string, string>, list?: List): Row[] => {
      const holds = behaviour.lists?.[key] ?? (() => true);
      const wanted = (asked.search ?? asked.searchText ?? '').trim().toLowerCase();
      const isAsked = asking(list, fields, asked);
      const found = rows()
        .filter(row => holds(row, asked))
        .map(shown)
        .filter(isAsked);
      const matching = (wanted ? found.filter(row => texts(row, resource, resources).includes(wanted)) : found).sort(newestFirst);
      return sorting(list?.call, asked, matching);
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

/** Whether a row, as it is answered, is what the filters of a list are asked for. */
function asking(list: List | undefined, fields: Resource['fields'], asked: Record<string, string>): (row: Row) => boolean {
  const tests = filtersOf(list ?? {}, fields).flatMap(filter => {
    const test = testOf(filter, asked);
    return test === undefined ? [] : [{ filter, test }];
  });
  return row => tests.every(({ filter, test }) => isFound(filter, test, { ...row, id: row._id }));
}

/** The rows in the order that is asked for, where the call has it. */
const sorting = (call: Call | undefined, { sortBy = '', order }: Record<string, string>, rows: Row[]): Row[] =>
  call?.sorts?.includes(sortBy) ? inOrder(rows, sortBy, order === 'desc' ? -1 : 1) : rows;

/** What a record holds, its references as the records they name; those within rows too. */
function withReferences(
  record: Record<string, unknown>,
  fields: readonly Field[],
  resources: readonly Resource[],
  store: Store,
): Record<string, unknown> {
  let answered = { ...record };
  for (const { kind, source, reference, fields: ofRows } of fields) {
    const held = valueAt(record, source);
    if (kind === 'rows' && ofRows && Array.isArray(held)) {
      const rows = held.map(row => (isPlain(row) ? withReferences(row, ofRows, resources, store) : row));
      answered = put(answered, source.split('.'), rows);
    }
    if (kind !== 'reference' || !reference || typeof held !== 'string') continue;
    const target = resources.find(resource => resource.name === reference);
    const found = store.rows(reference).find(({ _id }) => _id === held);
    answered = put(answered, source.split('.'), found ? summary(found, target) : null);
  }
  return answered;
}

/** A copy of an object with a value at a path in it. */
function put(holder: unknown, [key = '', ...others]: readonly string[], value: unknown): Record<string, unknown> {
  const held = isPlain(holder) ? holder : {};
  return { ...held, [key]: others.length ? put(held[key], others, value) : value };
}

/** Keeps the new images of a body, those within rows too, and puts their addresses in their place. */
function keepImagesIn(body: Record<string, unknown>, fields: readonly Field[], store: Store): void {
  for (const { kind, source, fields: ofRows = [] } of fields) {
    if (kind === 'rows') for (const row of recordsIn(valueAt(body, source))) keepImagesIn(row, ofRows, store);
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
}

/** Of a referenced row, what an answer carries: its id and what it is called by, in both languages. */
function summary(row: Row, target: Resource | undefined): Record<string, unknown> {
  const { _id, name, value, primaryLang, secondaryLang } = row as Row & Record<string, Record<string, unknown> | undefined>;
  const [first = 'name', second] = (target?.represent ?? 'name').split('.');
  if (second) return { _id, primaryLang: { [second]: primaryLang?.[second] }, secondaryLang: { [second]: secondaryLang?.[second] } };
  return { _id, [first]: row[first], ...(name === undefined ? {} : { name }), ...(value === undefined ? {} : { value }) };
}

/** What a search looks into: what the resource says, a record that is referred to by what it is called; else all texts of the row. */
function texts(row: Row, { searches, fields }: Resource, resources: readonly Resource[]): string {
  const all = (searches ?? []).map(source => {
    const value = valueAt(row, source);
    const reference = fields.find(field => field.source === source)?.reference;
    const { represent = 'name' } = resources.find(({ name }) => name === reference) ?? {};
    return isPlain(value) ? [valueAt(value, represent), value.name].join('\n') : value;
  });
  return (searches ? all.join('\n') : JSON.stringify(row)).toLowerCase();
}

const newestFirst = (a: Row, b: Row): number => String(b.createdAt ?? '').localeCompare(String(a.createdAt ?? ''));
