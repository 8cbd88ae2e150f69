/** Makes the journal entry of a change, with only what may be stored on a device. Pure. */
import { mapValues } from 'es-toolkit/object';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import {
  type ActionInput,
  asText,
  type Field,
  isNothing,
  isPersonal,
  isPlain,
  noteFields,
  type Plain,
  type Resource,
  textId,
  valueAt,
} from '#define';
import { type UndoPlan, undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { sizeText } from '#frame/format/imageFiles.ts';
import { decoded, nameOf, truncate } from '#frame/format/texts.ts';
import { type ChangedField, changedFields } from '#frame/record/changedFields.ts';
import { isSame } from '#frame/record/differences.ts';

/** A field before and after a change. */
export interface EntryChange {
  source: string;
  was?: unknown;
  is?: unknown;
}

/** A stored change. */
export interface Entry {
  id: string;
  /** In milliseconds. */
  at: number;
  resource: string;
  /** `create`, `update`, `delete` or an action of the resource. */
  action: string;
  record: string;
  /** The record's name. */
  name: string;
  changes: readonly EntryChange[];
  /** Undoes the change; unset if there is no undo or it could not be stored completely. */
  back?: UndoPlan;
  isUndone?: boolean;
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    changes: Entry;
  }
}

/** In characters. A longer entry is stored with shortened values. */
const maxEntryLength = 16_000;
const maxValueLength = 200;

/** Replaces secret values. */
export const hiddenValue = '••••••';

const looksSecret = (key: string): boolean => /password|passwd|secret|token|api_?key|private_?key|credential/i.test(key);

/** Stores only the first letter of a personal value. */
function maskPersonal(value: unknown): string {
  const [first = ''] = nameOf(value);
  return `${first}•••`;
}

/** A value as it is stored: images by name and size, other records by id and name, personal values by their first letter, secrets not at all. */
function storedValue(value: unknown, field: Field | undefined, key: string): unknown {
  if (isNothing(value)) return value;
  if (field?.kind === 'secret' || looksSecret(field?.source ?? key)) return hiddenValue;
  if (field && isPersonal(field) && !Array.isArray(value)) return storedPersonal(value, field);
  if (field?.kind === 'images') return [value].flat().map(pictureName);
  if (Array.isArray(value)) return value.map(one => storedValue(one, field, key));
  if (typeof value === 'string') return value.startsWith('data:') ? pictureName(value) : value;
  if (!isPlain(value)) return value;
  if (field?.kind === 'rows') return storedRow(value, field.fields ?? []);
  return { ...('_id' in value ? { _id: value._id } : {}), name: nameOf(value) };
}

/** A reference keeps its id, so that the undo can restore it. */
function storedPersonal(value: unknown, { kind }: Field): unknown {
  if (kind !== 'reference' && kind !== 'references') return maskPersonal(value);
  return isPlain(value) ? { _id: value._id, name: maskPersonal(value) } : value;
}

const fieldOf = (fields: readonly Field[], source: string): Field | undefined => fields.find(field => field.source === source);

const storedRow = (row: Plain, fields: readonly Field[]): Plain => mapValues(row, (value, key) => storedValue(value, fieldOf(fields, key), key));

function pictureName(picture: unknown): string {
  const url = asText(valueAt(picture, 'url') ?? picture);
  const title = textId(valueAt(picture, 'title'));
  // In base64, four characters encode three bytes.
  if (url.startsWith('data:')) return `${title ?? ''} (${sizeText((url.length - url.indexOf(',')) * 0.75)})`.trim();
  return title ?? decoded(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
}

/** Whether the stored value is enough for an undo. For a reference the id is enough. */
const isWhole = (field: Field | undefined, value: unknown, stored: unknown): boolean =>
  field?.kind === 'reference' || field?.kind === 'references' ? valueAt(value, '_id') === valueAt(stored, '_id') : isSame(value, stored);

/** The undo plan as it is stored; `undefined` if a part of it may not be stored. */
function storedPlan(fields: readonly Field[], plan: UndoPlan | undefined): UndoPlan | undefined {
  if (!plan) return undefined;
  let isComplete = true;
  const storeAll = (values: Plain): Plain =>
    mapValues(values, (value, source) => {
      const field = fieldOf(fields, source);
      const stored = storedValue(value, field, source);
      isComplete &&= isWhole(field, value, stored);
      return stored;
    });
  const { id, step, left } = plan;
  const stored: UndoPlan = { id, step: { ...step, input: storeAll(step.input) }, left: storeAll(left) };
  return isComplete ? stored : undefined;
}

/** The changed fields; of a created or deleted record, all of them. */
function changesOf({ resource: { fields }, action, before, after }: WriteEvent): ChangedField[] {
  if (action === 'create') return changedFields(fields, {}, after ?? {});
  return after || action === 'delete' ? changedFields(fields, before, after ?? {}) : [];
}

function storedName({ fields, represent, representElse }: WriteEvent['resource'], title: string): string {
  const isMasked = [{ source: represent }, ...representElse].map(({ source }) => fieldOf(fields, source)).some(field => field && isPersonal(field));
  return isMasked ? maskPersonal(title) : truncate(title, 100);
}

/** The inputs of an action's question that no field of the record stores, as changes of its entry. */
export const notesOf = (resource: Resource, action: string, input: ActionInput = {}): EntryChange[] =>
  noteFields(resource, action).flatMap(field => {
    const note = valueAt(input, field.source);
    return isNothing(note) ? [] : [{ source: field.source, is: storedValue(note, field, field.source) }];
  });

/** Makes the entry of a change. `title`: the record's name. */
export function entryOf(change: WriteEvent, title: string, at: number, id: string): Entry {
  const { resource, action, before } = change;
  const fieldChanges = changesOf(change).map(({ field, was, is }) => ({
    source: field.source,
    was: storedValue(was, field, field.source),
    is: storedValue(is, field, field.source),
  }));
  const changes = [...fieldChanges, ...notesOf(resource, action, change.input)];
  const plan = storedPlan(resource.fields, undoPlanOf(resource, change));
  const entry: Entry = {
    id,
    at,
    resource: resource.name,
    action,
    record: before.id,
    name: storedName(resource, title),
    changes,
    ...(plan ? { back: plan } : {}),
  };
  if (JSON.stringify(entry).length <= maxEntryLength) return entry;
  const { back: _tooLong, ...short } = entry;
  return { ...short, changes: changes.slice(0, 40).map(({ source, was, is }) => ({ source, was: shortened(was), is: shortened(is) })) };
}

const shortened = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined || text.length <= maxValueLength ? value : truncate(text, maxValueLength);
};

/** Whether a change is the undo of an entry. */
export function isUndoOf({ action, before, after, input = {}, resource }: WriteEvent, entry: Entry): boolean {
  const { back: plan } = entry;
  if (!plan || entry.isUndone || entry.resource !== resource.name || plan.id !== before.id || plan.step.action !== action) return false;
  if (action !== 'update') return isSame(input, plan.step.input);
  return Object.entries(plan.step.input).every(([source, value]) => isSame(valueAt(after, source) ?? null, value));
}
