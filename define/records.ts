/** Records, and how values are read in them. */

/** A record as the app holds it: what the server sent, with `id` made from `_id`. */
export type ShopRecord = { id: string; [key: string]: unknown };

/** An object of JSON. */
export type Plain = Record<string, unknown>;

/** Whether a value is an object of JSON: no list, no text, not nothing. */
export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a dotted path, `'primaryLang.name'`, in any value; `undefined` where a step is missing. */
export function valueAt(record: unknown, source: string): unknown {
  return source.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

/** An id as addresses and bodies carry it, of what is a text or a number; `undefined` of anything else. */
export const textId = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value) ? String(value) : undefined;

/** A value as a text: an object or a list as JSON, since `String` throws of one in which a server holds a `toString` of its own. */
export const asText = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** The records in a list that a server sent; none where it is no list. What is no record in it, as `null`, is left out. */
export const recordsIn = (value: unknown): Plain[] => (Array.isArray(value) ? value.filter(isPlain) : []);

/** A number out of an input or a record, or undefined when there is none in it. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
