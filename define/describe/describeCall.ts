/** Describes a call: what it sends and reads, and which of its parameters are undocumented. */
import type { Call } from '#define';

/** The description of a call: its purpose, its text, the keys of its body, and where its answer holds the records. */
export interface CallAccount {
  purpose: string;
  call: string;
  sends: readonly string[];
  reads: string;
  /** Undocumented parameters. */
  extensions: readonly string[];
  isInferred: boolean;
}

/** Describes a call with these body keys. */
export function describeCall(purpose: string, call: Call, sends: readonly string[], reads: string): CallAccount {
  return {
    purpose: call.followedBy ? `${purpose}, then ${call.followedBy.text}` : purpose,
    call: call.text,
    sends,
    reads: call.rows ? `rows under '${call.rows}'` : reads,
    extensions: call.extension ?? [],
    isInferred: call.inferred ?? false,
  };
}
