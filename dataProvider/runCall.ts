import type { Call } from '#define';
import { type HttpRequest, isNotFound, PartlyDone, pageIsClosing, RequestError, send } from './http';
import { type Filling, toRequest } from './toRequest';

/**
 * Sends a call, and then the calls that follow it (`followedBy`).
 * @returns the JSON of the first answer. @throws PartlyDone when a following call fails; its `retry` sends that call again.
 */
export async function run(call: Call, { ifMatch, ...filling }: Filling & Pick<HttpRequest, 'ifMatch'>, signal?: AbortSignal): Promise<unknown> {
  const { followedBy } = call;
  const reply = send({ ...toRequest(call, filling), ifMatch }, signal);
  if (!followedBy) return (await reply).json;
  const follow = () => run(followedBy, filling);
  if (pageIsClosing()) return Promise.all([reply, follow()]);
  const { json } = await reply;
  try {
    await follow();
  } catch (error) {
    // The record that should be deleted does not exist: nothing is left to do.
    if (isNotFound(error) && followedBy.method === 'DELETE') return json;
    throw error instanceof RequestError ? new PartlyDone(error, follow) : error;
  }
  return json;
}
