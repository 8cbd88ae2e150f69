/** What a place of the matrix is: a declared call, where the app makes it. */
import type { Locator, Page } from '@playwright/test';
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Shop } from '#tests/support/app.ts';

/** A place where a call is made. */
export interface Place {
  /** The resource or page it belongs to. */
  of: string;
  name: string;
  writes: boolean;
  /** An input of its form, where it has one. */
  source?: string;
  /** That there is none is an answer: a server may say so by a 404. */
  mayBeNone?: boolean;
  /** Finds out what it needs of the server. Resolves to nothing where the mock has no record for it. */
  ready: (shop: Shop, page: Page) => Promise<Opened | undefined>;
}

/** One call, with what the mock would answer to it. */
export interface Answered {
  /** Method and path, as a fault of the mock names it. */
  call: string;
  /** Of a read. */
  answer?: unknown;
}

/** A place with what the server has for it. */
export interface Opened extends Answered {
  /** Calls that go wrong together with it. */
  alike?: readonly Answered[];
  /** What the mock answers to other calls meanwhile. */
  beside?: readonly Fault[];
  /** Opens its screen, and makes it ready for `act`. */
  open: (page: Page) => Promise<void>;
  /** Makes the call, where opening the screen does not. */
  act?: (page: Page) => Promise<void>;
  /** Where it is told what went wrong, if not in an alert. */
  told?: (page: Page) => Locator;
  /** Tries it again where it was told. It goes once that has succeeded. */
  again?: (page: Page) => Locator;
  /** What stands there when all is well. */
  whole: (page: Page) => Locator;
  /** The form is a dialog over its list, which is what an ended session leads back to. */
  isDialog?: boolean;
  /** Its screen may have tabs, each of which is to be looked at. */
  hasTabs?: boolean;
  /** What was typed, in its input. */
  typed?: (page: Page) => { input: Locator; text: string };
}

/** What lists are asked for first, for those that take it. */
export const firstPage = '?page=1&limit=10&search=&searchText=';
