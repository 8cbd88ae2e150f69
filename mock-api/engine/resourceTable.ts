/** The rows of a resource: how the server finds, answers and changes them. */
import { bodyComplaint, type Field, isPlain, type List, languageSections, type Resource, recordsIn, valueAt, wrongStep } from '#define';
import { type Behaviour, Refusal, type Row } from './behaviourTypes';
import { listRowsOf } from './listRows';
import type { Store } from './rowStore';

/** The operations of a resource's routes. */
export type Table = ReturnType<typeof tableOf>;

/** @throws Refusal where a value fails a check of its field. */
export function refuseInvalid(...body: Parameters<typeof bodyComplaint>): void {
  const complaint = bodyComplaint(...body);
  if (complaint) throw new Refusal(`Not right: ${complaint}`);
}

/** @throws Refusal with 409 where there is a reason: the record is in another state. */
export function refuse(reason: string | undefined): void {
  if (reason) throw new Refusal(reason, 409);
}

/** The rows of a list for a query. */
export interface ListRows {
  total: number;
  /** Its rows as the API answers them, all or a range. */
  rows: (from?: number, to?: number) => Row[];
}

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
  const references = referenceFields(fields);
  /** A row with its references as records, and with what behaviour adds. The row itself where nothing is added. */
  const whole = (row: Row): Row => {
    const extended = references.length ? (withReferences(row, references, resources, store) as Row) : row;
    return behaviour.answer ? { ...extended, ...behaviour.answer(row, store) } : extended;
  };
  const withoutPassword = ({ password: _secret, ...row }: Row): Row => ({ ...row, _id: row._id });
  const answered = (row: Row): Row => withoutPassword(whole(row));
  const listRows = listRowsOf(resource, behaviour, resources, store, whole);
  const storeImages = (body: Record<string, unknown>): void => storeImagesIn(body, fields, store);
  return {
    find,
    one: (id: string, params: Record<string, string>): Row => (behaviour.one ? present(behaviour.one(id, store, params), id) : find(id)),
    answered,
    /** The rows of a list that match the parameters, the newest first unless they sort. */
    list: (key: string, params: Record<string, string>, list?: List): ListRows => {
      const { rows, areWhole } = listRows(key, params, list);
      return { total: rows.length, rows: (from, to) => rows.slice(from, to).map(areWhole ? withoutPassword : answered) };
    },
    create: (body: Record<string, unknown>): Row => {
      refuseInvalid(fields, body, body);
      behaviour.check?.(body, undefined, store);
      storeImages(body);
      const row: Row = { _id: store.newId(), ...body };
      behaviour.create?.(row, store);
      rows().push(row);
      return answered(row);
    },
    update: (id: string, body: Record<string, unknown>): Row => {
      const row = find(id);
      refuseInvalid(fields, body, { ...row, ...body }, row);
      refuse(wrongStep(resource, row, { ...row, ...body }));
      behaviour.check?.({ ...row, ...body }, row, store);
      storeImages(body);
      const { removedImageIds: _removed, id: _id, ...changed } = body;
      return answered(Object.assign(row, changed));
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

/** The fields that are references, or whose rows contain references. */
const referenceFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    ({ kind, reference, fields: ofRows }) => (kind === 'reference' && reference) || (kind === 'rows' && referenceFields(ofRows ?? []).length),
  );

/** A copy of a record with references, also those within rows, replaced by the records they name. */
function withReferences(
  record: Record<string, unknown>,
  fields: readonly Field[],
  resources: readonly Resource[],
  store: Store,
): Record<string, unknown> {
  let result = record;
  for (const { kind, source, reference, fields: ofRows } of fields) {
    const value = valueAt(record, source);
    if (kind === 'rows' && ofRows && Array.isArray(value)) {
      const rows = value.map(row => (isPlain(row) ? withReferences(row, ofRows, resources, store) : row));
      result = put(result, source.split('.'), rows);
    }
    if (kind !== 'reference' || !reference || typeof value !== 'string') continue;
    const target = resources.find(resource => resource.name === reference);
    const row = store.row(reference, value);
    result = put(result, source.split('.'), row ? summary(row, target) : null);
  }
  return result;
}

/** A copy of an object with another value at a path. */
function put(holder: unknown, [key = '', ...others]: readonly string[], value: unknown): Record<string, unknown> {
  const object = isPlain(holder) ? holder : {};
  return { ...object, [key]: others.length ? put(object[key], others, value) : value };
}

/** Stores the new images of a body, also those within rows, and replaces them by their addresses. */
function storeImagesIn(body: Record<string, unknown>, fields: readonly Field[], store: Store): void {
  for (const { kind, source, fields: ofRows = [] } of fields) {
    if (kind === 'rows') for (const row of recordsIn(valueAt(body, source))) storeImagesIn(row, ofRows, store);
    if (kind !== 'images') continue;
    const steps = source.split('.');
    const last = steps.pop() as string;
    const holder = (steps.length ? valueAt(body, steps.join('.')) : body) as Record<string, unknown> | undefined;
    const images = holder?.[last];
    // The documented body has an empty string where there are no images.
    if (holder && images === '') holder[last] = [];
    if (!holder || !Array.isArray(images)) continue;
    holder[last] = images.map(image => (typeof image === 'string' ? { _id: store.newId(), url: store.storeImage(image) } : image));
  }
}

/** The part of a referenced row that an answer carries: its id and its name, in both languages. */
function summary(row: Row, target: Resource | undefined): Record<string, unknown> {
  const { _id, name, value } = row;
  const [first = 'name', second] = (target?.represent ?? 'name').split('.');
  const holders = languageSections().includes(first) ? languageSections() : [first];
  if (second) return { _id, ...Object.fromEntries(holders.map(holder => [holder, { [second]: valueAt(row, `${holder}.${second}`) }])) };
  return { _id, [first]: row[first], ...(name === undefined ? {} : { name }), ...(value === undefined ? {} : { value }) };
}
