import { Refusal } from './behaviourTypes';

/** The clock of a world: the machine's, or one that was set and goes on from there. */
export interface Clock {
  now: () => Date;
  /** Sets it to a time; `undefined` sets it back to the machine's. */
  set: (time: Date | undefined) => void;
  isSet: () => boolean;
}

/** A clock that follows the machine's until it is set. */
export function createClock(): Clock {
  /** Difference from the machine's clock, in milliseconds. */
  let offset: number | undefined;
  return {
    now: () => new Date(Date.now() + (offset ?? 0)),
    set: time => {
      offset = time && time.getTime() - Date.now();
    },
    isSet: () => offset !== undefined,
  };
}

/** Reads a time from outside; `null` gives undefined. @throws Refusal of anything else, naming the key. */
export function timeIn(key: string, input: unknown): Date | undefined {
  const time = typeof input === 'string' && /^\d{4}-\d\d-\d\d/.test(input) ? new Date(input) : undefined;
  if (input !== null && (!time || Number.isNaN(time.getTime()))) throw new Refusal(`'${key}' must be a time like 2026-12-24T18:00:00Z, or null`);
  return time;
}
