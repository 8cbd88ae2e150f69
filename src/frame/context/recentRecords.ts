/** The records that the user opened last on this device, newest first. */
import { useEffect } from 'react';
import { readRecent, writeRecent } from '#dataProvider/session.ts';
import { isPlain, type ShopRecord } from '#define';
import { useTitleOf } from './resourcesContext';

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

/** Stores that the record of a screen was opened. */
export function useNoteRecent(resource: string, record: ShopRecord | undefined): void {
  const titleOf = useTitleOf(resource);
  const name = record && titleOf(record);
  const id = record?.id;
  useEffect(() => {
    if (id && name) noteRecent({ resource, id, name });
  }, [resource, id, name]);
}
