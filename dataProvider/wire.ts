/**
 * How the values of some kinds travel: what the app holds is not what the server is sent.
 * Kinds that are not in the table travel as they are.
 */
import { type Field, holdsImages, isPlain, type Kind, recordsIn, type ShopImage, textId, valueAt } from '#define';

/** The images in a value, as the app holds them; a server may also hold their addresses alone. */
export const imagesIn = (value: unknown): ShopImage[] =>
  list(value)
    .map(held => (typeof held === 'string' ? { url: held } : held))
    .filter(isImage);

const isImage = (held: unknown): held is ShopImage => isPlain(held) && typeof held.url === 'string' && held.url !== '';

/** Whether an image was chosen here and is not yet held by the server. */
export const isNewImage = ({ _id, url }: ShopImage): boolean => !_id && url.startsWith('data:');

/** The id of a reference that the server may have sent whole; `undefined` of one that came without. */
export function idOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return [valueAt(value, '_id'), valueAt(value, 'id')].find(id => textId(id) !== undefined);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A number in a text as the number; a text that is none, or has more digits than a number holds, as it is. */
function numeric(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trim()) return value;
  const number = Number(value);
  const digits = value
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  return Number.isFinite(number) && (digits.length <= mostDigits || Number.isSafeInteger(number)) ? number : value;
}

/** So many decimal digits a number holds exactly. */
const mostDigits = 15;

const integer = (value: unknown): unknown => {
  const number = numeric(value);
  return typeof number === 'number' ? Math.round(number) : number;
};

const outward: Partial<Record<Kind, (value: unknown) => unknown>> = {
  // A server that keeps ids takes `null` for none; an empty text is no id. What came without an id is as it came, and is not sent.
  reference: value => (isNameless(value) ? undefined : idOf(value) || null),
  references: value => list(value).map(idOf).filter(Boolean),
  number: numeric,
  integer,
  money: numeric,
  percent: numeric,
  mapPoint: value => list(value).map(numeric),
  images: value => imagesIn(value).map(outwardImage),
};

/** Whether a reference came whole, but without an id by which to name it. */
const isNameless = (value: unknown): boolean => typeof value === 'object' && value !== null && idOf(value) === undefined;

/** New images are data URLs, kept ones `{ _id, url }`, or `{ url }` where they came without an id, in the order staff gave them. */
const outwardImage = (image: ShopImage): unknown => {
  const { _id, url } = image;
  return isNewImage(image) ? url : { ...(_id ? { _id } : {}), url };
};

/** The record as the server is sent it. `previous` is what the server holds, for the ids of removed images. */
export function toWire(fields: readonly Field[], data: Record<string, unknown>, previous?: Record<string, unknown>): Record<string, unknown> {
  const body = structuredClone(data);
  for (const field of fields) toWireField(field, body, previous);
  if (previous && fields.some(field => holdsImages(field) && valueAt(data, field.source) !== undefined))
    body.removedImageIds = fields.flatMap(field => removedImages(field, previous, data));
  return body;
}

function toWireField(field: Field, body: Record<string, unknown>, previous: Record<string, unknown> | undefined): void {
  const { kind, source, empty, fields, unsent } = field;
  const value = valueAt(body, source);
  const travels = outward[kind];
  if (unsent && value !== undefined) assign(body, source, undefined);
  else if (kind === 'rows' && fields && Array.isArray(value)) assign(body, source, rowsToWire(fields, value, valueAt(previous, source)));
  else if (travels && value !== undefined) assign(body, source, isAsItCame(field, value, previous) ? undefined : travels(value));
  if (kind === 'images' && empty !== undefined && !list(valueAt(body, source)).length) assign(body, source, empty);
}

/**
 * Rows as they are sent: their keys that are no fields stay, and so does what is no row. A key that the form has made, which is empty
 * and which no stored row has, is left out; a text that began as '' is '' again.
 */
function rowsToWire(fields: readonly Field[], rows: readonly unknown[], stored: unknown): unknown[] {
  const before = recordsIn(stored);
  return rows.map(row => {
    if (!isPlain(row)) return row;
    const body = toWire(fields, row);
    for (const { kind, source, initial } of fields) {
      const held = valueAt(row, source);
      // The list is sent whole, so that what is left out of a row would be gone.
      if (kind === 'reference' && isNameless(held)) assign(body, source, held);
      if (kind === 'references' && list(held).some(isNameless))
        assign(
          body,
          source,
          list(held).map(one => (isNameless(one) ? one : idOf(one))),
        );
      if (valueAt(body, source) !== null) continue;
      if (initial === '') assign(body, source, '');
      else if (!before.some(other => valueAt(other, source) !== undefined)) assign(body, source, undefined);
    }
    return body;
  });
}

/**
 * The body of a record that is made: what was filled or has a default. What was left empty stays out, but for a reference that was
 * taken away again; the second language is always there, empty where the shop has one language or nothing was written in it.
 */
export function toNewWire(fields: readonly Field[], data: Record<string, unknown>): Record<string, unknown> {
  const body = toWire(fields, data);
  for (const { kind, source, initial, empty, lang } of fields) {
    const isUnfilled = valueAt(body, source) === null || valueAt(body, source) === '';
    if (isUnfilled && kind !== 'reference' && initial === undefined && empty === undefined) assign(body, source, undefined);
    const [holder = '', key] = source.split('.');
    if (lang && key) body[holder] ??= {};
  }
  return body;
}

/** Whether several references are untouched and one of them came without an id: a list of ids would take that one away. */
function isAsItCame({ kind, source }: Field, value: unknown, previous: Record<string, unknown> | undefined): boolean {
  return kind === 'references' && list(value).some(isNameless) && JSON.stringify(value) === JSON.stringify(valueAt(previous, source));
}

/** The ids of the images in a field, those within rows too. */
function imageIdsIn({ kind, source, fields = [] }: Field, record: unknown): unknown[] {
  const value = valueAt(record, source);
  if (kind === 'images') return imagesIn(value).map(idOf);
  return recordsIn(value).flatMap(row => fields.flatMap(field => imageIdsIn(field, row)));
}

function removedImages(field: Field, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const kept = new Set(imageIdsIn(field, after));
  return imageIdsIn(field, before).filter((id): id is string => typeof id === 'string' && !kept.has(id));
}

function assign(target: Record<string, unknown>, source: string, value: unknown): void {
  const end = source.lastIndexOf('.');
  const holder = end < 0 ? target : valueAt(target, source.slice(0, end));
  Reflect.set(typeof holder === 'object' && holder ? holder : target, source.slice(end + 1), value);
}
