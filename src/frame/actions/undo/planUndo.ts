import {
  type Action,
  type ActionInput,
  actionInputFields,
  actionOf,
  isNothing,
  isPlain,
  type Plain,
  type Resource,
  type ShopRecord,
  valueAt,
} from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { changedFields, isLost, leftBy } from '#frame/record/changedFields.ts';
import { isSame } from '#frame/record/differences.ts';

/** A value within a record of nothing else: `'address.door'` gives `{ address: { door: 3 } }`, beside what is there already. */
export function setAt(holder: Plain, [first = '', ...rest]: readonly string[], value: unknown): Plain {
  const beside = holder[first];
  return { ...holder, [first]: rest.length ? setAt(isPlain(beside) ? beside : {}, rest, value) : value };
}

/** Of a record, what stands at some sources, as what an action is asked with. */
export const pickSources = (record: unknown, sources: readonly string[]): Plain =>
  sources.reduce<Plain>((held, source) => {
    const value = valueAt(record, source);
    return value === undefined ? held : setAt(held, source.split('.'), value);
  }, {});

/** An action, `update` or `delete`, and what it is asked with: an `update` with what is to stand at each source. */
export interface UndoStep {
  action: string;
  asked: ActionInput;
}

/** What is written to a record. */
export interface Write {
  /** An action, `update` or `delete`. */
  action: string;
  before: ShopRecord;
  /** The record as it is expected to be now, where that is known. */
  after?: ShopRecord | undefined;
  asked?: ActionInput | undefined;
}

/**
 * How what was done to a record is taken back, by what the record held before. `undefined` where no way is known: none is
 * declared, nothing was changed, what it would be asked with was not there, or who is signed in may not.
 */
export function planUndo(resource: Resource, write: Write): UndoStep | undefined {
  const { before, after } = write;
  if (after && isSame(before, after)) return undefined;
  const step = undoStepOf(resource, write);
  return step && canAccess(resource.name, step.action, before) ? step : undefined;
}

/** What is to be taken back. */
export interface UndoPlan {
  id: string;
  step: UndoStep;
  /** What was written, by its source: where something else stands by now, nothing is taken back. */
  left: Plain;
}

/** What takes a write back later, without the record as it was. `undefined` where no way is known. */
export function undoPlanOf(resource: Resource, write: Write): UndoPlan | undefined {
  const step = planUndo(resource, write);
  const { action, before, after } = write;
  return step && { id: before.id, step, left: after ? leftBy(changedFields(resource.fields, before, after), action === 'update') : {} };
}

function undoStepOf(resource: Resource, { action, before, after, asked = {} }: Write): UndoStep | undefined {
  const { actions, calls } = resource;
  if (action === 'update') return calls.update && after && restoreValues(resource, before, after);
  const restoring = Object.keys(actions).find(name => actions[name]?.restores);
  if (action === 'delete') return restoring === undefined ? undefined : { action: restoring, asked: {} };
  if (action === restoring) return calls.delete ? { action: 'delete', asked: {} } : undefined;
  const { undo } = actions[action] ?? {};
  if (typeof undo === 'function') {
    const again = undo(before, asked);
    return again && { action, asked: again };
  }
  const declared = actionOf(resource, action);
  // It went through the update, and so it goes back.
  if (undo === true && !declared?.call) return after && restoreValues(resource, before, after);
  const name = undo === true ? action : undo;
  const back = name === undefined ? undefined : actionOf(resource, name);
  return name === undefined || !back ? undefined : repeatAction(resource, name, back, before);
}

/** What stood at the sources that were changed, to be put there again. */
function restoreValues({ fields }: Resource, before: ShopRecord, after: ShopRecord): UndoStep | undefined {
  const changed = changedFields(fields, before, after);
  if (!changed.length || changed.some(({ field }) => isLost(field))) return undefined;
  return { action: 'update', asked: Object.fromEntries(changed.map(({ field, was }) => [field.source, was ?? null])) };
}

function repeatAction(resource: Resource, action: string, back: Action, before: ShopRecord): UndoStep | undefined {
  const fields = actionInputFields(resource, back);
  const asked = pickSources(
    before,
    fields.map(({ source }) => source),
  );
  return fields.some(({ required, source }) => required && isNothing(valueAt(asked, source))) ? undefined : { action, asked };
}
