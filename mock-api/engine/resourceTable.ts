/** The rows of a resource, as a server keeps, finds, answers and changes them. */
import { type Field, isPlain, type List, type Resource, recordsIn, valueAt } from '#define';
import { type Behaviour, Refusal, type Row } from './behaviourTypes';
import { rowsFound } from './listRows';
import type { Store } from './rowStore';

/** What the routes of a resource do to its rows. */
export type Table = ReturnType<typeof tableOf>;

/** What a list was found to hold. */
export interface Found {
  total: number;
  /** Its rows as they are answered, all or some of them. */
  rows: (from?: number, to?: number) => Row[];
}

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
  const references = holdReferences(fields);
  /** References are kept as ids and answered whole. The row itself where there is nothing more to it. */
  const told = (row: Row): Row => {
    const whole = references.length ? (withReferences(row, references, resources, store) as Row) : row;
    return behaviour.answer ? { ...whole, ...behaviour.answer(row, store) } : whole;
  };
  /** Secrets are not answered. */
  const answered = ({ password: _secret, ...row }: Row): Row => ({ ...row, _id: row._id });
  const shown = (row: Row): Row => answered(told(row));
  const found = rowsFound(resource, behaviour, resources, store, told);
  const keepImages = (body: Record<string, unknown>): void => keepImagesIn(body, fields, store);
  return {
    find,
    one: (id: string, asked: Record<string, string>): Row => (behaviour.one ? present(behaviour.one(id, store, asked), id) : find(id)),
    shown,
    /** The rows of a list that are asked for, the newest first, or in the order that its call was asked for. */
    list: (key: string, asked: Record<string, string>, list?: List): Found => {
      const { rows, areTold } = found(key, asked, list);
      return { total: rows.length, rows: (from, to) => rows.slice(from, to).map(areTold ? answered : shown) };
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

/** The fields that hold references, themselves or in their rows. */
const holdReferences = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    ({ kind, reference, fields: ofRows }) => (kind === 'reference' && reference) || (kind === 'rows' && holdReferences(ofRows ?? []).length),
  );

/** What a record holds, its references as the records they name; those within rows too. */
function withReferences(
  record: Record<string, unknown>,
  fields: readonly Field[],
  resources: readonly Resource[],
  store: Store,
): Record<string, unknown> {
  let answered = record;
  for (const { kind, source, reference, fields: ofRows } of fields) {
    const held = valueAt(record, source);
    if (kind === 'rows' && ofRows && Array.isArray(held)) {
      const rows = held.map(row => (isPlain(row) ? withReferences(row, ofRows, resources, store) : row));
      answered = put(answered, source.split('.'), rows);
    }
    if (kind !== 'reference' || !reference || typeof held !== 'string') continue;
    const target = resources.find(resource => resource.name === reference);
    const found = store.row(reference, held);
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
