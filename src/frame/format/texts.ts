import { type Field, isPlain, type NameSource, type Resource, textsIn, valueAt } from '#define';
import { safeLink } from './links';

/** Cuts a text to `most` characters, including an ellipsis. */
export const truncate = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};

/** How many characters of a text are shown in a row of a list. */
const maxInRow = 300;

/** A text for a table: cut to the length of its column (`cut`) or, in a row, to a length that does not fill the screen. */
export const shortText = (text: string, { cut: most, inRow }: { cut?: number | undefined; inRow?: boolean | undefined }): string =>
  most || inRow ? truncate(text, most ?? maxInRow) : text;

/** Decodes a part of an address; returns it unchanged if its percent signs are not valid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The display name of a record (its name or title, first in the first language) or of a plain value. Names of a list are joined. Empty if there is none. */
export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  const names = textsIn(value).flatMap(texts => ['name', 'title'].map(key => nameOf(valueAt(texts, key))));
  return names.find(Boolean) ?? '';
}

/** The name of a record by what its resource says that represents it, or else its display name; empty if there is none. */
export function nameBy(resource: Pick<Resource, 'represent' | 'representElse'> | undefined, record: unknown): string {
  if (!resource || !isPlain(record)) return nameOf(record);
  const names: NameSource[] = [{ source: resource.represent }, ...resource.representElse];
  return names.map(({ source, value }) => nameOf(value ? value(record) : valueAt(record, source))).find(Boolean) || nameOf(record);
}

/** The title of a row of a field of rows: its first text; empty where it has none. */
export function rowTitle({ fields = [] }: { fields?: readonly Field[] | undefined }, row: unknown): string {
  const first = fields.find(({ kind }) => kind === 'text');
  return first ? nameOf(valueAt(row, first.source)) : '';
}

/** Whether a text is probably an id: only hexadecimal digits and dashes, and at least one decimal digit. */
export const looksLikeId = (text: string): boolean => /^[\da-f-]*\d[\da-f-]*$/i.test(text);

/** Whether a flag is on: `true` or `'true'`. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The link for an e-mail address or a telephone number, by the `keyboard` of its field; `undefined` if the text is neither. */
export function contactLink(keyboard: string | undefined, text: string): string | undefined {
  // A cut text may end with half of a surrogate pair, which cannot be encoded.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  if (keyboard === 'email' && /^\S+@\S+$/.test(whole)) return safeLink(`mailto:${encodeURIComponent(whole).replace('%40', '@')}`);
  const number = text.replace(/[^\d+]/g, '');
  return keyboard === 'tel' && number.length > 2 ? safeLink(`tel:${number}`) : undefined;
}
