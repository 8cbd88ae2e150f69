import { useEffect } from 'react';
import type { ShopRecord } from '#define';
import { noteRecent } from '#frame/context/recentRecords.ts';
import { useTitleOf } from '#frame/context/resourcesContext.ts';

/** Notes the record of a screen among those that were opened last, as soon as it has been read. */
export function useNoteRecent(resource: string, record: ShopRecord | undefined): void {
  const titleOf = useTitleOf(resource);
  const name = record && titleOf(record);
  const id = record?.id;
  useEffect(() => {
    if (id && name) noteRecent({ resource, id, name });
  }, [resource, id, name]);
}
