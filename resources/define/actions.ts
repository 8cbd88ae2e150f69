/** Actions: calls that react-admin has no verb for. */
import type { IconName } from '../vocabulary';
import type { Call } from './call';
import type { RecordCondition } from './conditions';
import type { ShopRecord } from './records';

/** A call react-admin has no verb for: restore, hard delete, duplicate, toggle status. */
export interface Action<R = ShopRecord, C = RecordCondition> {
  /** None: the whole record goes through the resource's update, changed to what `expect` makes of it. */
  call?: Call;
  /** Body, of keys named in the call. Default: none. `current` is the record as the server holds it, where the action is `fresh`. */
  send?: (record: R, current: ShopRecord) => Record<string, unknown>;
  /** Reads the record again right before, so that nothing is sent as it was when the screen was opened. So without a call anyway. */
  fresh?: boolean;
  /** What a record must be to have this action: as data, so that a ticked selection, the mock and the tests know it too; or a function. */
  when?: C | ((record: R) => boolean);
  /** The record as it will be; shown at once and taken back when the server refuses. */
  expect?: (record: R) => ShopRecord;
  /** Asks first, in a dialog that names the record. */
  confirm?: boolean;
  /** The record is gone from its list afterwards: red button, red notice. */
  removes?: boolean;
  /** Also a button of the detail screen; of a record that is there, or of one that is `gone`. */
  page?: true | 'gone';
  icon?: IconName;
}

/** What an action can say. */
export const actionKeys: readonly string[] = 'call send fresh when expect confirm removes page icon'.split(' ');
