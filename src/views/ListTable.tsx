import { Box, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { memo, useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, type List, type Resource, type ShopRecord, valueAt } from '../../resources/define';
import { useResource } from '../kinds/resources';
import { type ShownProps, shown } from '../kinds/shown';
import { useSettings } from '../settings/useSettings';
import { RecordButton } from './RecordButton';

/** A column with what its field says. */
type FullColumn = Column & Pick<ShownProps['column'], 'reference' | 'lang'> & { kind: keyof typeof shown; header: string };

/** The columns of a list that the settings allow. */
function useColumns(list: List): FullColumn[] {
  const { name, fields } = useResource();
  const { allows } = useSettings();
  const translate = useTranslate();
  return useMemo(
    () =>
      list.columns
        .map((column): FullColumn => {
          const own = typeof column === 'string' ? { source: column } : column;
          const field = fields.find(({ source }) => source === own.source);
          const label = translate(`resources.${name}.fields.${own.source}`, { _: own.source });
          const header = translate(`resources.${name}.columns.${own.label ?? own.source}`, { _: label });
          return {
            when: field?.when,
            reference: field?.reference,
            lang: field?.lang,
            ...own,
            kind: own.kind ?? field?.kind ?? 'text',
            header,
          } as FullColumn;
        })
        .filter(({ when }) => allows(when, 'column')),
    [list, name, fields, allows, translate],
  );
}

/** The rows of a list. On a phone each row is a card that names its values. */
export function ListTable({ list, rows, onEdit }: { list: List; rows: readonly ShopRecord[]; onEdit?: (record: ShopRecord) => void }) {
  const resource = useResource();
  const columns = useColumns(list);
  const translate = useTranslate();
  const actions = translate(`resources.${resource.name}.columns.actions`, { _: translate('app.actions.actions') });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" role="table" sx={asCards}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(column => (
              <HeadCell key={column.source} column={column} sortable={sortable(list)} />
            ))}
            {list.row?.length ? (
              <TableCell role="columnheader" align="right">
                {actions}
              </TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map(record => (
            <Row key={record.id} record={record} resource={resource} columns={columns} list={list} onEdit={onEdit} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** A list that the server pages cannot be sorted here: ten rows of five hundred would mislead. */
const sortable = (list: List): boolean => Boolean(list.call && !list.call.query.some(({ name }) => name === 'page'));

function HeadCell({ column, sortable }: { column: FullColumn; sortable: boolean }) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === column.source;
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  if (!sortable || ['status', 'thumbnail'].includes(column.kind)) return <TableCell role="columnheader">{column.header}</TableCell>;
  const turn = () => setSort({ field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <TableCell role="columnheader" aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={turn}>
        {column.header}
      </TableSortLabel>
    </TableCell>
  );
}

interface RowProps {
  record: ShopRecord;
  resource: Resource;
  columns: FullColumn[];
  list: List;
  onEdit?: (record: ShopRecord) => void;
}

const Row = memo(function Row({ record, resource, columns, list, onEdit }: RowProps) {
  return (
    <TableRow role="row" hover>
      {columns.map(column => {
        const Shown = shown[column.kind];
        return (
          <TableCell key={column.source} role="cell" data-label={column.header}>
            <Shown value={valueAt(record, column.source)} record={record} resource={resource.name} column={column} />
          </TableCell>
        );
      })}
      {list.row?.length ? (
        <TableCell role="cell" align="right" sx={{ whiteSpace: 'nowrap' }}>
          {list.row.map(action => (
            <RecordButton key={action} action={action} record={record} onEdit={onEdit} />
          ))}
        </TableCell>
      ) : null}
    </TableRow>
  );
});

const asCards = {
  '@media (max-width: 599.95px)': {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { borderTop: 1, borderColor: 'divider', py: 1 },
    '& td': { border: 0, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, textAlign: 'end', py: 0.5 },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', fontSize: 13, textAlign: 'start', flex: 'none' },
  },
} as const;
