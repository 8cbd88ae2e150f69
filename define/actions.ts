/** Actions: calls that react-admin has no verb for, such as restore or cancel. */

import type { Call } from './call';
import { holds, type RecordCondition } from './conditions';
import type { Field, Fields, ValueOf } from './fieldTypes';
import { firstStep, isPlain, type Plain, type ShopRecord, valueAt, withValue } from './records';
import type { IconName } from './vocabulary';

/** The values that an action gets beside its record: what staff typed into its question, or what a view passes. */
export type ActionInput = Readonly<Plain>;

/** One thing that an action has left undone: its name for staff, and the values for the action that does it. */
export interface LeftOver {
  named: unknown;
  input: ActionInput;
}

/** Offers a second action after an action, for what the first one has left undone in the record. */
export interface Follow<R = ShopRecord, A extends string = string, P = string> {
  /** The other action. */
  action: A;
  /** The field that holds the things left undone. A row without this field is read again. */
  source: P;
  /** The things left undone in the record as it is after the action, without repeats: for each its name and the input of the other action. */
  each: (record: R) => readonly LeftOver[];
}

/** The types of a resource that its actions name. */
export interface ActionTypes {
  record: unknown;
  /** A condition on the record. */
  condition: unknown;
  /** The names of its actions. */
  action: string;
  /** What an action may ask for: a field of the resource by its source, or a field declared here. */
  input: unknown;
  /** The values that it gets. */
  values: ActionInput;
  /** What it may set. */
  sets: unknown;
  /** Its sources, also those in rows. */
  source: unknown;
}

/** What an action may set: values that the fields can have, `'toggle'` for a flag, `'asked'` for what staff typed. */
export type OutcomeOf<F extends Fields> =
  | 'asked'
  | { readonly [X in F[number] as X['source']]?: ValueOf<X> | null | 'asked' | (X extends { kind: 'flag' } ? 'toggle' : never) };

interface AnyTypes {
  record: ShopRecord;
  condition: RecordCondition;
  action: string;
  input: string | Field;
  values: ActionInput;
  sets: Outcome;
  source: string;
}

/** An outcome as data: what every source becomes, a value, `'toggle'` for a flag, `'asked'` for what staff typed; `'asked'`: every field asked for. */
export type Outcome = 'asked' | Readonly<Plain>;

/**
 * A call that react-admin has no verb for: restore, hard delete, duplicate, toggle a status.
 *
 *     actions: {
 *       cancel: { call: call('POST /order/cancel/{id}'), ask: ['reason'], when: { status: { not: 'sent' } }, sets: { status: 'cancelled' } },
 *     }
 */
export interface DeclaredAction<T extends ActionTypes = AnyTypes, E = ShopRecord> {
  /** Without a call, the result of `expect` is sent through the resource's update. After a DELETE the record leaves its list; its button is red. */
  call?: Call;
  /** Fields that staff fill in a dialog before the call: fields of the resource by their source, or declared here. They start with the record's values. */
  ask?: readonly T['input'][];
  /**
   * Makes the body of the call. Default: the values asked for, if any. `current` is the record as the server has it now if the action has
   * `expect`, otherwise the same as `record`.
   */
  send?: (record: T['record'], input: T['values'], current: ShopRecord) => Record<string, unknown>;
  /**
   * Which records have the action. Prefer data (`{ status: 'open' }`): bulk actions, the mock and the tests can read it. Of several rows, bulk
   * says why some have it not: `resources.<name>.reasons.<action>`. For `edit` and `delete`, which are no actions, see Access.
   */
  when?: T['condition'] | ((record: T['record']) => boolean);
  /**
   * What the record becomes, as data: `{ isActive: 'toggle' }`, `{ status: 'closed' }`, `{ note: 'asked' }`; `'asked'`: all that it asks for.
   * It is shown at once, and taken back when the server refuses.
   */
  sets?: T['sets'];
  /**
   * The record after the action, as a function of the record, where `sets` cannot say it: 10 % more than the price that the server has now. The
   * record is read again before, and `when` is checked again. An action with a call and without a `when` uses the record of the screen if the
   * server does not answer within two seconds.
   */
  expect?: (record: T['record'], input: T['values']) => E;
  /**
   * How to undo it. The name of another action: that action runs with the values the record had before. `true`: this action runs again;
   * an action without a call sends the former values through the update. A function: this action runs again with the values that the
   * function returns; `undefined` means that it cannot be undone. Default: it follows from `sets`; `false`: not at all.
   */
  undo?: T['action'] | boolean | ((before: T['record'], input: T['values']) => ActionInput | undefined);
  /** Offers another action afterwards, with one button: `resources.<name>.follow.<action>`. */
  follow?: Follow<T['record'], T['action'], T['source']>;
  /**
   * It restores a deleted record: a delete is undone by it, and it is undone by a delete. The condition says which records are deleted:
   * `{ isDeleted: true }`. Their screen has neither Update nor Delete.
   */
  restores?: T['condition'];
  /** Fields whose values the bulk dialog shows for each record, before and after: `price`, or `sizes.stock` for a field of rows. */
  preview?: readonly T['source'][];
  /**
   * Asks for confirmation in a dialog that names the record: always (`true`), or only in rows, where the button is an icon (`'row'`). With
   * `'row'` its `ask`, too, is asked only in rows and for several.
   */
  confirm?: boolean | 'row';
  /** Also a button of the detail screen: of existing records (`true`), or of deleted ones (`'gone'`). */
  onScreen?: true | 'gone';
  /** The icon of its button. */
  icon?: IconName;
}

