/** The types that the parts of the developer bar share. */
import type { BugReport } from './bugReport';

/** A declared call, as the bar names it. */
export interface NamedCall {
  method: string;
  /** With its parameters, `/product/admin/single/{id}`; constant ones are filled in. */
  path: string;
  /** The resource or page that declares it. */
  owner: string;
  /** Its purpose. */
  words: string;
}

/** The part of the declarations that the bar shows. */
export interface Declarations {
  calls: NamedCall[];
  /** The roles of the table of access. */
  roles: readonly string[];
  /** The keys whose values are secrets. */
  secretNames: string[];
}

/** What a tab of the panel can use. */
export interface Bar {
  about: Declarations & { app: BugReport['app'] };
  /** Opens the tab of faults with a call filled in. */
  failNext: (call: string) => void;
  /** Shows again which of scenario, clock and faults are unusual. */
  refresh: () => void;
  /** Reloads the page; the panel stays open. */
  reload: () => void;
}

/** The content of an open tab. */
export interface TabContent {
  body: HTMLElement;
  /** Runs when another tab is opened. */
  stop?: () => void;
}
