import type { List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { cellClasses } from '#frame/list/cellClasses.ts';
import { type FullColumn, useColumns } from '#frame/list/columns/useColumns.ts';

/** How many values a card shows beside the name of its record. */
const mostValues = 3;

/** The columns of a list that a card shows: those that stay on small screens first, without name, state and switches. */
export function useCardColumns(list: List, listKey: string): readonly FullColumn[] {
  const { represent, states } = useResource();
  const { shown } = useColumns(list, listKey);
  const classes = cellClasses(shown, list.narrow, represent);
  const isMinor = ({ source }: FullColumn) => classes[source]?.includes('minor') ?? false;
  const values = shown.filter(({ source, kind }) => source !== represent && source !== states?.source && kind !== 'status');
  return [...values.filter(column => !isMinor(column)), ...values.filter(isMinor)].slice(0, mostValues);
}
