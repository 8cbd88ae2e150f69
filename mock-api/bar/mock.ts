/** The bar's own calls to the mock. They are not recorded, and are answered by the scenario of this browser tab. */
import type { Fault } from '#mock-api/engine/faults.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import type { MockData } from './bugReport';
import { facts } from './facts';
import { isObject } from './masking';
import { fetchUnrecorded } from './recorder';

/** The scenarios of the mock, and the current one. */
export interface Scenarios {
  scenarios: readonly { name: string; line: string }[];
  scenario: string;
  seed: number;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetchUnrecorded(`${facts.api}/mock${path}`, {
    method,
    headers: { ...controlHeaders, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(isObject(answer) && typeof answer.message === 'string' ? answer.message : `The mock answered ${response.status}`);
  return answer as T;
}

/** The control of the mock. Each call throws an Error with the mock's message where the mock refuses. */
export const mock = {
  faults: () => call<Fault[]>('GET', '/faults'),
  setFaults: (faults: readonly Fault[]) => call<Fault[]>('PUT', '/faults', faults),
  setClock: (now: string | null) => call<unknown>('PUT', '/clock', { now }),
  scenarios: () => call<Scenarios>('GET', '/scenarios'),
  data: () => call<MockData>('GET', '/data'),
  putData: (data: unknown) => call<unknown>('PUT', '/data', data),
  reset: () => call<unknown>('POST', '/reset'),
};
