import type { Call, FreePage } from '#define';
import { type CallAccount, describeCall } from './describeCall';

/** The whole account of a page that is no entity. */
export interface PageAccount {
  name: string;
  /** None where it has no screen of its own. */
  address: string | undefined;
  calls: readonly CallAccount[];
  /** What else it says: whose fields it edits, what of it stands in the menu. */
  says: readonly string[];
}

/** The account of a page that is no entity: its address, what it reads, what it writes and with which keys. Pure; reads nothing but the declaration. */
export function describePage({ name, path, reads, writes, edits, menuCounts }: FreePage): PageAccount {
  const account = (verb: string, calls: Readonly<Record<string, Call>>) =>
    Object.entries(calls).map(([key, call]) => describeCall(`${verb} ${key}`, call, call.body ?? [], ''));
  const says = [
    ...(edits ? [`edits the fields of ${edits.resource}${edits.sections ? ` in ${edits.sections.join(', ')}` : ''}`] : []),
    ...Object.entries(menuCounts ?? {}).map(([resource, figure]) => `${figure} stands in the menu beside ${resource}`),
  ];
  return { name, address: path, calls: [...account('read', reads), ...account('write', writes)], says };
}
