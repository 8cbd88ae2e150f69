import { useEffect } from 'react';
import type { ShopRecord } from '#define';
import { noteRecent } from '#frame/context/recentRecords.ts';
import { useTitleOf } from '#frame/context/resourcesContext.ts';

/** Adds the record of a screen to the recently opened records. */
export function useNoteRecent(resource: string, record: ShopRecord | undefined): void {
  const titleOf = useTitleOf(resource);
  const name = record && titleOf(record);
  const id = record?.id;
  useEffect(() => {
    if (id && name) noteRecent({ resource, id, name });
  }, [resource, id, name]);
}
