import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { List } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';

export interface RowSelection {
  /** Undefined if rows cannot be selected. */
  isSelected?: boolean;
  onToggle?: (id: string) => void;
}

/**
 * Returns the selection props of each row, or undefined if the person may run none of the list's bulk actions. Rows get them as props, because
 * a row that read the list context itself would render at each selection.
 */
export function useRowSelection({ bulk = [] }: List, resource: string): ((id: string) => RowSelection) | undefined {
  const { selectedIds, onToggleItem } = useListContext();
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  if (!bulk.some(action => canAccess(resource, action))) return undefined;
  return id => ({ isSelected: selected.has(id), onToggle: onToggleItem });
}
