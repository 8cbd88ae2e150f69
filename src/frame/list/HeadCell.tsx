import { useState } from 'react';
import { useDataTableCallbacksContext, useDataTableSortContext } from 'react-admin';
import { isOrdered, isPaged, speaksPlainRest } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { FullColumn } from './columns/useColumns';
import { useDeclaredList } from './declaredList';

const ColumnEdge = lazyWithPreload(() => import('./columns/ColumnEdge'), null);

/**
 * Gives a function that tells whether the list can be sorted by a column. If the server pages the list, only by the columns that its call can
 * sort, in plain REST by stored values: sorting one page in the browser would mislead.
 */
export function useIsSortable(): (column: FullColumn) => boolean {
  const { call } = useDeclaredList().list;
  const isPlainRest = speaksPlainRest(useResource());
  return column => {
    if (isPlainRest) return isOrdered(column) && !column.value && !column.reference;
    return call && !isPaged(call) ? isOrdered(column) : (call?.sorts?.includes(column.source) ?? false);
  };
}

interface HeadProps {
  column: FullColumn;
  className: string | undefined;
}

/** The head of a column, with a button that sorts by it. */
export function HeadCell({ column, className }: HeadProps) {
  const isSortable = useIsSortable();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const [isHovered, setHovered] = useState(false);
  const { header, source } = column;
  const isSorted = sort?.field === source;
  const order = sort?.order === 'DESC' ? 'descending' : 'ascending';
  const canSort = isSortable(column);
  return (
    <th scope="col" className={className} onPointerEnter={() => setHovered(true)} aria-sort={canSort ? (isSorted ? order : 'none') : undefined}>
      {canSort ? (
        <button type="button" className="sorter" data-field={source} onClick={handleSort}>
          {header}
        </button>
      ) : (
        header
      )}
      {isHovered && <ColumnEdge source={source} />}
    </th>
  );
}
