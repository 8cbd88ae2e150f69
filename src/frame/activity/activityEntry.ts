/** One change as a person's journal keeps it: what can be kept on a device, and no more. Pure. */
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import { asText, type Field, isNothing, isPersonal, isPlain, type Plain, textId, valueAt } from '#define';
import { type UndoPlan, undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { sizeText } from '#frame/format/imageFiles.ts';
import { cut, decoded, nameOf } from '#frame/format/texts.ts';
import { type ChangedField, changedFields } from '#frame/record/changedFields.ts';
import { isSame } from '#frame/record/differences.ts';

/** A field before and after. */
export interface EntryChange {
  source: string;
  was?: unknown;
  is?: unknown;
}

/** A change, as it is kept. */
export interface Entry {
  id: string;
  /** When, in milliseconds. */
  at: number;
  resource: string;
  /** `create`, `update`, `delete` or an action of the resource. */
  action: string;
  record: string;
  /** What the record was called. */
  name: string;
  changes: readonly EntryChange[];
  /** What takes it back; none where no way is known, or where it cannot be kept. */
  back?: UndoPlan;
  isUndone?: boolean;
}

/** The most characters of one entry; of one that would be longer, only the beginnings are kept. */
const mostOfEntry = 16_000;
const mostOfValue = 200;

/** Stands for what is never kept. */
export const hiddenValue = '••••••';

const looksSecret = (key: string): boolean => /password|passwd|secret|token|api_?key|private_?key|credential/i.test(key);

/** What is kept of a personal value: its first letter. */
function maskPersonal(value: unknown): string {
  const [first = ''] = nameOf(value);
  return `${first}•••`;
}

/**
 * A value as it is kept: pictures by name and size, other records by id and name, of what is personal the first letter, keys and passwords
 * not at all.
 */
function kept(value: unknown, field: Field | undefined, key: string): unknown {
  if (isNothing(value)) return value;
  if (field?.kind === 'secret' || looksSecret(field?.source ?? key)) return hiddenValue;
  if (field && isPersonal(field) && !Array.isArray(value)) return keptPersonal(value, field);
  if (field?.kind === 'images') return [value].flat().map(pictureName);
  if (Array.isArray(value)) return value.map(one => kept(one, field, key));
  if (typeof value === 'string') return value.startsWith('data:') ? pictureName(value) : value;
  if (!isPlain(value)) return value;
  if (field?.kind === 'rows') return keptRow(value, field.fields ?? []);
  return { ...('_id' in value ? { _id: value._id } : {}), name: nameOf(value) };
}

/** Another record keeps its id, by which it is put back. */
function keptPersonal(value: unknown, { kind }: Field): unknown {
  if (kind !== 'reference' && kind !== 'references') return maskPersonal(value);
  return isPlain(value) ? { _id: value._id, name: maskPersonal(value) } : value;
}

const keptRow = (row: Plain, fields: readonly Field[]): Plain =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      kept(
        value,
        fields.find(({ source }) => source === key),
        key,
      ),
    ]),
  );

function pictureName(picture: unknown): string {
  const url = asText(valueAt(picture, 'url') ?? picture);
  const title = textId(valueAt(picture, 'title'));
  // A data URL writes three bytes as four letters.
  if (url.startsWith('data:')) return `${title ?? ''} (${sizeText((url.length - url.indexOf(',')) * 0.75)})`.trim();
  return title ?? decoded(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
}

/** Whether nothing was left out of a value that matters when it is put back: another record is put back by its id. */
const isWhole = (field: Field | undefined, value: unknown, held: unknown): boolean =>
  field?.kind === 'reference' || field?.kind === 'references' ? valueAt(value, '_id') === valueAt(held, '_id') : isSame(value, held);

/** A way back as far as it can be kept; none where a part of it is not. */
function keptBack(fields: readonly Field[], back: UndoPlan | undefined): UndoPlan | undefined {
  if (!back) return undefined;
  let isComplete = true;
  const keep = (values: Plain): Plain =>
    Object.fromEntries(
      Object.entries(values).map(([source, value]) => {
        const field = fields.find(candidate => candidate.source === source);
        const held = kept(value, field, source);
        isComplete &&= isWhole(field, value, held);
        return [source, held];
      }),
    );
  const { id, step, left } = back;
  const held: UndoPlan = { id, step: { ...step, asked: keep(step.asked) }, left: keep(left) };
  return isComplete ? held : undefined;
}

/** What is different: of a record that came or went, all that it holds. */
function changesOf({ resource: { fields }, action, before, after }: WriteEvent): ChangedField[] {
  if (action === 'create') return changedFields(fields, {}, after ?? {});
  return after || action === 'delete' ? changedFields(fields, before, after ?? {}) : [];
}

/** What a record is called, as it is kept. */
function keptName({ fields, represent }: WriteEvent['resource'], title: string): string {
  const field = fields.find(({ source }) => source === represent);
  return field && isPersonal(field) ? maskPersonal(title) : cut(title, 100);
}

/** The entry of a change. `title` is what the record is called. */
export function entryOf(written: WriteEvent, title: string, at: number, id: string): Entry {
  const { resource, action, before } = written;
  const changes = changesOf(written).map(({ field, was, is }) => ({
    source: field.source,
    was: kept(was, field, field.source),
    is: kept(is, field, field.source),
  }));
  const back = keptBack(resource.fields, undoPlanOf(resource, written));
  const entry: Entry = {
    id,
    at,
    resource: resource.name,
    action,
    record: before.id,
    name: keptName(resource, title),
    changes,
    ...(back ? { back } : {}),
  };
  if (JSON.stringify(entry).length <= mostOfEntry) return entry;
  const { back: _tooLong, ...short } = entry;
  return { ...short, changes: changes.slice(0, 40).map(({ source, was, is }) => ({ source, was: shortened(was), is: shortened(is) })) };
}

const shortened = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined || text.length <= mostOfValue ? value : cut(text, mostOfValue);
};

/** Whether a change is what an entry says would take it back. */
export function isUndoOf({ action, before, after, asked = {}, resource }: WriteEvent, entry: Entry): boolean {
  const { back } = entry;
  if (!back || entry.isUndone || entry.resource !== resource.name || back.id !== before.id || back.step.action !== action) return false;
  if (action !== 'update') return isSame(asked, back.step.asked);
  return Object.entries(back.step.asked).every(([source, value]) => isSame(valueAt(after, source) ?? null, value));
}
