/** Changes several records one after the other, and reports which of them were refused. */
import { failsForAll, type Refused, RequestError, SomeRefused } from './http';

/**
 * Calls `act` for one record after the other, and goes on when the server refuses one. A record for which `act` gives `undefined` counts
 * as neither changed nor refused.
 * @returns the ids of the changed records.
 * @throws SomeRefused with the changed and the refused records.
 */
export async function eachRecord<I>(ids: readonly I[], act: (id: I) => Promise<unknown>) {
  const done: I[] = [];
  const refused: Refused[] = [];
  for (const id of ids) {
    const lastError = refused.find(({ error }) => failsForAll(error))?.error;
    const result = lastError ?? (await act(id).catch(asRequestError));
    if (result instanceof RequestError) refused.push({ id, error: result });
    else if (result !== undefined) done.push(id);
  }
  if (refused.length) throw new SomeRefused(done, refused);
  return { data: done };
}

function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}

/** Ignores status 404, the record is already deleted. Throws any other error. */
export function unlessGone(error: unknown): undefined {
  if (!(error instanceof RequestError) || error.status !== 404) throw error;
}
