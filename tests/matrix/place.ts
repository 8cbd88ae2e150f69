/** The type of a place: a declared call, where the app makes it. */
import type { Locator, Page } from '@playwright/test';
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Shop } from '#tests/support/app.ts';

export interface Place {
  /** The resource or page that makes the call. */
  of: string;
  name: string;
  writes: boolean;
  /** An input of its form, where it has one. */
  source?: string;
  /** A 404 is a valid answer and says that there is none. */
  mayBeNone?: boolean;
  /** Reads from the server what the place needs. Resolves to nothing where the mock has no record for it. */
  ready: (shop: Shop, page: Page) => Promise<Opened | undefined>;
}

/** One call, with the mock's usual answer. */
export interface Answered {
  /** Method and path, as in a fault of the mock. */
  call: string;
  /** Only for reads. */
  answer?: unknown;
}

/** A place with its records from the server. */
export interface Opened extends Answered {
  /** Calls that fail together with it. */
  alike?: readonly Answered[];
  /** Faults of other calls at the same time. */
  beside?: readonly Fault[];
  /** Opens the screen, and prepares it for `act`. */
  open: (page: Page) => Promise<void>;
  /** Makes the call, where opening the screen does not. */
  act?: (page: Page) => Promise<void>;
  /** Where the message is shown, if not in an alert. */
  message?: (page: Page) => Locator;
  /** The button that retries, next to the message. It disappears after success. */
  again?: (page: Page) => Locator;
  /** What is visible when all is well. */
  whole: (page: Page) => Locator;
  /** The form is a dialog over its list. After an ended session the app returns to the list. */
  isDialog?: boolean;
  /** The screen may have tabs, and each is checked. */
  hasTabs?: boolean;
  /** The typed text and its input. */
  typed?: (page: Page) => { input: Locator; text: string };
}

/** The usual query of a list's first page. */
export const firstPage = '?page=1&limit=10&search=&searchText=';
