/** A bug report: one file of JSON with which another person stands where the first one stood. Pure. */
import { isObject, type Known, masked, secretsIn, soundsSecret, takenOut } from './masking';
import type { Recorded, Wrong } from './recorder';

/** What the mock holds, as `GET /mock/data` gives it; what is in it is the mock's own matter. */
export type MockData = Record<string, unknown>;

/** What a report says. */
export interface BugReport {
  /** Of which form it is. */
  bugReport: 1;
  /** When it was packed, by a clock that nobody has set. */
  packed: string;
  /** What the person says of it. */
  note: string;
  /** Where the person stood: path, query and hash. */
  address: string;
  isSignedIn: boolean;
  /** What time it was there: the browser's, which may have been set to another. */
  now: string;
  calls: readonly Recorded[];
  errors: readonly Wrong[];
  /** What the app keeps in this browser of language, looks and arrangements. */
  settings: Readonly<Record<string, string>>;
  browser: { name: string; languages: readonly string[]; dark: boolean; width: number; height: number; scale: number };
  app: { version: string; commit?: string };
  /** What the mock held, with its scenario, seed, clock and faults; not there with a real API. */
  data?: MockData;
}

/** What is known to be secret beside what sounds so. */
export interface Secrets {
  /** The keys that secrets stand under. */
  names: readonly string[];
  values: readonly string[];
  emails: boolean;
}

/** The report without secrets: what stands under their names, and the values of all of these wherever they stand. */
export function withoutSecrets(report: BugReport, { names, values, emails }: Secrets): BugReport {
  const isSecret = (name: string) => names.includes(name) || soundsSecret(name);
  const found = new Set([...values, ...secretsIn(report, isSecret)]);
  found.delete(takenOut);
  const known: Known = { isSecret, values: [...found], emails };
  // What the mock holds is made up, and its people are found by their addresses.
  const { data, ...others } = report;
  return { ...masked(others, known), ...(data ? { data: masked(data, { ...known, emails: false }) } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads a report.
 * @throws Error in words where the text is none.
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
