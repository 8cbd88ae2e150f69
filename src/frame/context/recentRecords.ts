/** The records that somebody has opened last on this device, the newest first. */
import { keepSeen, readSeen } from '#dataProvider/session.ts';
import { isPlain } from '#define';

/** A record that was opened, and what it was called then. */
export interface Seen {
  resource: string;
  id: string;
  name: string;
}

const most = 12;

const isSeen = (value: unknown): value is Seen & Record<string, unknown> =>
  isPlain(value) && ['resource', 'id', 'name'].every(key => typeof value[key] === 'string');

/** What was opened last; nothing that is unreadable. */
export function lastSeen(): Seen[] {
  try {
    const kept: unknown = JSON.parse(readSeen() || '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** Notes that a record was opened. Where the device keeps nothing more, it is not noted. */
export function noteSeen(seen: Seen): void {
  const others = lastSeen().filter(({ resource, id }) => resource !== seen.resource || id !== seen.id);
  try {
    keepSeen(JSON.stringify([seen, ...others].slice(0, most)));
  } catch {
    // A list to help the memory is not worth a word.
  }
}
