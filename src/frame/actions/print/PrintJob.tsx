import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, GlobalStyles } from '@mui/material';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { Resource, ShopRecord } from '#define';
import { runEach, type Settled } from '#frame/actions/runEach.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { ProgressWithStop } from '#frame/ui/ProgressWithStop.tsx';
import { sheetStyles } from './printStyles';

interface PrintJobProps {
  /** A key of the resource's `prints`. */
  print: string;
  records: readonly ShopRecord[];
  /** Runs after printing or cancelling. */
  onClose: () => void;
}

/** For more records than this, the progress is shown. */
const maxWithoutProgress = 3;
const maxNamed = 10;

/** The records that were read and those that could not be. */
interface Read {
  /** In the order of `records`. */
  whole: readonly ShopRecord[];
  refused: Settled<ShopRecord>['refused'];
}

/** Reads whole records, a few at a time. Failed ones can be tried again. */
function useWhole(records: readonly ShopRecord[]) {
  const { name } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [settled, setSettled] = useState(0);
  const [read, setRead] = useState<Read>();
  const isStopped = useRef(false);
  const run = async (toRead: readonly ShopRecord[], alreadyRead: readonly ShopRecord[]) => {
    setRead(undefined);
    setSettled(0);
    const recordsById = new Map(alreadyRead.map(record => [record.id, record]));
    const { refused } = await runEach(
      toRead,
      async ({ id }) => void recordsById.set(id, (await dataProvider.getOne<ShopRecord>(name, { id })).data),
      {
        isStopped: () => isStopped.current,
        isTheEnd: () => false,
        onStep: setSettled,
      },
    );
    if (!isStopped.current) setRead({ whole: records.flatMap(({ id }) => recordsById.get(id) ?? []), refused });
  };
  const runRef = useRef(run);
  useEffect(() => {
    isStopped.current = false;
    void runRef.current(records, []);
    return () => {
      isStopped.current = true;
    };
  }, [records]);
  const retry = ({ refused, whole }: Read) =>
    run(
      refused.map(({ item }) => item),
      whole,
    );
  return { settled, read, retry };
}

/** Prints one sheet per record: reads the records, lists those that failed, waits for images and opens the browser's print dialog. */
export default function PrintJob({ print, records, onClose }: PrintJobProps) {
  const resource = useResource();
  const translate = useTranslate();
  const { settled, read, retry } = useWhole(records);
  const [isAccepted, setAccepted] = useState(false);
  const title = translate(`resources.${resource.name}.prints.${print}`);
  if (!read) {
    if (records.length <= maxWithoutProgress) return null;
    const progress = { settled, total: records.length, isStopping: false };
    return <ProgressWithStop title={title} progress={progress} onStop={onClose} />;
  }
  if (read.refused.length && !isAccepted)
    return <Unread title={title} read={read} onRetry={() => void retry(read)} onPrint={() => setAccepted(true)} onClose={onClose} />;
  return <Sheets resource={resource} print={print} records={read.whole} onPrinted={onClose} />;
}

interface UnreadProps {
  title: string;
  read: Read;
  onRetry: () => void;
  onPrint: () => void;
  onClose: () => void;
}

/** Lists the records that could not be read, and asks whether to print the others. */
function Unread({ title, read: { whole, refused }, onRetry, onPrint, onClose }: UnreadProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {translate('app.print.unread', { smart_count: refused.length })}
        <NamedRecords records={refused.map(({ item, error }) => ({ record: item, why: errorText(error) }))} most={maxNamed} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
        {whole.length > 0 && <Button onClick={onPrint}>{translate('app.print.others', { smart_count: whole.length })}</Button>}
        <Button variant="contained" onClick={onRetry} autoFocus>
          {translate('app.actions.retry')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SheetsProps {
  resource: Resource;
  print: string;
  records: readonly ShopRecord[];
  onPrinted: () => void;
}

/** In milliseconds. A slower image is left out. */
const maxWait = 10_000;

/** The sheets. They are visible only in print. */
function Sheets({ resource, print, records, onPrinted }: SheetsProps) {
  const view = resource.prints[print];
  if (!view) throw new Error(`'${resource.name}' declares no print '${print}'.`);
  // Declarations do not import React, so the type of the view's props is stated here.
  const Sheet = lazyWithPreload(view as () => Promise<{ default: ComponentType<{ record: ShopRecord }> }>);
  const container = useRef<HTMLDivElement>(null);
  const close = useRef(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => close.current();
    addEventListener('afterprint', onAfterPrint);
    return () => removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(
    <Box ref={container} className="print-sheets">
      <GlobalStyles styles={sheetStyles} />
      <Suspense>
        {records.map(record => (
          <Sheet key={record.id} record={record} />
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
