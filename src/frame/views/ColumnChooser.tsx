import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import type { List } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { keepOwnList } from '../lists/ownLists';
import { columnsParameter, type FullColumn, useColumns, useOwnList } from '../lists/useColumns';

export interface ToolProps {
  list: List;
  listKey: string;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Which columns the list has, and in which order; kept for the person. Where the address says the columns, it is changed too. */
export default function ColumnChooser({ list, listKey, anchor, onClose }: ToolProps) {
  const translate = useTranslate();
  const title = useId();
  const { name } = useResource();
  const { declared, others, shown } = useColumns(list, listKey);
  const own = useOwnList(`${name}/${listKey}`);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const keep = (columns: readonly FullColumn[]) => {
    const sources = columns.map(({ source }) => source);
    const isDeclared = sources.join() === declared.map(({ source }) => source).join();
    keepOwnList(`${name}/${listKey}`, { views: own.views, ...(isDeclared ? {} : { columns: sources }) });
    const query = new URLSearchParams(search);
    if (!query.has(columnsParameter)) return;
    if (isDeclared) query.delete(columnsParameter);
    else query.set(columnsParameter, sources.join(','));
    navigate({ pathname, search: `?${query}` }, { replace: true });
  };
  const swap = (at: number, by: 1 | -1) => {
    const columns = [...shown];
    columns.splice(at + by, 0, ...columns.splice(at, 1));
    keep(columns);
  };
  /** A declared column comes back to where it was declared, as far as the others still stand so. */
  const add = (column: FullColumn) => {
    const before = declared.slice(0, Math.max(0, declared.indexOf(column))).findLast(other => shown.includes(other));
    const at = declared.includes(column) ? (before ? shown.indexOf(before) + 1 : 0) : shown.length;
    keep([...shown.slice(0, at), column, ...shown.slice(at)]);
  };
  const hidden = [...declared, ...others].filter(column => !shown.includes(column));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { p: 2, minWidth: 280, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <Typography id={title} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('app.columns.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((column, at) => (
          <Box component="li" key={column.source} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Choice column={column} isShown isDisabled={shown.length === 1} onChange={() => keep(shown.filter(other => other !== column))} />
            <span>
              <IconButton
                size="small"
                aria-label={translate('app.columns.up', { name: column.header })}
                aria-disabled={at === 0}
                onClick={() => at > 0 && swap(at, -1)}
              >
                <ArrowUpward fontSize="small" color={at === 0 ? 'disabled' : 'inherit'} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('app.columns.down', { name: column.header })}
                aria-disabled={at === shown.length - 1}
                onClick={() => at < shown.length - 1 && swap(at, 1)}
              >
                <ArrowDownward fontSize="small" color={at === shown.length - 1 ? 'disabled' : 'inherit'} />
              </IconButton>
            </span>
          </Box>
        ))}
        {hidden.map(column => (
          <Box component="li" key={column.source}>
            <Choice column={column} onChange={() => add(column)} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, gap: 1 }}>
        <Button size="small" onClick={() => keep(declared)}>
          {translate('app.columns.reset')}
        </Button>
        <Button size="small" onClick={onClose}>
          {translate('app.columns.close')}
        </Button>
      </Box>
    </Popover>
  );
}

interface ChoiceProps {
  column: FullColumn;
  isShown?: boolean;
  isDisabled?: boolean;
  onChange: () => void;
}

function Choice({ column, isShown = false, isDisabled = false, onChange }: ChoiceProps) {
  return <FormControlLabel label={column.header} control={<Checkbox size="small" checked={isShown} disabled={isDisabled} onChange={onChange} />} />;
}
