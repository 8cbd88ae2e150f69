import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button, Checkbox, FormControlLabel, IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListId, useStoreListPreferences } from '#frame/list/useListPreferences.ts';
import { useAddressParameter } from '#frame/routing/useAddressParameter.ts';
import { type PanelProps, TitledPopover } from '#frame/ui/TitledPopover.tsx';
import { leastWidth, useSetColumnWidth } from './ColumnEdge';
import { columnsParameter, type FullColumn, useColumns } from './useColumns';

/** Chooses and orders the columns of a list. Stores the choice for the person, and updates the address if that names columns. */
export function ColumnChooser({ anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const { declared, others, shown } = useColumns();
  const [inAddress, setInAddress] = useAddressParameter(columnsParameter);
  const setWidth = useSetColumnWidth();
  const storePreferences = useStoreListPreferences();
  const store = (columns: readonly FullColumn[]) => {
    const sources = columns.map(({ source }) => source);
    const isDeclared = sources.join() === declared.map(({ source }) => source).join();
    if (!storePreferences({ columns: isDeclared ? undefined : sources })) return;
    if (inAddress !== null) setInAddress(isDeclared ? null : sources.join());
  };
  const swap = (at: number, by: 1 | -1) => {
    const columns = [...shown];
    columns.splice(at + by, 0, ...columns.splice(at, 1));
    store(columns);
  };
  const reset = () => {
    store(declared);
    storePreferences({ widths: {} });
  };
  /** Shows a column again: a declared one right after its declared predecessor, another at the end. */
  const add = (column: FullColumn) => {
    const before = declared.slice(0, Math.max(0, declared.indexOf(column))).findLast(other => shown.includes(other));
    const at = declared.includes(column) ? (before ? shown.indexOf(before) + 1 : 0) : shown.length;
    store([...shown.slice(0, at), column, ...shown.slice(at)]);
  };
  const hidden = [...declared, ...others].filter(column => !shown.includes(column));
  return (
    <TitledPopover title={translate('app.columns.title')} anchor={anchor} onClose={onClose} width={{ minWidth: 280, maxWidth: 'calc(100vw - 32px)' }}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {[...shown, ...hidden].map((column, at) => (
          <Item
            key={column.source}
            column={column}
            position={at < shown.length ? { at, last: shown.length - 1 } : undefined}
            onToggle={() => (at < shown.length ? store(shown.filter(other => other !== column)) : add(column))}
            onMove={by => swap(at, by)}
            onWidth={width => setWidth(column.source, width)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, gap: 1 }}>
        <Button size="small" onClick={reset}>
          {translate('app.columns.reset')}
        </Button>
        <Button size="small" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </Box>
    </TitledPopover>
  );
}

interface ItemProps {
  column: FullColumn;
  /** The position among the shown columns; undefined for a hidden one. */
  position: { at: number; last: number } | undefined;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  /** Gets a width in pixels. */
  onWidth: (width: number) => void;
}

function Item({ column: { header }, position, onToggle, onMove, onWidth }: ItemProps) {
  const translate = useTranslate();
  const isOnly = position?.last === 0;
  const arrow = (by: 1 | -1, isEnd: boolean) => {
    const Arrow = by === 1 ? ArrowDownward : ArrowUpward;
    return (
      <IconButton
        size="small"
        aria-label={translate(by === 1 ? 'app.columns.down' : 'app.columns.up', { name: header })}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onMove(by)}
      >
        <Arrow fontSize="small" color={isEnd ? 'disabled' : 'inherit'} />
      </IconButton>
    );
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <FormControlLabel label={header} control={<Checkbox size="small" checked={Boolean(position)} disabled={isOnly} onChange={onToggle} />} />
      {position && (
        <span>
          <Width header={header} onWidth={onWidth} />
          {arrow(-1, position.at === 0)}
          {arrow(1, position.at === position.last)}
        </span>
      )}
    </Box>
  );
}

/** The width of a column, which follows what is typed. Empty on a phone, where the table has no columns. */
function Width({ header, onWidth }: { header: string; onWidth: (width: number) => void }) {
  const translate = useTranslate();
  const key = useListId();
  const heads = () => [...document.querySelectorAll<HTMLElement>(`[data-list="${key}"] th`)];
  const [before] = useState(() => heads().find(({ textContent }) => textContent === header)?.offsetWidth ?? 0);
  const [typed, setTyped] = useState(String(before));
  if (before < leastWidth / 2) return null;
  return (
    <TextField
      type="number"
      size="medium"
      variant="standard"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (Number(value) >= leastWidth) onWidth(Number(value));
      }}
      sx={{ width: 76, mt: 0.5 }}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">px</InputAdornment> },
        htmlInput: { 'aria-label': translate('app.columns.width', { name: header }), min: leastWidth, step: 8 },
      }}
    />
  );
}
