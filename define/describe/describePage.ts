import type { Call, FreePage } from '#define';
import { type CallAccount, describeCall } from './describeCall';

/** The description of a page that belongs to no resource. */
export interface PageAccount {
  name: string;
  /** `undefined` for a page without a screen. */
  address: string | undefined;
  calls: readonly CallAccount[];
  /** Other facts: the resource that it edits, its figures in the menu. */
  says: readonly string[];
}

/** Describes a page: its address and its calls. Pure. */
export function describePage({ name, path, reads, writes, edits, menuCounts }: FreePage): PageAccount {
  const account = (verb: string, calls: Readonly<Record<string, Call>>) =>
    Object.entries(calls).map(([key, call]) => describeCall(`${verb} ${key}`, call, call.body ?? [], ''));
  const says = [
    ...(edits ? [`edits the fields of ${edits.resource}${edits.sections ? ` in ${edits.sections.join(', ')}` : ''}`] : []),
    ...Object.entries(menuCounts ?? {}).map(([resource, figure]) => `${figure} stands in the menu beside ${resource}`),
  ];
  return { name, address: path, calls: [...account('read', reads), ...account('write', writes)], says };
}
