/** The records that the user opened last on this device, newest first. */
import { readRecent, writeRecent } from '#dataProvider/session.ts';
import { isPlain } from '#define';

/** A record and its title when it was opened. */
export interface RecentRecord {
  resource: string;
  id: string;
  name: string;
}

const maxRecords = 12;

const isRecentRecord = (value: unknown): value is RecentRecord & Record<string, unknown> =>
  isPlain(value) && ['resource', 'id', 'name'].every(key => typeof value[key] === 'string');

/** The stored records. Skips unreadable ones. */
export function recentRecords(): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(readRecent() || '[]');
    return Array.isArray(stored) ? stored.filter(isRecentRecord) : [];
  } catch {
    return [];
  }
}

/** Stores that a record was opened. Does nothing when the storage is full. */
export function noteRecent(opened: RecentRecord): void {
  const others = recentRecords().filter(({ resource, id }) => resource !== opened.resource || id !== opened.id);
  try {
    writeRecent(JSON.stringify([opened, ...others].slice(0, maxRecords)));
  } catch {
    // A missing entry needs no message.
  }
}
