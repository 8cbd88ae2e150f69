/** Records, and functions that read values of unknown shape. */

/** A record in the app: the server's object, with an `id` made of its `_id`. */
export type ShopRecord = { id: string; [key: string]: unknown };

/** A JSON object. */
export type Plain = Record<string, unknown>;

/** Whether a value is a JSON object, not a list and not `null`. */
export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a dotted path, `'address.street'`, in any value; `undefined` where a step is missing. */
export function valueAt(record: unknown, source: string): unknown {
  return source.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

/** The first key of a dotted path: `address` of `address.street`. */
export const firstStep = (source: string): string => source.split('.')[0] ?? source;

/** A copy of an object with a value set at a dotted path. Lists on the path stay lists. */
export function withValue<T extends object>(holder: T, source: string, value: unknown): T;

export function withValue(holder: unknown, source: string, value: unknown): unknown {
  const [first = '', ...others] = source.split('.');
  const parent = isPlain(holder) || Array.isArray(holder) ? holder : {};
  const inner = others.length ? withValue(Object(Reflect.get(parent, first)), others.join('.'), value) : value;
  return Object.assign(Array.isArray(parent) ? [...parent] : { ...parent }, { [first]: inner });
}

/** A text or a number as an id in addresses and bodies; `undefined` for any other value. */
export const textId = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value) ? String(value) : undefined;

/** A value as a text. Objects and lists become JSON: `String` would throw for an object with its own key `toString`. */
export const asText = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** The objects in a list. Other items, such as `null`, are left out. Empty when the value is no list. */
export const recordsIn = (value: unknown): Plain[] => (Array.isArray(value) ? value.filter(isPlain) : []);

/** The number in a number or text; `undefined` when there is none. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The time of a date in milliseconds; `NaN` when the value is no date. A number is a time itself, also as a text. A day without a time begins here. */
export function timeOf(value: unknown): number {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{11,13}$/.test(value))) return new Date(Number(value)).getTime();
  if (typeof value !== 'string') return Number.NaN;
  return Date.parse(/^\d{4}(-\d\d){0,2}$/.test(value) ? `${value}T00:00` : value);
}

/** A copy without the values at some sources. An object that they leave empty is left out too. */
export function withoutSources<T extends Record<string, unknown>>(values: T, sources: readonly string[]): T;

export function withoutSources(values: Record<string, unknown>, sources: readonly string[]): Record<string, unknown> {
  return sources.reduce((left, source) => {
    const [key = '', ...path] = source.split('.');
    const { [key]: value, ...others } = left;
    if (!path.length || !isPlain(value)) return path.length ? left : others;
    const inner = withoutSources(value, [path.join('.')]);
    return Object.keys(inner).length || !Object.keys(value).length ? { ...others, [key]: inner } : others;
  }, values);
}
