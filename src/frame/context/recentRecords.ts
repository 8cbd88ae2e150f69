/** The records that somebody has opened last on this device, the newest first. */
import { readRecent, writeRecent } from '#dataProvider/session.ts';
import { isPlain } from '#define';

/** A record that was opened, and what it was called then. */
export interface RecentRecord {
  resource: string;
  id: string;
  name: string;
}

const most = 12;

const isSeen = (value: unknown): value is RecentRecord & Record<string, unknown> =>
  isPlain(value) && ['resource', 'id', 'name'].every(key => typeof value[key] === 'string');

/** What was opened last; nothing that is unreadable. */
export function recentRecords(): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(readRecent() || '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** Notes that a record was opened. Where the device keeps nothing more, it is not noted. */
export function noteRecent(seen: RecentRecord): void {
  const others = recentRecords().filter(({ resource, id }) => resource !== seen.resource || id !== seen.id);
  try {
    writeRecent(JSON.stringify([seen, ...others].slice(0, most)));
  } catch {
    // A list to help the memory is not worth a word.
  }
}
