import type { Call, FreePage } from '../define';
import { type CallAccount, describeCall } from './calls';

/** The whole account of a page that is no entity. */
export interface PageAccount {
  name: string;
  /** None where it has no screen of its own. */
  address: string | undefined;
  calls: readonly CallAccount[];
}

/** The account of a page that is no entity: its address, what it reads, what it writes and with which keys. Pure; reads nothing but the declaration. */
export function describePage({ name, path, reads, writes }: FreePage): PageAccount {
  const account = (verb: string, calls: Readonly<Record<string, Call>>) =>
    Object.entries(calls).map(([key, call]) => describeCall(`${verb} ${key}`, call, call.body ?? [], ''));
  return { name, address: path, calls: [...account('read', reads), ...account('write', writes)] };
}
