import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { List } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';

/** What a row is told of its box. */
export interface RowSelection {
  /** Unset for a row that has no box to tick. */
  isTicked?: boolean;
  onTick?: (id: string) => void;
}

/** Of each row, whether it is ticked and what ticks it, where something can be done to ticked rows by who is signed in. Rows are told: none asks for itself. */
export function useRowSelection({ bulk = [] }: List, resource: string): ((id: string) => RowSelection) | undefined {
  const { selectedIds, onToggleItem } = useListContext();
  const ticked = useMemo(() => new Set(selectedIds), [selectedIds]);
  if (!bulk.some(action => canAccess(resource, action))) return undefined;
  return id => ({ isTicked: ticked.has(id), onTick: onToggleItem });
}
