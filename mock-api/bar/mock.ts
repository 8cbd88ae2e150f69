/** What the bar asks of the mock. Unrecorded, and in the scenario of this tab. */
import type { Fault } from '#mock-api/engine/faults.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import type { MockData } from './bugReport';
import { facts } from './facts';
import { isObject } from './masking';
import { askUnseen } from './recorder';

/** The scenarios that the mock knows, and which is in force. */
export interface Scenarios {
  scenarios: readonly { name: string; line: string }[];
  scenario: string;
  seed: number;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await askUnseen(`${facts.api}/mock${path}`, {
    method,
    headers: { ...controlHeaders, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(isObject(answer) && typeof answer.message === 'string' ? answer.message : `The mock answered ${response.status}`);
  return answer as T;
}

/** The mock, as the bar knows it. Each throws an Error in the mock's words where it refuses. */
export const mock = {
  faults: () => ask<Fault[]>('GET', '/faults'),
  setFaults: (faults: readonly Fault[]) => ask<Fault[]>('PUT', '/faults', faults),
  setClock: (now: string | null) => ask<unknown>('PUT', '/clock', { now }),
  scenarios: () => ask<Scenarios>('GET', '/scenarios'),
  data: () => ask<MockData>('GET', '/data'),
  putData: (data: unknown) => ask<unknown>('PUT', '/data', data),
  reset: () => ask<unknown>('POST', '/reset'),
};
