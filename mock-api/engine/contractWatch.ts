/** Watches the calls of a mock in tests: what does not fit the contract is remembered until somebody asks. */
import type { Plain } from '#define';
import type { AnsweredCall, ContractCheck } from '#define/openapi/contractCheck.ts';

/** What a mock is watched by. */
export interface Watch {
  /** Looks at a call that was answered. */
  see: (call: AnsweredCall) => void;
  /** Keeps a line about a call. */
  note: (line: string) => void;
  /** What is kept of a body to be looked at, as an answer may change what it is given. */
  copy: (body: Plain) => Plain;
  /** A test has bent answers: what the app makes of them is its own matter, so that only answers are looked at from here on. */
  bend: () => void;
  /** What did not fit since this was last asked for, a line each. */
  mismatches: () => readonly string[];
  /** Begins again. */
  reset: () => void;
}

/** Watches by a check; without one nothing is looked at. */
export function watchBy(check: ContractCheck | undefined): Watch {
  let isBent = false;
  const found: string[] = [];
  return {
    see: call => void found.push(...(check?.({ ...call, isBent: isBent || call.isBent === true }) ?? [])),
    note: line => void found.push(line),
    copy: body => (check ? structuredClone(body) : body),
    bend: () => {
      isBent = true;
    },
    mismatches: () => found.splice(0),
    reset: () => {
      isBent = false;
      found.length = 0;
    },
  };
}
