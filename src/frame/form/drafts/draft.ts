/** A draft, and what of it is given back. Pure. */
import { idOf, imagesIn, isNewImage } from '#dataProvider/wire.ts';
import { type Field, isPlain, type Plain, type ShopRecord, textId, valueAt } from '#define';
import { entered, isSameSent } from '#frame/record/mergeChanges.ts';
import { withValue } from '#frame/record/recordRows.ts';
import { fieldsAt, type Typed } from './draftValues';

/** What somebody has typed into a form and not saved. */
export interface Draft extends Typed {
  id: string;
  /** Resource and id of the record, `products/42`, or `products/new`. */
  form: string;
  /** When it was typed last. */
  at: number;
  /** Of which kind each field was by then: in a newer version of the app it may be another. */
  kinds: Record<string, string>;
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    drafts: Draft;
  }
}

/** Of which kind the fields of some paths are. */
export const kindsOf = (fields: readonly Field[], paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.flatMap(path => fieldsAt(fields, path).map(({ source, kind }) => [source, kind])));

/** Rows as they were kept, each with the secrets that the same row holds now. */
function withSecrets(fields: readonly Field[], rows: unknown, now: unknown): unknown {
  if (!Array.isArray(rows) || !Array.isArray(now)) return rows;
  return rows.map(row => {
    const id = isPlain(row) ? textId(idOf(row)) : undefined;
    const same = id && now.find(one => isPlain(one) && textId(idOf(one)) === id);
    if (!isPlain(row) || !isPlain(same)) return row;
    return fields.reduce<Plain>((whole, { source, kind, fields: inner }) => {
      const held = valueAt(same, source);
      if (kind === 'secret' && held !== undefined) return withValue(whole, source, held);
      return inner ? withValue(whole, source, withSecrets(inner, valueAt(whole, source), held)) : whole;
    }, row);
  });
}

/** What a draft would change in a form. */
export interface OfferedDraft extends Typed {
  /** The fields that differ; what follows from them is left out. */
  differing: Field[];
  /** Those of them that somebody has changed since. */
  changedSince: ReadonlySet<string>;
  /** What stands in the form, and with the draft in it. */
  now: ShopRecord;
  mine: ShopRecord;
}

/** What a draft would change in a form that holds `now`; `undefined` where nothing of it differs any more, or its fields are gone. */
export function offerOf(fields: readonly Field[], draft: Draft, now: ShopRecord): OfferedDraft | undefined {
  const fits = (path: string) => {
    const about = fieldsAt(fields, path);
    return about.length > 0 && about.every(({ source, kind }) => kind !== 'secret' && (draft.kinds[source] ?? kind) === kind);
  };
  const paths = Object.keys(draft.changes).filter(fits);
  const given = (path: string) => {
    const inner = fields.find(({ source }) => source === path)?.fields;
    return inner ? withSecrets(inner, draft.changes[path], valueAt(now, path)) : draft.changes[path];
  };
  const changes = Object.fromEntries(paths.map(path => [path, given(path)]));
  const mine = Object.entries(changes).reduce<ShopRecord>((record, [path, value]) => withValue(record, path, value), now);
  const differing = entered(fields, fields, now, mine);
  if (!differing.length) return undefined;
  const was = Object.fromEntries(paths.map(path => [path, draft.was[path]]));
  const base = Object.entries(was).reduce<ShopRecord>((record, [path, value]) => withValue(record, path, value), now);
  const since = differing.filter(field => !isSameSent(field, valueAt(base, field.source), valueAt(now, field.source)));
  return { changes, was, differing, changedSince: new Set(since.map(({ source }) => source)), now, mine };
}

/** A value with its new images taken out: each is put beside it once, under a number. */
export function withImagesApart(value: unknown, numberOf: (url: string) => number): unknown {
  if (Array.isArray(value)) return value.map(one => withImagesApart(one, numberOf));
  if (!isPlain(value)) return value;
  const [image] = imagesIn([value]);
  if (image && isNewImage(image)) return { ...value, url: `${apart}${numberOf(image.url)}` };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withImagesApart(inner, numberOf)]));
}

const apart = 'draft-image:';

/** The value again, with its images; without those that were not kept. */
export function withImagesBack(value: unknown, urls: ReadonlyMap<number, string>): unknown {
  const numberOf = (one: unknown) => {
    const url = isPlain(one) ? one.url : undefined;
    return typeof url === 'string' && url.startsWith(apart) ? Number(url.slice(apart.length)) : undefined;
  };
  if (Array.isArray(value))
    return value
      .filter(one => {
        const number = numberOf(one);
        return number === undefined || urls.has(number);
      })
      .map(one => withImagesBack(one, urls));
  if (!isPlain(value)) return value;
  const number = numberOf(value);
  if (number !== undefined) return { ...value, url: urls.get(number) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withImagesBack(inner, urls)]));
}
