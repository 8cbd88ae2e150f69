/** What time it is for rules: the machine's, unless whoever answers a request has another. */
let clock = (): Date => new Date();

/** The time it is. */
export const now = (): Date => clock();

/** Runs something by another clock, and gives what it gives. Nothing in it may wait. */
export function byClock<T>(other: () => Date, run: () => T): T {
  const before = clock;
  clock = other;
  try {
    return run();
  } finally {
    clock = before;
  }
}
