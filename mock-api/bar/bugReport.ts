/** A bug report: one JSON file from which another person can reproduce the screen. Pure. */
import { isObject, type MaskOptions, masked, secretsIn, soundsSecret, takenOut } from './masking';
import type { PageError, RecordedCall } from './recorder';

/** The state of the mock, as `GET /mock/data` answers it. The bar does not look into it. */
export type MockData = Record<string, unknown>;

/** A bug report. */
export interface BugReport {
  /** The version of the format. */
  bugReport: 1;
  /** When the report was made, by the real time. */
  packed: string;
  /** The reporter's words. */
  note: string;
  /** Path, query and hash of the screen. */
  address: string;
  isSignedIn: boolean;
  /** The browser's time, which may have been shifted. */
  now: string;
  calls: readonly RecordedCall[];
  errors: readonly PageError[];
  /** The app's preferences in local storage: language, theme, arrangements. */
  settings: Readonly<Record<string, string>>;
  browser: { name: string; languages: readonly string[]; dark: boolean; width: number; height: number; scale: number };
  app: { version: string; commit?: string };
  /** The state of the mock, with scenario, seed, clock and faults; absent with a real API. */
  data?: MockData;
}

/** Known secrets, beside keys that sound secret. */
export interface Secrets {
  /** The keys whose values are secrets. */
  names: readonly string[];
  values: readonly string[];
  /** Whether e-mail addresses are secrets too. */
  emails: boolean;
}

/** The report without secrets: values of secret keys are removed there and wherever else they appear. */
export function withoutSecrets(report: BugReport, { names, values, emails }: Secrets): BugReport {
  const isSecret = (name: string) => names.includes(name) || soundsSecret(name);
  const secrets = new Set([...values, ...secretsIn(report, isSecret)]);
  secrets.delete(takenOut);
  const known: MaskOptions = { isSecret, values: [...secrets], emails };
  // The mock's people are invented, and their e-mail addresses are needed to sign in.
  const { data, ...others } = report;
  return { ...masked(others, known), ...(data ? { data: masked(data, { ...known, emails: false }) } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads a report.
 * @throws Error that says why the text is no report.
 */
export function reportFrom(text: string): BugReport {
  const refuse = (why: string): never => {
    throw new Error(`This is no bug report: ${why}.`);
  };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    refuse('it is no JSON');
  }
  if (!isReport(read)) return refuse('it lacks what a report of this form has');
  if (!/^\/(?!\/)/.test(read.address)) refuse('its address is no place of this app');
  return read;
}

const isReport = (value: unknown): value is BugReport =>
  isObject(value) &&
  value.bugReport === 1 &&
  [value.packed, value.now, value.note, value.address].every(isText) &&
  typeof value.isSignedIn === 'boolean' &&
  Array.isArray(value.calls) &&
  Array.isArray(value.errors) &&
  isObject(value.settings) &&
  Object.values(value.settings).every(isText) &&
  isObject(value.browser) &&
  isObject(value.app) &&
  (value.data === undefined || isObject(value.data));
