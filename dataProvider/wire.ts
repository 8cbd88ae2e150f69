/**
 * The bodies of writes: which keys they have, and values that the server receives in another form. `outward` has a function for each such
 * kind; the other kinds are sent as they are.
 */
import {
  bodyKeys,
  type Dialect,
  dialects,
  type Field,
  holdsImages,
  isPlain,
  type Kind,
  type Resource,
  recordsIn,
  type ShopImage,
  speaksPlainRest,
  textId,
  valueAt,
  withoutSources,
} from '#define';
import { only } from './toRequest';

/** The images in a value. A server may also store plain addresses, which become `{ url }`, or one image in place of a list. */
export const imagesIn = (value: unknown): ShopImage[] =>
  [value]
    .flat()
    .map(image => (typeof image === 'string' ? { url: image } : image))
    .filter(isImage);

const isImage = (value: unknown): value is ShopImage => isPlain(value) && typeof value.url === 'string' && value.url !== '';

/** Whether an image was chosen in the form and is not stored on the server yet. */
export const isNewImage = ({ _id, url }: ShopImage): boolean => !_id && url.startsWith('data:');

/** The id of a reference, which may be an id or a whole record. `undefined` for a record without an id. */
export function idOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return [valueAt(value, '_id'), valueAt(value, 'id')].find(id => textId(id) !== undefined);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Turns a text into the number that it contains. A text with no number, or with more digits than a number can hold, stays a text. */
function numeric(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trim()) return value;
  const number = Number(value);
  const digits = value
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  return Number.isFinite(number) && (digits.length <= mostDigits || Number.isSafeInteger(number)) ? number : value;
}

/** A number holds this many decimal digits exactly. */
const mostDigits = 15;

const integer = (value: unknown): unknown => {
  const number = numeric(value);
  return typeof number === 'number' ? Math.round(number) : number;
};

const outward: Partial<Record<Kind, (value: unknown) => unknown>> = {
  // No reference is sent as `null`: an empty text is no id. A record without an id is unchanged, and is not sent.
  reference: value => (isNameless(value) ? undefined : idOf(value) || null),
  references: value => [value].flat().map(idOf).filter(Boolean),
  number: numeric,
  integer,
  money: numeric,
  percent: numeric,
  mapPoint: value => list(value).map(numeric),
  images: value => imagesIn(value).map(outwardImage),
};

/** Whether a reference is a record without an id. */
const isNameless = (value: unknown): boolean => typeof value === 'object' && value !== null && idOf(value) === undefined;

/** A new image is sent as a data URL, a stored one as `{ _id, url }`, or as `{ url }` when it has no id. */
const outwardImage = (image: ShopImage): unknown => {
  const { _id, url } = image;
  return isNewImage(image) ? url : { ...(_id ? { _id } : {}), url };
};

/** The body of a create, from the values of a form: changed by the resource's `send`, each kind in the form in which it is sent. */
export function createBody(resource: Resource, values: Record<string, unknown>): Record<string, unknown> {
  const body = toNewWire(resource.fields, resource.send?.(values, 'create') ?? values);
  const sent = speaksPlainRest(resource) ? body : only(bodyKeys(resource, 'create'), body);
  return withoutSources(sent, resource.denied?.unsent ?? []);
}

/**
 * The body of an update, made like that of a create. `previous` is the stored record, `set` are the keys that an action has set. In plain
 * REST a PUT has the whole record, as it would lose what is left out; a PATCH has the keys that differ from the stored record.
 */
export function updateBody(
  resource: Resource,
  id: unknown,
  values: Record<string, unknown>,
  previous: Record<string, unknown> = {},
  set: readonly string[] = [],
  dialect: Dialect = dialects.rest,
): Record<string, unknown> {
  const { id: _id, ...body } = toWire(resource.fields, resource.send?.(values, 'update') ?? values, previous);
  const unsent = resource.denied?.unsent ?? [];
  if (!speaksPlainRest(resource)) return withoutSources(only(bodyKeys(resource, 'update', set), { ...body, id }), unsent);
  // What the role may not change goes along as it is stored. The app has made `id` of another key.
  if (dialect.update === 'PUT') return dialect.id === 'id' ? { ...body, id } : body;
  const stored = toWire(resource.fields, previous, previous);
  const changed = Object.entries(body).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key]));
  return withoutSources(Object.fromEntries(changed), unsent);
}

