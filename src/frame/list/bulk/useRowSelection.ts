import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { List } from '#define';
import { mayHere } from '#frame/context/access.ts';

/** What a row is told of its box. */
export interface Ticking {
  /** Unset for a row that has no box to tick. */
  isTicked?: boolean;
  onTick?: (id: string) => void;
}

/** Of each row, whether it is ticked and what ticks it, where something can be done to ticked rows by who is signed in. Rows are told: none asks for itself. */
export function useTicking({ bulk = [] }: List, resource: string): ((id: string) => Ticking) | undefined {
  const { selectedIds, onToggleItem } = useListContext();
  const ticked = useMemo(() => new Set(selectedIds), [selectedIds]);
  if (!bulk.some(action => mayHere(resource, action))) return undefined;
  return id => ({ isTicked: ticked.has(id), onTick: onToggleItem });
}
