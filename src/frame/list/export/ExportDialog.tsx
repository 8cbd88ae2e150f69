/** Export: all rows of a list as a CSV file. */
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useContext, useEffect, useState } from 'react';
import { downloadCSV, useDataProvider, useEvent, useListContext, useNotify, useTranslate } from 'react-admin';
import { type ShopRecord, textId } from '#define';
import type { StepOptions } from '#frame/actions/runs/runEach.ts';
import { useStoppable } from '#frame/actions/runs/useStoppable.ts';
import { ResourcesContext, useResource } from '#frame/context/resourcesContext.ts';
import { dayOf } from '#frame/format/dates.ts';
import { nameBy, nameOf } from '#frame/format/texts.ts';
import { useColumns } from '#frame/list/columns/useColumns.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useReadMatching } from '#frame/list/readAll.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import type { PanelProps } from '#frame/ui/TitledPopover.tsx';
import { readReferences, rowsAsCsv } from './exportRows';

/** At most this many rows are exported; of more, none is. */
const maxExported = 10_000;

/** Exports the columns on the screen and those that only an export has, of all rows that match the search and filters. Starts at once; closing it stops the export. */
export default function ExportDialog({ onClose }: PanelProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const title = translate('app.export.title');
  const { name } = useResource();
  const dataProvider = useDataProvider();
  const { total } = useListContext<ShopRecord>();
  const readMatching = useReadMatching();
  const { listKey } = useDeclaredList();
  const { shown, exported } = useColumns();
  const columns = [...shown, ...exported];
  const resources = useContext(ResourcesContext);
  const { progress, start } = useStoppable();
  const readCount = progress?.settled ?? 0;
  const [error, setError] = useState<unknown>();
  const run = async ({ signal, onStep }: StepOptions) => {
    setError(undefined);
    try {
      const rows = await readMatching({ most: maxExported, signal, onStep });
      if (rows === 'tooMany') notify('app.export.tooMany', { type: 'warning', messageArgs: { most: maxExported } });
      else if (rows) {
        const references = await readReferences(rows, columns, dataProvider);
        if (signal?.aborted) return;
        const nameOfRecord = (reference: string, value: unknown) => {
          const resource = resources.find(resource => resource.name === reference);
          const id = textId(value);
          const record = id === undefined ? value : references.get(`${reference}/${id}`);
          return nameBy(resource, record) || nameOf(value);
        };
        const csv = rowsAsCsv(rows, columns, { resource: name, translate, nameOfRecord });
        downloadCSV(csv, `${name}-${listKey}-${dayOf(Date.now())}`);
        notify('app.export.done', { type: 'info', messageArgs: { smart_count: rows.length } });
      }
      if (!signal?.aborted) onClose();
    } catch (failure) {
      if (!signal?.aborted) setError(failure);
    }
  };
  const begin = useEvent(() => void start(total ?? 0, run));
  useEffect(begin, [begin]);
  const percent = total === undefined ? undefined : Math.min(100, total ? (readCount / total) * 100 : 100);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={begin} />
        ) : (
          <>
            <Box sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>{translate('app.export.progress', { done: readCount })}</Box>
            <LinearProgress aria-label={title} {...(percent === undefined ? {} : { variant: 'determinate', value: percent })} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.export.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
