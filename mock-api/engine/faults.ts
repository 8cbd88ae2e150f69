import { isPlain } from '#define';
import { demand, Refusal } from './behaviourTypes';
import type { MockReply } from './mockReply';

/** A failure on request of QA or a test. */
export interface Fault {
  /** Method and path, `GET /color/all`; a `*` matches anything, and so does the `{id}` of a documented path. */
  call: string;
  /** Status to answer with; when unset, the call is answered after the delay. */
  status?: number;
  /** The `message` of the answer; none when unset. */
  message?: string;
  /** The whole body in place of `{ message }`. A string is sent as it is, so that it may be broken JSON. */
  body?: unknown;
  /** Milliseconds to wait first. */
  delay?: number;
  /** Never answer. */
  hang?: boolean;
  /** Close the connection without an answer. */
  drop?: boolean;
  /** How many times it happens; always when unset. */
  times?: number;
}

const isWhole = (value: unknown, least: number, most: number): boolean => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The test of each key of a fault, and its requirement in words. */
const keys: Record<keyof Fault, [holds: (value: unknown) => boolean, words: string]> = {
  call: [value => typeof value === 'string' && /^([A-Z]+ \/|[A-Z]* ?\*)/.test(value), 'a method and a path, like GET /color/all or POST /product/*'],
  status: [value => isWhole(value, 200, 599), 'a whole number from 200 to 599'],
  message: [value => typeof value === 'string', 'a text'],
  body: [() => true, 'anything'],
  delay: [value => typeof value === 'number' && value >= 0 && value <= 3_600_000, 'a number of milliseconds, at most an hour'],
  hang: [value => typeof value === 'boolean', 'true or false'],
  drop: [value => typeof value === 'boolean', 'true or false'],
  times: [value => isWhole(value, 1, Number.MAX_SAFE_INTEGER), 'a whole number of 1 or more'],
};

function faultIn(input: unknown, index: number): Fault {
  const name = `Fault ${index + 1}`;
  if (!isPlain(input)) throw new Refusal(`${name} must be an object with a call`);
  const unknown = Object.keys(input).find(key => !Object.hasOwn(keys, key));
  demand(unknown === undefined, `${name} has no '${unknown}', only ${Object.keys(keys).join(', ')}`);
  for (const [key, [holds, words]] of Object.entries(keys))
    demand((key !== 'call' && input[key] === undefined) || holds(input[key]), `${name}: '${key}' must be ${words}`);
  return input as Record<string, unknown> & Fault;
}

/** Reads faults from outside. @throws Refusal that names the fault and its wrong key. */
export function faultsIn(input: unknown): Fault[] {
  if (!Array.isArray(input)) throw new Refusal('The faults must be a list: [{"call": "GET /color/all", "status": 500}]');
  return input.map(faultIn);
}

/** The active faults of a world. */
export interface Faults {
  list: () => readonly Fault[];
  /** Replaces the faults. @throws Refusal when one is invalid; the faults stay as they were. */
  set: (input: unknown) => Fault[];
  /** The first fault that matches a request, which counts as having happened. */
  next: (method: string, path: string) => Fault | undefined;
}

/** Waits as a fault says. @returns the reply that it gives; undefined without a fault, and where it is only a delay. */
export async function faultReply(fault: Omit<Fault, 'call'> | undefined): Promise<MockReply | undefined> {
  if (!fault) return undefined;
  const { status, message, body, delay, hang, drop } = fault;
  if (delay) await new Promise(resolve => setTimeout(resolve, delay));
  if (hang || drop) return { status: 0, headers: {}, silence: hang ? 'hang' : 'drop' };
  if (status === undefined && body === undefined) return undefined;
  const content = body === undefined && message ? { message } : body;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { status: status ?? 200, headers: {}, ...(text === undefined ? {} : { body: text }) };
}

/** Whether a text matches a pattern in which `*` matches anything. Linear: each part is searched once, without backtracking. */
function matchesPattern(pattern: string, text: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const position = text.indexOf(part, at);
    if (position < 0) return false;
    at = position + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** The faults of a world, none at first. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    list: () => faults,
    set: input => {
      faults = faultsIn(input);
      return faults;
    },
    next: (method, path) => {
      const fault = faults.find(({ call }) => matchesPattern(call.replace(/\{\w+\}/g, '*'), `${method} ${path}`));
      if (fault?.times !== undefined && --fault.times <= 0) faults = faults.filter(other => other !== fault);
      return fault;
    },
  };
}
