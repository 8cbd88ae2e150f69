/**
 * How the values of some kinds travel: what the app holds is not what the server is sent.
 * Kinds that are not in the table travel as they are.
 */
import { type Field, type Kind, valueAt } from '../resources/define';

/** An image as the app holds it: a kept one has the server's `_id`, a new one a data URL. */
export interface ShopImage {
  _id?: string;
  url: string;
  /** File name of a new one, for messages; never sent. */
  title?: string;
}

/** The images in a value, as the app holds them; a server may also hold their addresses alone. */
export const imagesIn = (value: unknown): ShopImage[] =>
  (list(value) as (ShopImage | string | null)[]).flatMap(held => {
    const image = typeof held === 'string' ? { url: held } : held;
    return image?.url ? image : [];
  });

/** Whether an image was chosen here and is not yet held by the server. */
export const isNewImage = ({ _id, url }: ShopImage): boolean => !_id && url.startsWith('data:');

/** The id of a reference that the server may have sent whole. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)._id ?? (value as Record<string, unknown>).id) : value;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const numeric = (value: unknown): unknown => (typeof value === 'string' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : value);

const integer = (value: unknown): unknown => {
  const number = numeric(value);
  return typeof number === 'number' ? Math.trunc(number) : number;
};

const outward: Partial<Record<Kind, (value: unknown) => unknown>> = {
  // A server that keeps ids takes `null` for none; an empty text is no id.
  reference: value => idOf(value) || null,
  references: value => list(value).map(idOf),
  number: numeric,
  integer,
  money: numeric,
  percent: numeric,
  mapPoint: value => list(value).map(numeric),
  images: value => imagesIn(value).map(outwardImage),
};

/** New images are data URLs, kept ones `{ _id, url }`, or `{ url }` where they came without an id, in the order staff gave them. */
const outwardImage = (image: ShopImage): unknown => {
  const { _id, url } = image;
  return isNewImage(image) ? url : { ...(_id ? { _id } : {}), url };
};

/** The record as the server is sent it. `previous` is what the server holds, for the ids of removed images. */
export function toWire(fields: readonly Field[], data: Record<string, unknown>, previous?: Record<string, unknown>): Record<string, unknown> {
  const body = structuredClone(data);
  const removed: string[] = [];
  for (const { kind, source, empty } of fields) {
    const value = valueAt(body, source);
    const travels = outward[kind];
    if (travels && value !== undefined) assign(body, source, travels(value));
    if (empty !== undefined && !list(valueAt(body, source)).length) assign(body, source, empty);
    if (kind === 'images' && previous) removed.push(...removedImages(valueAt(previous, source), valueAt(data, source)));
  }
  const hasImages = fields.some(({ kind, source }) => kind === 'images' && valueAt(data, source) !== undefined);
  if (previous && hasImages) body.removedImageIds = removed;
  return body;
}

function removedImages(before: unknown, after: unknown): string[] {
  const kept = new Set(imagesIn(after).map(idOf));
  return imagesIn(before)
    .map(idOf)
    .filter((id): id is string => typeof id === 'string' && !kept.has(id));
}

function assign(target: Record<string, unknown>, source: string, value: unknown): void {
  const steps = source.split('.');
  const last = steps.pop() as string;
  const holder = valueAt(target, steps.join('.')) ?? target;
  (steps.length ? (holder as Record<string, unknown>) : target)[last] = value;
}
