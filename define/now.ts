/** The clock of rules and conditions: the machine's, unless `byClock` replaces it, as the mock does. */
let clock = (): Date => new Date();

/** The current time. */
export const now = (): Date => clock();

/** Calls `run` with another clock and returns its result. `run` must be synchronous. */
export function byClock<T>(other: () => Date, run: () => T): T {
  const before = clock;
  clock = other;
  try {
    return run();
  } finally {
    clock = before;
  }
}
