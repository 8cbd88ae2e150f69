import { Box, Button, Typography } from '@mui/material';
import { countBy } from 'es-toolkit/array';
import { useEffect, useRef } from 'react';
import { downloadCSV, useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { dayOf } from '#frame/format/dates.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { refusedCsv } from './csvFile';
import type { CheckedRow, RowState } from './useRowCheck';

interface ImportOutcomeProps {
  heads: readonly string[];
  rows: readonly CheckedRow[];
  /** Whether rows have been written. */
  isBegun: boolean;
}

/** The states that are counted, before and after rows are written. */
const states: Record<'before' | 'begun', readonly RowState[]> = {
  before: ['create', 'update', 'same', 'refused'],
  begun: ['created', 'updated', 'same', 'refused'],
};

/** How many rows are new, changed, the same and refused; what changes; and why rows are refused, which can be downloaded. */
export function ImportOutcome({ heads, rows, isBegun }: ImportOutcomeProps) {
  const translate = useTranslate();
  const { name } = useResource();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), []);
  const counts = countBy(rows, ({ state }) => state);
  const refused = rows.filter(({ state }) => state === 'refused');
  const changed = countBy(
    rows.filter(({ state }) => state === 'update').flatMap(({ changes }) => changes),
    ({ field }) => field.source,
  );
  const changes = Object.entries(changed).map(([source, count]) => `${translate(`resources.${name}.fields.${source}`)} (${count})`);
  const download = () =>
    downloadCSV(refusedCsv(heads, refused, translate('app.import.reasons')), `${name}-${translate('app.import.refused')}-${dayOf(Date.now())}`);
  return (
    <>
      <Typography component="h2" variant="subtitle1" ref={title} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {translate(isBegun ? 'app.import.titles.begun' : 'app.import.titles.before')}
      </Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 3, fontVariantNumeric: 'tabular-nums' }}>
        {states[isBegun ? 'begun' : 'before'].map(state => (
          <li key={state}>{translate(`app.import.counts.${state}`, { count: counts[state] ?? 0 })}</li>
        ))}
      </Box>
      {changes.length > 0 && <Typography sx={{ my: 1 }}>{translate('app.import.changes', { fields: changes.join(', ') })}</Typography>}
      {refused.length > 0 && (
        <>
          <PlainTable
            perPage={50}
            heads={[{ figure: translate('app.import.row') }, translate('app.import.reasons')]}
            rows={refused.map(({ line, reasons }) => ({ key: String(line), cells: [line, reasons.join('; ')] }))}
          />
          <Button variant="outlined" sx={{ mt: 1 }} onClick={download}>
            {translate('app.import.download')}
          </Button>
        </>
      )}
    </>
  );
}
