/** Watches the calls of a mock in tests, and collects what does not fit the contract. */
import type { Plain } from '#define';
import type { AnsweredCall, ContractCheck } from '#define/openapi/contractCheck.ts';

/** Collects mismatches between calls and the contract. */
export interface ContractWatch {
  /** Checks a call that was answered. */
  check: (call: AnsweredCall) => void;
  /** Adds a line about a call. */
  note: (line: string) => void;
  /** A copy of a body to check later, as answering may change the body. */
  copy: (body: Plain) => Plain;
  /** From here on only answers are checked: a test has changed an answer, so the app may send anything. */
  ignoreRequests: () => void;
  /** The mismatches since the last call of this function, a line each. */
  mismatches: () => readonly string[];
  reset: () => void;
}

/** A watch by a check; without a check it collects only notes. */
export function watchBy(check: ContractCheck | undefined): ContractWatch {
  let isRequestIgnored = false;
  const lines: string[] = [];
  return {
    check: call => void lines.push(...(check?.({ ...call, isRequestIgnored: isRequestIgnored || call.isRequestIgnored === true }) ?? [])),
    note: line => void lines.push(line),
    copy: body => (check ? structuredClone(body) : body),
    ignoreRequests: () => {
      isRequestIgnored = true;
    },
    mismatches: () => lines.splice(0),
    reset: () => {
      isRequestIgnored = false;
      lines.length = 0;
    },
  };
}
