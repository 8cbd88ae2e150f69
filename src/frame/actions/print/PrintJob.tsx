import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, GlobalStyles } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { limitAsync } from 'es-toolkit/promise';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { ShopRecord } from '#define';
import { withoutHidden } from '#frame/context/allowedResources.ts';
import { printKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { ProgressWithStop } from '#frame/ui/ProgressWithStop.tsx';
import { usePrinted } from './PrintedMark';
import { sheetStyles } from './printStyles';

interface PrintJobProps {
  /** The name of the sheet. */
  print: string;
  records: readonly ShopRecord[];
  /** Runs after printing or cancelling. */
  onClose: () => void;
}

/** For more records than this, the progress is shown. */
const maxWithoutProgress = 3;
const maxNamed = 10;

const readsAtOnce = 4;

/** Reads whole records, a few at a time. Failed ones can be read again. */
function useWholeRecords(records: readonly ShopRecord[]) {
  const { name } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [readOne] = useState(() =>
    limitAsync((id: string, signal: AbortSignal) => dataProvider.getOne<ShopRecord>(name, { id, signal }), readsAtOnce),
  );
  const reads = useQueries({
    queries: records.map(({ id }) => ({
      queryKey: printKey(name, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => readOne(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    })),
  });
  return {
    settled: reads.filter(({ isFetching }) => !isFetching).length,
    whole: reads.flatMap(({ data }) => data?.data ?? []),
    refused: records.flatMap((record, place) => {
      const error = reads[place]?.error;
      return error ? [{ record, error }] : [];
    }),
    retry: () => {
      for (const { isError, refetch } of reads) if (isError) void refetch();
    },
  };
}

/** Prints one sheet per record: reads the records, lists those that failed, waits for images and opens the browser's print dialog. */
export function PrintJob({ print, records, onClose }: PrintJobProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const { settled, whole, refused, retry } = useWholeRecords(records);
  const [isAccepted, setAccepted] = useState(false);
  const title = translate(`resources.${name}.prints.${print}`);
  if (settled < records.length) {
    if (records.length <= maxWithoutProgress) return null;
    const progress = { settled, total: records.length, isStopping: false };
    return <ProgressWithStop title={title} progress={progress} onStop={onClose} />;
  }
  if (refused.length && !isAccepted)
    return (
      <UnreadRecords title={title} refused={refused} others={whole.length} onRetry={retry} onPrint={() => setAccepted(true)} onClose={onClose} />
    );
  return <Sheets print={print} records={whole} onClose={onClose} />;
}

interface UnreadRecordsProps {
  title: string;
  refused: readonly { record: ShopRecord; error: unknown }[];
  /** How many records were read. */
  others: number;
  onRetry: () => void;
  onPrint: () => void;
  onClose: () => void;
}

/** Lists the records that could not be read, and asks whether to print the others. */
function UnreadRecords({ title, refused, others, onRetry, onPrint, onClose }: UnreadRecordsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {translate('app.print.unread', { smart_count: refused.length })}
        <NamedRecords records={refused.map(({ record, error }) => ({ record, why: errorText(error) }))} most={maxNamed} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
        {others > 0 && <Button onClick={onPrint}>{translate('app.print.others', { smart_count: others })}</Button>}
        <Button variant="contained" onClick={onRetry} autoFocus>
          {translate('app.actions.retry')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** In milliseconds. A slower image is left out. */
const maxWait = 10_000;

/** The sheets. They are visible only in print. */
function Sheets({ print, records, onClose }: PrintJobProps) {
  const resource = useResource();
  const container = useRef<HTMLDivElement>(null);
  const printed = usePrinted(resource.name);
  const end = useEvent(() => {
    printed.note(print, records);
    onClose();
  });
  useEffect(() => {
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, [end]);
  return createPortal(
    <Box ref={container} className="print-sheets">
      <GlobalStyles styles={sheetStyles} />
      <Suspense>
        {records.map(record => (
          <Slot key={record.id} component={slotComponent(resource, `print/${print}`)} props={{ record: withoutHidden(record, resource) }} />
        ))}
        <PrintWhenLoaded container={container} />
      </Suspense>
    </Box>,
    document.body,
  );
}

/** Opens the print dialog when images and fonts are loaded. */
function PrintWhenLoaded({ container }: { container: React.RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    let isUnmounted = false;
    const pictures = [...(container.current?.querySelectorAll('img') ?? [])].map(picture => picture.decode().catch(() => {}));
    const timeout = new Promise(resolve => setTimeout(resolve, maxWait));
    void Promise.race([Promise.all([...pictures, document.fonts.ready]), timeout]).then(() => isUnmounted || window.print());
    return () => {
      isUnmounted = true;
    };
  }, [container]);
  return null;
}
