/** Running a call, with those that follow it. */
import type { Call, Plain } from '#define';
import { PartlyDone, pageIsLeaving, RequestError, send } from './http';
import { toRequest } from './toRequest';

/**
 * Sends a call, and after it those that follow.
 * @returns the JSON of its answer. @throws PartlyDone where one that follows was refused, with a way to go on.
 */
export async function run(
  call: Call,
  filling: { values?: Plain; body?: Plain; ifMatch?: string | undefined },
  signal?: AbortSignal,
): Promise<unknown> {
  const { followedBy } = call;
  const { ifMatch, ...filled } = filling;
  const reply = send({ ...toRequest(call, filled), ifMatch }, signal);
  if (!followedBy) return (await reply).json;
  const follow = () => run(followedBy, filled);
  if (pageIsLeaving()) return Promise.all([reply, follow()]);
  const { json } = await reply;
  try {
    await follow();
  } catch (error) {
    // What is not there need not be deleted.
    if (error instanceof RequestError && error.status === 404 && followedBy.method === 'DELETE') return json;
    throw error instanceof RequestError ? new PartlyDone(error, follow) : error;
  }
  return json;
}
