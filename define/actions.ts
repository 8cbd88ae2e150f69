/** Actions: calls that react-admin has no verb for. */

import type { Call } from './call';
import type { RecordCondition } from './conditions';
import type { Field } from './kinds';
import type { Plain, ShopRecord } from './records';
import type { IconName } from './vocabulary';

/** What an action is asked with beside its record: what staff have entered, or what a view says. */
export type ActionInput = Readonly<Plain>;

/** One thing that an action has left as it was: what it is called by, and what the action that settles it is asked with. */
export interface LeftOver {
  named: unknown;
  asked: ActionInput;
}

/** What an action leaves to be done within its record, and the action that does it. */
export interface Follow<R = ShopRecord, A extends string = string, P = string> {
  action: A;
  /** Where in the record that stands; a row that lacks it is read. */
  source: P;
  /** What is left to be done in a record as it is by now, each once. */
  each: (record: R) => readonly LeftOver[];
}

/**
 * A call react-admin has no verb for: restore, hard delete, duplicate, toggle status. `R` is the record, `C` a condition on it,
 * `A` the names of the actions beside it, `Q` what can be asked for, `V` the values that come of it, `P` sources.
 */
export interface Action<
  R = ShopRecord,
  C = RecordCondition,
  A extends string = string,
  Q = string | Field,
  V extends ActionInput = ActionInput,
  P = string,
> {
  /** None: the whole record goes through the resource's update, changed to what `expect` makes of it. */
  call?: Call;
  /** Another name for that action's call, with conditions and an outcome of its own: `activate` where the one call turns a flag round. */
  of?: A;
  /** What is asked for first, in a small form: fields by their source, or fields of its own. They begin as the record has them. */
  ask?: readonly Q[];
  /** Body, of keys named in the call. Default: what was asked for, else none. `current` is the record as the server holds it, where the action is `fresh`. */
  send?: (record: R, asked: V, current: ShopRecord) => Record<string, unknown>;
  /**
   * Reads the record again right before, so that nothing is sent as it was when the screen was opened, or to one that `when` no longer
   * fits. Without a `when` it is done with the record of the screen, where the server does not answer within two seconds. Without a call
   * the record is read anyway, and `fresh` lets `expect` make its change of what was read: 10 % more than it costs by then.
   */
  fresh?: boolean;
  /** What a record must be to have this action: as data, so that a ticked selection, the mock and the tests know it too; or a function. */
  when?: C | ((record: R) => boolean);
  /** What a record that has it must be for it to be done; else its button is there, does nothing and says why: `resources.<name>.reasons.<action>`. */
  enabled?: C | ((record: R) => boolean);
  /** The record as it will be; shown at once and taken back when the server refuses. */
  expect?: (record: R, asked: V) => ShopRecord;
  /**
   * The action that takes this one back, asked with what the record held before; `true`: this one itself, or, without a call, what was
   * changed goes back through the update. A function: this one itself, asked with what it makes of the record before and of what was
   * asked; nothing where that was not known.
   */
  undo?: A | true | ((before: R, asked: V) => ActionInput | undefined);
  /** What is left to be done after it, offered in one press: `resources.<name>.follow.<action>`. */
  follow?: Follow<R, A, P>;
  /** It brings back what was deleted: so a delete can be taken back by it, and it by a delete. */
  restores?: true;
  /** Of what the question for several records shows before and after, for each: sources; of rows, with that of their field, `sizes.stock`. */
  preview?: readonly P[];
  /** Asks first, in a dialog that names the record: always, or in a row only, where the button is but an icon. */
  confirm?: boolean | 'row';
  /** The record is gone from its list afterwards: red button, red notice. */
  removes?: boolean;
  /** Also a button of the detail screen; of a record that is there, or of one that is `gone`. */
  page?: true | 'gone';
  icon?: IconName;
}

/** What an action can say. */
export const actionKeys: readonly string[] =
  'call of ask send fresh when enabled expect undo follow restores preview confirm removes page icon'.split(' ');

interface HasActions {
  fields: readonly Field[];
  actions: Readonly<Record<string, Action>>;
}

/** An action by its name, with the call of the one that it is another name for; `undefined` where there is none. */
export function actionOf({ actions }: Pick<HasActions, 'actions'>, name: string): Action | undefined {
  const own = actions[name];
  const other = own?.of === undefined ? undefined : actions[own.of];
  if (!own || !other) return own;
  const { call, send, fresh } = other;
  return { ...(call ? { call } : {}), ...(send ? { send } : {}), ...(fresh ? { fresh } : {}), ...own };
}

/** The fields that an action asks for; one that is no field of the resource is left out. */
export const actionInputFields = ({ fields }: Pick<HasActions, 'fields'>, { ask = [] }: Action): Field[] =>
  ask.flatMap(asked => (typeof asked === 'string' ? fields.filter(({ source }) => source === asked) : [asked]));
