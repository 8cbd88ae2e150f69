/** What a call sends and reads, and what of it the specification does not know. */
import type { Call } from '#define';

/** One call: what it is for, how it is written, the keys that its body sends and where its answer's records stand. */
export interface CallAccount {
  purpose: string;
  call: string;
  sends: readonly string[];
  reads: string;
  /** Parameters that the specification does not know. */
  extensions: readonly string[];
  isInferred: boolean;
}

/** The account of a call, with the keys that its body has. */
export function describeCall(purpose: string, call: Call, sends: readonly string[], reads: string): CallAccount {
  return {
    purpose: call.followedBy ? `${purpose}, then ${call.followedBy.text}` : purpose,
    call: call.text,
    sends,
    reads: call.rows ? `rows under '${call.rows}'` : reads,
    extensions: call.query.map(({ name }) => name).filter(name => !new RegExp(`[?&]${name}\\b`).test(call.text)),
    isInferred: call.inferred ?? false,
  };
}
