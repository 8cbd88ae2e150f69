import type { NextFunction, Request, Response } from 'express';

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
  /** How often; always when unset. */
  times?: number;
}

/** The list of faults in force, set by `PUT /mock/faults`, and what makes them happen. */
export function faultsOf() {
  let faults: Fault[] = [];
  const matches = (fault: Fault, request: Request) =>
    new RegExp(
      `^${fault.call
        .split('*')
        .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    ).test(`${request.method} ${request.path}`);
  return {
    set: (wanted: unknown): Fault[] => {
      faults = Array.isArray(wanted) ? (wanted as Fault[]) : [];
      return faults;
    },
    middleware: async (request: Request, response: Response, next: NextFunction): Promise<void> => {
      const fault = faults.find(candidate => matches(candidate, request));
      if (!fault) return next();
      if (fault.times !== undefined && --fault.times <= 0) faults = faults.filter(other => other !== fault);
      if (fault.delay) await new Promise(resolve => setTimeout(resolve, fault.delay));
      if (fault.hang) return;
      if (fault.status === undefined && fault.body === undefined) return next();
      response.status(fault.status ?? 200);
      if (typeof fault.body === 'string') response.type('json').send(fault.body);
      else if (fault.body !== undefined) response.json(fault.body);
      else if (fault.message) response.json({ message: fault.message });
      else response.end();
    },
  };
}
