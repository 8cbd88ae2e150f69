import type { NextFunction, Request, Response } from 'express';
import { isPlain } from '#define';
import { demand, Refusal } from './behaviourTypes';

/** Something that shall go wrong, on request of QA or a test. */
export interface Fault {
  /** Method and path, `GET /color/all`; a `*` stands for anything. */
  call: string;
  /** Status to answer with; without it only the delay happens. */
  status?: number;
  /** The `message` of the answer; none when unset. */
  message?: string;
  /** The whole body in place of `{ message }`; a string is sent as it is, broken JSON too. */
  body?: unknown;
  /** Milliseconds to wait first. */
  delay?: number;
  /** Never answer. */
  hang?: boolean;
  /** Break the connection off, as where a network fails. */
  drop?: boolean;
  /** How often; always when unset. */
  times?: number;
}

const isWhole = (value: unknown, least: number, most: number): boolean => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Of each key of a fault, what it must be, and that in words. */
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

function faultOf(wanted: unknown, index: number): Fault {
  const name = `Fault ${index + 1}`;
  if (!isPlain(wanted)) throw new Refusal(`${name} must be an object with a call`);
  const unknown = Object.keys(wanted).find(key => !Object.hasOwn(keys, key));
  demand(unknown === undefined, `${name} has no '${unknown}', only ${Object.keys(keys).join(', ')}`);
  for (const [key, [holds, words]] of Object.entries(keys))
    demand((key !== 'call' && wanted[key] === undefined) || holds(wanted[key]), `${name}: '${key}' must be ${words}`);
  return wanted as Record<string, unknown> & Fault;
}

/** Faults that somebody wrote. @throws Refusal in words when one could not happen. */
export function faultsIn(wanted: unknown): Fault[] {
  if (!Array.isArray(wanted)) throw new Refusal('The faults must be a list: [{"call": "GET /color/all", "status": 500}]');
  return wanted.map(faultOf);
}

/** Faults in force, and how others are put there. */
export interface Faults {
  inForce: () => readonly Fault[];
  /** Puts other faults in force. @throws Refusal when one could not happen; those in force stay then. */
  set: (wanted: unknown) => Fault[];
  middleware: (request: Request, response: Response, next: NextFunction) => void;
}

/** Lets a fault happen; `next` goes on where it was only a delay. */
export function happen({ status, message, body, delay, hang, drop }: Omit<Fault, 'call'>, response: Response, next: NextFunction): void {
  const answer = () => {
    if (hang) return;
    if (drop) return void response.socket?.destroy();
    if (status === undefined && body === undefined) return next();
    response.status(status ?? 200);
    if (typeof body === 'string') response.type('json').send(body);
    else if (body !== undefined) response.json(body);
    else if (message) response.json({ message });
    else response.end();
  };
  if (delay) setTimeout(answer, delay);
  else answer();
}

/** Whether a text is as a pattern has it, in which a `*` stands for anything. Each part is looked for once, however many there are. */
function fits(pattern: string, text: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** The list of faults in force, set by `PUT /mock/faults`, and what makes them happen. */
export function faultsOf(): Faults {
  let faults: Fault[] = [];
  const matches = (fault: Fault, request: Request) => fits(fault.call, `${request.method} ${request.path}`);
  return {
    inForce: () => faults,
    set: wanted => {
      faults = faultsIn(wanted);
      return faults;
    },
    middleware: (request, response, next) => {
      const fault = faults.find(candidate => matches(candidate, request));
      if (!fault) {
        next();
        return;
      }
      if (fault.times !== undefined && --fault.times <= 0) faults = faults.filter(other => other !== fault);
      happen(fault, response, next);
    },
  };
}
