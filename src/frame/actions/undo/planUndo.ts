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
import { changedFields, isIrreversible, valuesAfter } from '#frame/record/changedFields.ts';
import { isSame } from '#frame/record/differences.ts';

/** Sets the value at a path: `address.door` gives `{ address: { door: 3 } }`. Other keys stay. */
export function setAt(holder: Plain, [first = '', ...rest]: readonly string[], value: unknown): Plain {
  const current = holder[first];
  return { ...holder, [first]: rest.length ? setAt(isPlain(current) ? current : {}, rest, value) : value };
}

/** The values of a record at the given sources, as nested input for an action. */
export const pickSources = (record: unknown, sources: readonly string[]): Plain =>
  sources.reduce<Plain>((input, source) => {
    const value = valueAt(record, source);
    return value === undefined ? input : setAt(input, source.split('.'), value);
  }, {});

/** An action, `update` or `delete`, with its input. For an `update` that is the value of each source. */
export interface UndoStep {
  action: string;
  input: ActionInput;
}

/** A change to a record. */
export interface Write {
  /** An action, `update` or `delete`. */
  action: string;
  before: ShopRecord;
  /** The expected record afterwards, if known. */
  after?: ShopRecord | undefined;
  input?: ActionInput | undefined;
}

/**
 * The step that undoes a change, from the record before it. `undefined` if no undo is declared, nothing changed, a required input is missing, or
 * the user lacks permission.
 */
export function planUndo(resource: Resource, write: Write): UndoStep | undefined {
  const { before, after } = write;
  if (after && isSame(before, after)) return undefined;
  const step = undoStepOf(resource, write);
  return step && canAccess(resource.name, step.action, before) ? step : undefined;
}

/** A step and the condition under which it may run. */
export interface UndoPlan {
  id: string;
  step: UndoStep;
  /** The written value of each source. If the server holds another value now, the undo is refused. */
  left: Plain;
}

/** Plans an undo that can run later, without the record before the change. `undefined` if there is no undo. */
export function undoPlanOf(resource: Resource, write: Write): UndoPlan | undefined {
  const step = planUndo(resource, write);
  const { action, before, after } = write;
  return step && { id: before.id, step, left: after ? valuesAfter(changedFields(resource.fields, before, after), action === 'update') : {} };
}

function undoStepOf(resource: Resource, { action, before, after, input = {} }: Write): UndoStep | undefined {
  const { actions, calls } = resource;
  if (action === 'update') return calls.update && after && restoreValues(resource, before, after);
  const restoring = Object.keys(actions).find(name => actions[name]?.restores);
  if (action === 'delete') return restoring === undefined ? undefined : { action: restoring, input: {} };
  if (action === restoring) return calls.delete ? { action: 'delete', input: {} } : undefined;
  const { undo } = actions[action] ?? {};
  if (typeof undo === 'function') {
    const undoInput = undo(before, input);
    return undoInput && { action, input: undoInput };
  }
  const declared = actionOf(resource, action);
  // The action used the update call, so its undo does too.
  if (undo === true && !declared?.call) return after && restoreValues(resource, before, after);
  const name = undo === true ? action : undo;
  const undoAction = name === undefined ? undefined : actionOf(resource, name);
  return name === undefined || !undoAction ? undefined : repeatAction(resource, name, undoAction, before);
}

/** Puts the previous values back where they changed. */
function restoreValues({ fields }: Resource, before: ShopRecord, after: ShopRecord): UndoStep | undefined {
  const changed = changedFields(fields, before, after);
  if (!changed.length || changed.some(({ field }) => isIrreversible(field))) return undefined;
  return { action: 'update', input: Object.fromEntries(changed.map(({ field, was }) => [field.source, was ?? null])) };
}

function repeatAction(resource: Resource, action: string, undoAction: Action, before: ShopRecord): UndoStep | undefined {
  const fields = actionInputFields(resource, undoAction);
  const input = pickSources(
    before,
    fields.map(({ source }) => source),
  );
  return fields.some(({ required, source }) => required && isNothing(valueAt(input, source))) ? undefined : { action, input };
}