/** A completed action. */
export interface Action extends DeclaredAction {
  /** The action whose call it uses. Not declared: the key `switch` gives it, so that `activate` and `deactivate` use the call of `status`. */
  of?: string;
  /** Whether the record is read again before, and `when` checked again. Not declared: it follows from a declared `expect`, and from `switch`. */
  fresh?: boolean;
}

/** The keys of an action. */
export const actionKeys: readonly string[] = 'call ask send when sets expect undo follow restores preview confirm onScreen icon'.split(' ');

interface HasActions {
  fields: readonly Field[];
  actions: Readonly<Record<string, Action>>;
}

/** The action of a name. An action that says `of` gets `call`, `send` and `fresh` of the other action. `undefined` when there is none. */
export function actionOf({ actions }: Pick<HasActions, 'actions'>, name: string): Action | undefined {
  const action = actions[name];
  const base = action?.of === undefined ? undefined : actions[action.of];
  if (!action || !base) return action;
  const { call, send, fresh } = base;
  return { ...(call ? { call } : {}), ...(send ? { send } : {}), ...(fresh ? { fresh } : {}), ...action };
}

/** Whether an action sends a call: its own, or that of the action that it names by `of`. Otherwise its outcome goes through the update. */
export const sendsCall = ({ call, of }: Pick<Action, 'call' | 'of'>): boolean => call !== undefined || of !== undefined;

/** Whether an action removes its record: it is `delete`, or its call is a DELETE. */
export const removesRecord = (resource: Pick<HasActions, 'actions'>, action: string): boolean =>
  action === 'delete' || actionOf(resource, action)?.call?.method === 'DELETE';

/** Whether a record is deleted, by the action that restores it. */
export const isGone = ({ actions }: Pick<HasActions, 'actions'>, record: ShopRecord): boolean =>
  Object.values(actions).some(({ restores }) => restores && holds(restores, record));

/** The record of an action that belongs to no record. */
export const noRecord: ShopRecord = { id: '' };

/** Whether an action belongs to no record: a list offers it under `actions`. */
export const isOfList = ({ lists }: { lists: Readonly<Record<string, { actions?: readonly string[] }>> }, name: string): boolean =>
  Object.values(lists).some(({ actions = [] }) => actions.includes(name));

/** The fields that an action asks for. Sources that are no field of the resource are left out. */
export const actionInputFields = ({ fields }: Pick<HasActions, 'fields'>, { ask = [] }: Action): Field[] =>
  ask.flatMap(input => (typeof input === 'string' ? fields.filter(({ source }) => source === input) : [input]));

/** The fields that an action asks for. A field that the record requires once the action is done is required: a step may lead to a state that needs its value. */
export function fieldsAsked(resource: Pick<HasActions, 'fields'>, action: Action, record: ShopRecord): Field[] {
  const after = triedOutcome(action, record, {}) ?? record;
  return actionInputFields(resource, action).map(field =>
    isPlain(field.required) && holds(field.required, after) ? { ...field, required: true } : field,
  );
}

/** Tries an action. Gives the record after it; `undefined` without `expect`, and where `expect` throws for this input. */
function triedOutcome({ expect }: Action, record: ShopRecord, input: ActionInput): ShopRecord | undefined {
  try {
    return expect?.(record, input);
  } catch {
    return undefined;
  }
}

