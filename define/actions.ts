/** Actions: calls that react-admin has no verb for, such as restore or cancel. */

import type { Call } from './call';
import type { RecordCondition } from './conditions';
import type { Field } from './kinds';
import type { Plain, ShopRecord } from './records';
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
  action: A;
  /** The field that holds the things left undone. A row without this field is read again. */
  source: P;
  /** The things left undone in the record as it is after the action, without repeats. */
  each: (record: R) => readonly LeftOver[];
}

/**
 * A call that react-admin has no verb for: restore, hard delete, duplicate, toggle a status.
 *
 *     actions: {
 *       cancel: { call: call('POST /order/cancel/{id}'), ask: ['reason'], when: { status: { not: 'sent' } }, expect: order => ({ ...order, status: 'cancelled' }) },
 *     }
 *
 * Type parameters: `R` the record, `C` a condition on it, `A` the names of the resource's actions, `Q` the fields it may ask for, `V` the
 * values of these fields, `P` the sources of the resource.
 */
export interface Action<
  R = ShopRecord,
  C = RecordCondition,
  A extends string = string,
  Q = string | Field,
  V extends ActionInput = ActionInput,
  P = string,
> {
  /** Without a call, the result of `expect` is sent through the resource's update. */
  call?: Call;
  /** Uses the call of another action, with its own conditions and outcome: `activate` and `deactivate` both use `toggleActive`. */
  of?: A;
  /** Fields that staff fill in a dialog before the call: fields of the resource by their source, or declared here. They start with the record's values. */
  ask?: readonly Q[];
  /**
   * Makes the body of the call. Default: the values asked for, if any. `current` is the record as the server has it now if the action is
   * `fresh`, otherwise the same as `record`.
   */
  send?: (record: R, input: V, current: ShopRecord) => Record<string, unknown>;
  /**
   * Reads the record again before the call, so that nothing outdated is sent and `when` is checked again. An action without a `when` uses
   * the record of the screen if the server does not answer within two seconds. An action without a call reads the record in any case; with
   * `fresh`, `expect` gets the record that was read: 10 % more than the price that the server has now.
   */
  fresh?: boolean;
  /** Which records have the action. Prefer data (`{ status: 'open' }`): bulk actions, the mock and the tests can read it. */
  when?: C | ((record: R) => boolean);
  /** For which of these records it can run. For the others the button is disabled, with the reason `resources.<name>.reasons.<action>`. */
  enabled?: C | ((record: R) => boolean);
  /** The record after the action. It is shown at once, and undone when the server refuses. */
  expect?: (record: R, input: V) => ShopRecord;
  /**
   * How to undo it. The name of another action: that action runs with the values the record had before. `true`: this action runs again;
   * an action without a call sends the former values through the update. A function: this action runs again with the values that the
   * function returns; `undefined` means that it cannot be undone.
   */
  undo?: A | true | ((before: R, input: V) => ActionInput | undefined);
  /** Offers another action afterwards, with one button: `resources.<name>.follow.<action>`. */
  follow?: Follow<R, A, P>;
  /** It restores a deleted record: a delete is undone by it, and it is undone by a delete. */
  restores?: true;
  /** Fields whose values the bulk dialog shows for each record, before and after: `price`, or `sizes.stock` for a field of rows. */
  preview?: readonly P[];
  /** Asks for confirmation in a dialog that names the record: always (`true`), or only in rows, where the button is an icon (`'row'`). */
  confirm?: boolean | 'row';
  /** The record leaves its list: the button and the notice are red. */
  removes?: boolean;
  /** Also a button of the detail screen: of existing records (`true`), or of deleted ones (`'gone'`). */
  page?: true | 'gone';
  icon?: IconName;
}

/** The keys of an action. */
export const actionKeys: readonly string[] =
  'call of ask send fresh when enabled expect undo follow restores preview confirm removes page icon'.split(' ');

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

/** The fields that an action asks for. Sources that are no field of the resource are left out. */
export const actionInputFields = ({ fields }: Pick<HasActions, 'fields'>, { ask = [] }: Action): Field[] =>
  ask.flatMap(input => (typeof input === 'string' ? fields.filter(({ source }) => source === input) : [input]));

/**
 * The keys of the record that actions without a call set, as a trial shows: `expect` is a pure function. An outcome that cannot be had of an
 * empty record is left out.
 */
export const keysSetByActions = ({ actions, fields }: HasActions): string[] => Object.values(actions).flatMap(action => keysSetBy(fields, action));

/** The keys that one action sets; none for an action with a call. */
export function keysSetBy(fields: readonly Field[], action: Action): string[] {
  if (action.call || action.of !== undefined) return [];
  const input = Object.fromEntries(actionInputFields({ fields }, action).map(({ source }) => [source.split('.')[0], undefined]));
  try {
    return Object.keys(action.expect?.({ id: '' }, input) ?? {}).filter(key => key !== 'id');
  } catch {
    return [];
  }
}
