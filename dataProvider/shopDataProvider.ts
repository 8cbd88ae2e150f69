import type { DataProvider } from 'react-admin';
import type { ActionInput, Call, FreePage, Plain, ShopRecord } from '#define';
import type { Changed } from './documentedCalls';
import type { Signalled } from './lists';

/** react-admin's data provider, with four methods more. */
export interface ShopDataProvider extends DataProvider {
  /**
   * Runs an action of a resource on a record: `act('orders', 'cancel', order, { reason: 'Sold out' })`. The last parameter holds the
   * values that the action asks for.
   * An action of a list gets `noRecord`.
   * @returns the record in the answer, if any; for an action without a call also what was changed.
   * @throws RequestError when the server refuses, as all methods do. An action with `expect` reads the record first, and throws status
   * 409 without sending anything when its `when` no longer holds.
   */
  act: (resource: string, action: string, record: ShopRecord, input?: ActionInput) => Promise<{ data: ShopRecord | undefined; changed?: Changed }>;
  /**
   * Reads a record again and sends all of it through the resource's update, changed by `to`. The record is read again because a row of a
   * list may lack some of its fields, and because others may have changed it. @throws RequestError when the server refuses; also what
   * `to` throws, before anything is sent.
   */
  change: (resource: string, record: ShopRecord, to: (current: ShopRecord) => ShopRecord) => Promise<Changed>;
  /** Asks the call of a check about a value. @throws RequestError when the server refuses or answers no object. */
  answer: (call: Call, params: Plain) => Promise<Plain>;
  /** Runs a read of a page: `read(revenue, 'figures', { id: '5' })`. */
  read: (page: FreePage, read: string, params?: Plain & Signalled) => Promise<Plain>;
}
