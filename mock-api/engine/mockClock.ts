import { Refusal } from './behaviourTypes';

/** The clock of a mock: the machine's, or one that was set and goes on from there. */
export interface Clock {
  now: () => Date;
  /** Sets it to a time; `undefined`: back to the machine's. */
  set: (time: Date | undefined) => void;
  /** Whether it was set. */
  isSet: () => boolean;
}

/** A clock that goes with the machine's until it is set. */
export function clockOf(): Clock {
  let ahead: number | undefined;
  return {
    now: () => new Date(Date.now() + (ahead ?? 0)),
    set: time => {
      ahead = time && time.getTime() - Date.now();
    },
    isSet: () => ahead !== undefined,
  };
}

/** A time that somebody wrote, undefined of `null`. @throws Refusal of anything else. */
export function timeIn(key: string, said: unknown): Date | undefined {
  const time = typeof said === 'string' && /^\d{4}-\d\d-\d\d/.test(said) ? new Date(said) : undefined;
  if (said !== null && (!time || Number.isNaN(time.getTime()))) throw new Refusal(`'${key}' must be a time like 2026-12-24T18:00:00Z, or null`);
  return time;
}
