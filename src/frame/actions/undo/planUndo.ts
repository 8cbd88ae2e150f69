import {
  type AccessRequest,
  type Action,
  type ActionInput,
  actionInputFields,
  actionOf,
  hasCall,
  isNothing,
  type Plain,
  type Resource,
  type ShopRecord,
  valueAt,
  wrongStep,
} from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { changedFields, isIrreversible, valuesAfter } from '#frame/record/changedFields.ts';
import { isSame } from '#frame/record/differences.ts';
import { pickSources } from '#frame/record/recordRows.ts';

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

/** A step and the condition under which it may run. */
export interface UndoPlan {
  id: string;
  step: UndoStep;
  /** The written value of each source. If the server holds another value now, the undo is refused. */
  left: Plain;
}

/** Whether the user may undo a change by a step. An `update` needs the permission to edit. */
export const mayUndo = ({ name }: Resource, { action }: UndoStep, record: AccessRequest['record']): boolean =>
  canAccess(name, action === 'update' ? 'edit' : action, record);

/**
 * Plans the undo of a change. It can run later, without the record before the change. `undefined` if no undo is declared, nothing changed, a
 * required input is missing, or the user lacks permission.
 */
export function undoPlanOf(resource: Resource, write: Write): UndoPlan | undefined {
  const { action, before, after } = write;
  if (after && isSame(before, after)) return undefined;
  const step = undoStepOf(resource, write);
  if (!step || !mayUndo(resource, step, before)) return undefined;
  return { id: before.id, step, left: after ? valuesAfter(changedFields(resource.fields, before, after), action === 'update') : {} };
}

function undoStepOf(resource: Resource, { action, before, after, input = {} }: Write): UndoStep | undefined {
  const { actions } = resource;
  if (action === 'update') return hasCall(resource, 'update') && after ? restoreValues(resource, before, after) : undefined;
  const restoring = Object.keys(actions).find(name => actions[name]?.restores);
  if (action === 'delete') return restoring === undefined ? undefined : { action: restoring, input: {} };
  if (action === restoring) return hasCall(resource, 'delete') ? { action: 'delete', input: {} } : undefined;
  const { undo } = actions[action] ?? {};
  if (typeof undo === 'function') {
    const undoInput = undo(before, input);
    return undoInput && { action, input: undoInput };
  }
  if (!undo) return undefined;
  // The action used the update call, so its undo does too.
  if (undo === true && !actionOf(resource, action)?.call) return after && restoreValues(resource, before, after);
  const name = undo === true ? action : undo;
  const undoAction = actionOf(resource, name);
  return undoAction && repeatAction(resource, name, undoAction, before);
}

/** Puts the previous values back where they changed, unless the state may not go back. */
function restoreValues(resource: Resource, before: ShopRecord, after: ShopRecord): UndoStep | undefined {
  const { fields, denied } = resource;
  if (wrongStep(resource, after, before)) return undefined;
  const changed = changedFields(fields, before, after);
  if (!changed.length || changed.some(({ field }) => isIrreversible(field) || denied?.unsent.includes(field.source))) return undefined;
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
