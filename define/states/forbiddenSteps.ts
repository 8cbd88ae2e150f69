/** What states forbid. Apart from the steps, as the first screen does not need it. */
import type { Action } from '#define/actions.ts';
import { isNothing } from '#define/conditions.ts';
import type { Field } from '#define/fieldTypes.ts';
import { asText, type Plain, valueAt, withValue } from '#define/records.ts';
import { type States, stepsOf } from './states';

/**
 * Why a record may not become another, in words: its state would change as no step does. `undefined` when it may. Without a state before
 * or after, it may.
 */
export function wrongStep({ states }: { states?: States | undefined }, before: Plain, after: Plain): string | undefined {
  if (!states?.steps) return undefined;
  const { source, steps } = states;
  const [from, to] = [valueAt(before, source), valueAt(after, source)];
  if (isNothing(from) || isNothing(to) || asText(from) === asText(to)) return undefined;
  const isStep = Object.values(steps[asText(from)] ?? {}).some(state => asText(state) === asText(to));
  return isStep ? undefined : `${source} cannot change from '${asText(from)}' to '${asText(to)}'`;
}

/** What a record's states are read of. */
interface HasStates {
  states?: States | undefined;
  actions: Readonly<Record<string, Action>>;
}

/**
 * Why the call of an action cannot be made for a record, in words: the record is in none of the states that its step leaves, nor those of
 * other actions with this call. `undefined` when it can.
 */
export function wrongState({ states, actions }: HasStates, key: string, record: Plain): string | undefined {
  if (!states) return undefined;
  const state = asText(valueAt(record, states.source) ?? '');
  const refusing = stepsOf(states).filter(({ from }) => !from.includes(state));
  const names = Object.keys(actions).filter(name => name === key || actions[name]?.of === key);
  const isRefused = names.every(name => refusing.some(({ action }) => action === name));
  return isRefused ? `'${key}' is not possible while ${states.source} is '${state}'` : undefined;
}

/** A step that a server must refuse: an action in a state that it does not leave, or, without an action, a change of state as no step makes it. */
export interface ForbiddenStep {
  from: string;
  action?: string;
  /** The state that an update would set. */
  to?: unknown;
}

/** The steps that a server must refuse, of the states that `steps` name. */
export function forbiddenSteps({ states, actions, fields }: HasStates & { fields: readonly Field[] }): ForbiddenStep[] {
  if (!states?.steps) return [];
  const { source } = states;
  const all = fields.find(field => field.source === source)?.choices ?? [];
  return all.flatMap(from => {
    const record = withValue<Plain>({}, source, from);
    const called = Object.keys(actions).filter(action => actions[action]?.call && wrongState({ states, actions }, action, record));
    const others = all.filter(to => wrongStep({ states }, record, withValue<Plain>({}, source, to)));
    return [...called.map(action => ({ from: asText(from), action })), ...others.map(to => ({ from: asText(from), to }))];
  });
}
