import { type Action, type Asked, actionOf, askedFields, isNothing, isPlain, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { mayHere } from '#frame/context/access.ts';
import { changedIn, isLost, leftBy } from '#frame/record/changedFields.ts';
import { isSame } from '#frame/record/changes.ts';

/** A value within a record of nothing else: `'address.door'` gives `{ address: { door: 3 } }`, beside what is there already. */
export function put(holder: Plain, [first = '', ...rest]: readonly string[], value: unknown): Plain {
  const beside = holder[first];
  return { ...holder, [first]: rest.length ? put(isPlain(beside) ? beside : {}, rest, value) : value };
}

/** Of a record, what stands at some sources, as what an action is asked with. */
export const heldAt = (record: unknown, sources: readonly string[]): Plain =>
  sources.reduce<Plain>((held, source) => {
    const value = valueAt(record, source);
    return value === undefined ? held : put(held, source.split('.'), value);
  }, {});

/** An action, `update` or `delete`, and what it is asked with: an `update` with what is to stand at each source. */
export interface Step {
  action: string;
  asked: Asked;
}

/** What is written to a record. */
export interface Write {
  /** An action, `update` or `delete`. */
  action: string;
  before: ShopRecord;
  /** The record as it is expected to be now, where that is known. */
  after?: ShopRecord | undefined;
  asked?: Asked | undefined;
}

/**
 * How what was done to a record is taken back, by what the record held before. `undefined` where no way is known: none is
 * declared, nothing was changed, what it would be asked with was not there, or who is signed in may not.
 */
export function wayBack(resource: Resource, write: Write): Step | undefined {
  const { before, after } = write;
  if (after && isSame(before, after)) return undefined;
  const step = stepBack(resource, write);
  return step && mayHere(resource.name, step.action, before) ? step : undefined;
}

/** What is to be taken back. */
export interface Back {
  id: string;
  step: Step;
  /** What was written, by its source: where something else stands by now, nothing is taken back. */
  left: Plain;
}

/** What takes a write back later, without the record as it was. `undefined` where no way is known. */
export function backFrom(resource: Resource, write: Write): Back | undefined {
  const step = wayBack(resource, write);
  const { action, before, after } = write;
  return step && { id: before.id, step, left: after ? leftBy(changedIn(resource.fields, before, after), action === 'update') : {} };
}

function stepBack(resource: Resource, { action, before, after, asked = {} }: Write): Step | undefined {
  const { actions, calls } = resource;
  if (action === 'update') return calls.update && after && putBack(resource, before, after);
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
  if (undo === true && !declared?.call) return after && putBack(resource, before, after);
  const name = undo === true ? action : undo;
  const back = name === undefined ? undefined : actionOf(resource, name);
  return name === undefined || !back ? undefined : askedAgain(resource, name, back, before);
}

/** What stood at the sources that were changed, to be put there again. */
function putBack({ fields }: Resource, before: ShopRecord, after: ShopRecord): Step | undefined {
  const changed = changedIn(fields, before, after);
  if (!changed.length || changed.some(({ field }) => isLost(field))) return undefined;
  return { action: 'update', asked: Object.fromEntries(changed.map(({ field, was }) => [field.source, was ?? null])) };
}

function askedAgain(resource: Resource, action: string, back: Action, before: ShopRecord): Step | undefined {
  const fields = askedFields(resource, back);
  const asked = heldAt(
    before,
    fields.map(({ source }) => source),
  );
  return fields.some(({ required, source }) => required && isNothing(valueAt(asked, source))) ? undefined : { action, asked };
}
