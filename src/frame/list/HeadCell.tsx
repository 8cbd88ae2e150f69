import { useListSortContext } from 'react-admin';
import { isPaged, type List } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import type { FullColumn } from './columns/useColumns';

/**
 * Whether a list can be sorted by a column. If the server pages the list, only by the columns that its call can sort: sorting one page in
 * the browser would mislead.
 */
function isSortable({ call }: List, { source, value, kind }: FullColumn): boolean {
  if (!call || isPaged(call)) return call?.sorts?.includes(source) ?? false;
  return !value && !['status', 'thumbnail'].includes(kind);
}

interface HeadProps {
  column: FullColumn;
  className: string | undefined;
  list: List;
  listKey: string;
}

/** The head of a column. A click sorts ascending, the next descending, the next restores the list's default order. */
export function HeadCell({ column, className, list, listKey }: HeadProps) {
  const { sort, setSort } = useListSortContext();
  const isSorted = sort.field === column.source;
  const head = { scope: 'col', className } as const;
  if (!isSortable(list, column)) return <th {...head}>{column.header}</th>;
  const toggleSort = () => {
    const defaultSort = defaultListParams(listKey, list).sort;
    const isLastStep = isSorted && sort.order === 'DESC' && defaultSort.field !== column.source;
    setSort(isLastStep ? defaultSort : { field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  };
  return (
    <th {...head} aria-sort={isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="sorter" onClick={toggleSort}>
        {column.header}
      </button>
    </th>
  );
}
