/** Import: the rows of a CSV file become records. A file is chosen, its columns are mapped, every row is checked, and only then anything is written. */
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStoppable } from '#frame/actions/runs/useStoppable.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { ProgressWithStop } from '#frame/ui/ProgressWithStop.tsx';
import type { PanelProps } from '#frame/ui/TitledPopover.tsx';
import { useIsPhone } from '#frame/ui/touch.ts';
import { type CsvTable, decodeText, maxRows, readCsv } from './csvFile';
import { ImportColumns } from './ImportColumns';
import { ImportOutcome } from './ImportOutcome';
import { isWaiting, useImportRun } from './useImportRun';
import { type Mapping, useMapping } from './useMapping';
import { type CheckedRow, useRowCheck } from './useRowCheck';

/** The dialog of an import. It cannot be closed while rows are written. */
export default function ImportDialog({ onClose }: PanelProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const isPhone = useIsPhone();
  const { targets, keysOf, guess, columnsOf } = useMapping();
  const [table, setTable] = useState<CsvTable>();
  const [mapping, setMapping] = useState<Mapping>({ sources: [], key: '' });
  const [rows, setRows] = useState<CheckedRow[]>();
  const [error, setError] = useState('');
  const checking = useStoppable();
  const checkRows = useRowCheck();
  const importing = useImportRun();
  const open = async (file: File) => {
    const read = readCsv(decodeText(new Uint8Array(await file.arrayBuffer())));
    if ('error' in read) return setError(translate(read.error, { most: maxRows }));
    setError('');
    setTable(read);
    setMapping(guess(read));
  };
  const check = async ({ rows: fileRows }: CsvTable) => {
    setError('');
    const { sources, key } = mapping;
    const columns = columnsOf(sources);
    await checking
      .start(fileRows.length, options => checkRows(fileRows, columns, { source: key, at: sources.indexOf(key) }, options))
      .then(setRows, failure => setError(errorText(failure)));
  };
  if (checking.progress) return <ProgressWithStop title={translate('app.import.checking')} progress={checking.progress} onStop={checking.stop} />;
  if (importing.progress) return <ProgressWithStop title={translate('app.import.running')} progress={importing.progress} onStop={importing.stop} />;
  const waiting = rows?.filter(isWaiting).length ?? 0;
  const isBegun = rows?.some(({ state }) => state === 'created' || state === 'updated') ?? false;
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle>{translate('app.import.open')}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        )}
        {!table && <ChooseFile onFile={file => void open(file)} />}
        {table && !rows && <ImportColumns table={table} targets={targets} keys={keysOf(mapping.sources)} mapping={mapping} onChange={setMapping} />}
        {table && rows && <ImportOutcome heads={table.heads} rows={rows} isBegun={isBegun} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate(isBegun ? 'ra.action.close' : 'app.actions.cancel')}</Button>
        {rows && !isBegun && <Button onClick={() => setRows(undefined)}>{translate('app.import.back')}</Button>}
        {table && !rows && (
          <Button variant="contained" disabled={!columnsOf(mapping.sources).length} onClick={() => void check(table)}>
            {translate('app.import.check')}
          </Button>
        )}
        {rows && waiting > 0 && (
          <Button variant="contained" onClick={() => void importing.run(rows).then(setRows)}>
            {translate(isBegun ? 'app.import.goOn' : 'app.import.start', { smart_count: waiting })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{translate('app.import.intro')}</p>
      <Button variant="contained" autoFocus onClick={() => input.current?.click()}>
        {translate('app.import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={translate('app.import.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