/**
 * The texts that an action asks for and no field of the record stores, such as a reason. The journal shows them, and staff may add them there later.
 */
export const noteFields = (resource: HasActions, name: string): Field[] =>
  actionInputFields(resource, actionOf(resource, name) ?? {}).filter(
    ({ source, kind }) => kind === 'text' && resource.fields.every(field => field.source !== source),
  );

/** The actions with `expect` and `undo`, which follow from `sets`, and with `fresh`, which follows from a declared `expect`. */
export function withOutcomes({ fields, actions }: HasActions): Readonly<Record<string, Action>> {
  const complete = ([key, action]: [string, Action]): [string, Action] => {
    const { undo = undoOf(key, actions, fields), ...others } = action;
    const outcome = action.sets === undefined ? action.expect && { fresh: true } : { expect: outcomeOf(fields, action) };
    return [key, { ...others, ...outcome, ...(undo === false || undo === undefined ? {} : { undo }) }];
  };
  return Object.fromEntries(Object.entries(actions).map(complete));
}

/** What an action does with each source that it sets: `toggle`, `asked`, or a `value`. */
function assignments(fields: readonly Field[], action: Action) {
  const inputs = actionInputFields({ fields }, action).map(({ source }) => source);
  const { sets = {} } = action;
  if (sets === 'asked') return inputs.map(source => ({ source, by: 'asked' as const, value: undefined }));
  return Object.entries(sets).map(([source, value]) => {
    const isFlag = fields.some(field => field.source === source && field.kind === 'flag');
    const by = value === 'asked' && inputs.includes(source) ? 'asked' : value === 'toggle' && isFlag ? 'toggle' : 'value';
    return { source, by, value } as const;
  });
}

const outcomeOf = (fields: readonly Field[], action: Action) => {
  const all = assignments(fields, action);
  return (record: ShopRecord, input: ActionInput): ShopRecord =>
    all.reduce((changed, { source, by, value }) => {
      const now = by === 'asked' ? valueAt(input, source) : by === 'toggle' ? !valueAt(changed, source) : value;
      return withValue(changed, source, now);
    }, record);
};

/**
 * The undo that follows from `sets`: `true` for an action without a call, and for one that only toggles and asks. An action that sets flags is
 * undone by the action with a call that sets them the other way.
 */
function undoOf(key: string, actions: HasActions['actions'], fields: readonly Field[]): Action['undo'] {
  const action = actions[key];
  if (action?.sets === undefined) return undefined;
  const all = assignments(fields, action);
  if (!sendsCall(action) || all.every(({ by }) => by !== 'value')) return true;
  return Object.keys(actions).find(name => {
    const other = actions[name];
    if (!other || !sendsCall(other)) return false;
    const others = assignments(fields, other);
    const isOpposite = ({ source, value }: (typeof all)[number]) => others.some(one => one.source === source && one.value === !value);
    return others.length === all.length && all.every(one => typeof one.value === 'boolean' && isOpposite(one));
  });
}

/**
 * The keys of the record that actions without a call set. It tries each `expect`, which is pure, on an empty record, and leaves out those
 * that throw.
 */
export const keysSetByActions = ({ actions, fields }: HasActions): string[] => Object.values(actions).flatMap(action => keysSetBy(fields, action));

/** The keys that one action sets; none for an action with a call. */
export function keysSetBy(fields: readonly Field[], action: Action): string[] {
  return sendsCall(action) ? [] : keysOfOutcome(fields, action);
}

/** The keys that an action sets in an empty record. */
function keysOfOutcome(fields: readonly Field[], action: Action): string[] {
  const input = Object.fromEntries(actionInputFields({ fields }, action).map(({ source }) => [firstStep(source), undefined]));
  return Object.keys(triedOutcome(action, { id: '' }, input) ?? {}).filter(key => key !== 'id');
}

/** The sources of the fields that an action asks for, previews, or sets in an empty record. */
export function keysTouched(resource: HasActions, name: string): string[] {
  const action = actionOf(resource, name);
  if (!action) return [];
  const { fields } = resource;
  const set = keysOfOutcome(fields, action);
  const named = [...actionInputFields(resource, action).map(({ source }) => source), ...(action.preview ?? [])];
  const isTouched = ({ source }: Field) => set.includes(firstStep(source)) || named.some(other => other === source || other.startsWith(`${source}.`));
  return fields.filter(isTouched).map(({ source }) => source);
}
