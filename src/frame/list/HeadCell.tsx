import { useDataTableCallbacksContext, useDataTableSortContext } from 'react-admin';
import { isOrdered, isPaged, type List } from '#define';
import type { FullColumn } from './columns/useColumns';
import { useDeclaredList } from './declaredList';

/**
 * Whether a list can be sorted by a column. If the server pages the list, only by the columns that its call can sort: sorting one page in
 * the browser would mislead.
 */
export function isSortable({ call }: List, column: FullColumn): boolean {
  if (!call || isPaged(call)) return call?.sorts?.includes(column.source) ?? false;
  return isOrdered(column);
}

interface HeadProps {
  column: FullColumn;
  className: string | undefined;
}

/** The head of a column, with a button that sorts by it. */
export function HeadCell({ column, className }: HeadProps) {
  const { list } = useDeclaredList();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const { header, source } = column;
  const head = { scope: 'col', className } as const;
  if (!isSortable(list, column)) return <th {...head}>{header}</th>;
  const order = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <th {...head} aria-sort={sort?.field === source ? order : 'none'}>
      <button type="button" className="sorter" data-field={source} onClick={handleSort}>
        {header}
      </button>
    </th>
  );
}
