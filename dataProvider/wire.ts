/**
 * How the values of some kinds travel: what the app holds is not what the server is sent.
 * Kinds that are not in the table travel as they are.
 */
import { type Field, isPlain, type Kind, type ShopImage, textId, valueAt } from '../resources/define';

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
const numeric = (value: unknown): unknown => (typeof value === 'string' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : value);

const integer = (value: unknown): unknown => {
  const number = numeric(value);
  return typeof number === 'number' ? Math.trunc(number) : number;
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
  const removed: string[] = [];
  for (const field of fields) {
    const { kind, source, empty } = field;
    const value = valueAt(body, source);
    const travels = outward[kind];
    if (travels && value !== undefined) assign(body, source, isAsItCame(field, value, previous) ? undefined : travels(value));
    if (empty !== undefined && !list(valueAt(body, source)).length) assign(body, source, empty);
    if (kind === 'images' && previous) removed.push(...removedImages(valueAt(previous, source), valueAt(data, source)));
  }
  const hasImages = fields.some(({ kind, source }) => kind === 'images' && valueAt(data, source) !== undefined);
  if (previous && hasImages) body.removedImageIds = removed;
  return body;
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

function removedImages(before: unknown, after: unknown): string[] {
  const kept = new Set(imagesIn(after).map(idOf));
  return imagesIn(before)
    .map(idOf)
    .filter((id): id is string => typeof id === 'string' && !kept.has(id));
}

function assign(target: Record<string, unknown>, source: string, value: unknown): void {
  const end = source.lastIndexOf('.');
  const holder = end < 0 ? target : valueAt(target, source.slice(0, end));
  Reflect.set(typeof holder === 'object' && holder ? holder : target, source.slice(end + 1), value);
}