/** The values that send a record. `previous` is the stored record: the ids of images that it has and `data` lacks become `removedImageIds`. */
export function toWire(fields: readonly Field[], data: Record<string, unknown>, previous?: Record<string, unknown>): Record<string, unknown> {
  const body = structuredClone(data);
  for (const field of fields) toWireField(field, body, previous);
  if (previous && fields.some(field => holdsImages(field) && valueAt(data, field.source) !== undefined))
    body.removedImageIds = fields.flatMap(field => removedImages(field, previous, data));
  return body;
}

function toWireField(field: Field, body: Record<string, unknown>, previous: Record<string, unknown> | undefined): void {
  const { kind, source, initial, fields, unsent } = field;
  const value = valueAt(body, source);
  const convert = outward[kind];
  if (unsent && value !== undefined) assign(body, source, undefined);
  else if (kind === 'rows' && fields && Array.isArray(value)) assign(body, source, rowsToWire(fields, value, valueAt(previous, source)));
  else if (convert && value !== undefined) assign(body, source, isAsItCame(field, value, previous) ? undefined : convert(value));
  if (kind === 'images' && initial !== undefined && !list(valueAt(body, source)).length) assign(body, source, initial);
}

/**
 * The rows of a field as they are sent. Keys that are no fields stay, and so do values that are no rows. An empty key that only the form
 * has added is left out; a text whose `initial` is '' is sent as ''.
 */
function rowsToWire(fields: readonly Field[], rows: readonly unknown[], stored: unknown): unknown[] {
  const before = recordsIn(stored);
  return rows.map(row => {
    if (!isPlain(row)) return row;
    const body = toWire(fields, row);
    for (const { kind, source, initial } of fields) {
      const value = valueAt(row, source);
      // The server replaces the whole list: a value that is left out of a row would be lost.
      if (kind === 'reference' && isNameless(value)) assign(body, source, value);
      const several = [value].flat();
      if (kind === 'references' && several.some(isNameless))
        assign(
          body,
          source,
          several.map(one => (isNameless(one) ? one : idOf(one))),
        );
      if (valueAt(body, source) !== null) continue;
      if (initial === '') assign(body, source, '');
      else if (!before.some(other => valueAt(other, source) !== undefined)) assign(body, source, undefined);
    }
    return body;
  });
}

/**
 * The body that creates a record. Empty values are left out, except references, and fields with an `initial` value. The object
 * of the second language is always sent, even if it is empty.
 */
export function toNewWire(fields: readonly Field[], data: Record<string, unknown>): Record<string, unknown> {
  const body = toWire(fields, data);
  for (const { kind, source, initial, lang } of fields) {
    const isUnfilled = valueAt(body, source) === null || valueAt(body, source) === '';
    if (isUnfilled && kind !== 'reference' && initial === undefined) assign(body, source, undefined);
    const [holder = '', key] = source.split('.');
    if (lang && key) body[holder] ??= {};
  }
  return body;
}

/** Whether a list of references is unchanged and has a record without an id: sending ids would remove that record. */
function isAsItCame({ kind, source }: Field, value: unknown, previous: Record<string, unknown> | undefined): boolean {
  return kind === 'references' && [value].flat().some(isNameless) && JSON.stringify(value) === JSON.stringify(valueAt(previous, source));
}

/** The ids of the images in a field, also in its rows. */
function imageIdsIn({ kind, source, fields = [] }: Field, record: unknown): unknown[] {
  const value = valueAt(record, source);
  if (kind === 'images') return imagesIn(value).map(idOf);
  return recordsIn(value).flatMap(row => fields.flatMap(field => imageIdsIn(field, row)));
}

function removedImages(field: Field, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const remaining = new Set(imageIdsIn(field, after));
  return imageIdsIn(field, before).filter((id): id is string => typeof id === 'string' && !remaining.has(id));
}

function assign(target: Record<string, unknown>, source: string, value: unknown): void {
  const end = source.lastIndexOf('.');
  const holder = end < 0 ? target : valueAt(target, source.slice(0, end));
  Reflect.set(typeof holder === 'object' && holder ? holder : target, source.slice(end + 1), value);
}
