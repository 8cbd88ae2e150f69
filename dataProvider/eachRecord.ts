/** What is done to many records: one after the other, with an account of those that were refused. */
import { type Refused, RequestError, SomeRefused } from './http';

/**
 * Does something to one record after the other, and goes on where the server refuses one.
 * @returns the ids of those to which it was done, when all went well; `act` gives nothing for one that is left out.
 * @throws SomeRefused with what was done and what was not.
 */
export async function eachRecord<I>(ids: readonly I[], act: (id: I) => Promise<unknown>) {
  const done: I[] = [];
  const refused: Refused[] = [];
  for (const id of ids) {
    const ended = refused.find(({ error }) => isTheEnd(error))?.error;
    const result = ended ?? (await act(id).catch(asRequestError));
    if (result instanceof RequestError) refused.push({ id, error: result });
    else if (result !== undefined) done.push(id);
  }
  if (refused.length) throw new SomeRefused(done, refused);
  return { data: done };
}

/** Whether the next call would fail as well: nobody is signed in any more, or nothing arrives. */
const isTheEnd = ({ status }: RequestError): boolean => status === 401 || status === 0;

function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}

/** One that is gone is nothing to fail for. */
export function unlessGone(error: unknown): undefined {
  if (!(error instanceof RequestError) || error.status !== 404) throw error;
}
