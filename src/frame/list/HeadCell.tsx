import { useListSortContext } from 'react-admin';
import { isPaged, type List } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import type { FullColumn } from './columns/useColumns';

/**
 * Whether a list can be sorted by a column. One that the server pages only by what its call says: sorted here, ten rows of
 * five hundred would mislead.
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

/** Sorts by its column: once, turned round, then as it was at first. */
export function HeadCell({ column, className, list, listKey }: HeadProps) {
  const { sort, setSort } = useListSortContext();
  const isSorted = sort.field === column.source;
  const head = { scope: 'col', className } as const;
  if (!isSortable(list, column)) return <th {...head}>{column.header}</th>;
  const turn = () => {
    const first = defaultListParams(listKey, list).sort;
    const isBack = isSorted && sort.order === 'DESC' && first.field !== column.source;
    setSort(isBack ? first : { field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  };
  return (
    <th {...head} aria-sort={isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="sorter" onClick={turn}>
        {column.header}
      </button>
    </th>
  );
}
