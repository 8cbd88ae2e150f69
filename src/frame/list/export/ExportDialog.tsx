import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { type ShopRecord, textId, valueAt } from '#define';
import { readAll, rowsPerRead } from '#frame/actions/readAll.ts';
import { ResourcesContext, useResource } from '#frame/context/resourcesContext.ts';
import { dayOf } from '#frame/format/dates.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { ToolProps } from '#frame/list/columns/ColumnChooser.tsx';
import { useColumns } from '#frame/list/columns/useColumns.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import type { CellTexts } from './cellText';
import { download, referredIn, rowsAsCsv } from './exportRows';

/** The most rows that are exported at once. */
const mostExported = 10_000;

/** Reads every row that filter and search in force bring, and gives the columns on the screen as a file. */
export default function ExportDialog({ list, listKey, onClose }: ToolProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const title = useId();
  const { name } = useResource();
  const dataProvider = useDataProvider();
  const { filterValues, sort, perPage, total } = useListContext<ShopRecord>();
  const { shown } = useColumns(list, listKey);
  const cellWords = useCellWords();
  const [read, setRead] = useState(0);
  const [error, setError] = useState<unknown>();
  const isStopped = useRef(false);
  const run = async () => {
    setError(undefined);
    setRead(0);
    const size = rowsPerRead(list.call, perPage, total !== undefined);
    const ask = (page: number) =>
      dataProvider.getList<ShopRecord>(name, { pagination: { page, perPage: size }, sort, filter: filterValues, meta: { list: listKey } });
    try {
      const rows = await readAll(ask, { most: mostExported, isStopped: () => isStopped.current, onStep: setRead });
      if (rows === 'tooMany') notify('app.export.tooMany', { type: 'warning', messageArgs: { most: mostExported } });
      else if (rows) {
        const names = await referredIn(rows, shown, dataProvider);
        if (isStopped.current) return;
        const csv = rowsAsCsv(rows, shown, cellWords(names));
        download(csv, `${name}-${listKey}-${dayOf(Date.now())}.csv`);
        notify('app.export.done', { type: 'info', messageArgs: { smart_count: rows.length } });
      }
      if (!isStopped.current) onClose();
    } catch (failure) {
      if (!isStopped.current) setError(failure);
    }
  };
  const start = useRef(run);
  useEffect(() => {
    isStopped.current = false;
    void start.current();
    return () => {
      isStopped.current = true;
    };
  }, []);
  const known = total === undefined ? undefined : Math.min(100, total ? (read / total) * 100 : 100);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{translate('app.export.title')}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={() => void run()} />
        ) : (
          <>
            <Box sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>{translate('app.export.progress', { done: read })}</Box>
            <LinearProgress aria-labelledby={title} {...(known === undefined ? {} : { variant: 'determinate', value: known })} />
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

/** The words of cells in the language in force, given the records that rows name by their ids. */
function useCellWords(): (referred: ReadonlyMap<string, unknown>) => CellTexts {
  const translate = useTranslate();
  const { name } = useResource();
  const resources = useContext(ResourcesContext);
  return referred => ({
    flag: isOn => translate(isOn ? 'app.values.yes' : 'app.values.no'),
    status: isOn => translate(isOn ? 'app.values.active' : 'app.values.inactive'),
    choice: (source, value) => translate(`resources.${name}.choices.${source}.${value}`, { _: value }),
    name: (reference, held) => {
      const represent = resources.find(resource => resource.name === reference)?.represent;
      const id = textId(held);
      const record = id === undefined ? held : referred.get(`${reference}/${id}`);
      return (represent && nameOf(valueAt(record, represent))) || nameOf(record) || nameOf(held);
    },
  });
}
