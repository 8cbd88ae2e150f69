import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, GlobalStyles } from '@mui/material';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import type { Resource, ShopRecord } from '#define';
import { runEach, type Settled } from '#frame/actions/runEach.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { ProgressWithStop } from '#frame/ui/ProgressWithStop.tsx';
import { sheetStyles } from './printStyles';

interface PrintJobProps {
  /** Key of the sheet, among the resource's `prints`. */
  print: string;
  records: readonly ShopRecord[];
  /** Runs when all is over: printed, or given up. */
  onClose: () => void;
}

/** More than so many are read for a while: how far that has come is shown. */
const few = 3;
const mostNamed = 10;

/** What became of the records that were to be read. */
interface Read {
  /** In the order that they were ticked in. */
  whole: readonly ShopRecord[];
  refused: Settled<ShopRecord>['refused'];
}

/** Reads records in full, a few at a time. What could not be read can be tried again. */
function useWhole(records: readonly ShopRecord[]) {
  const { name } = useResource();
  const dataProvider = useSharedDataProvider();
  const [settled, setSettled] = useState(0);
  const [read, setRead] = useState<Read>();
  const isStopped = useRef(false);
  const run = async (wanted: readonly ShopRecord[], known: readonly ShopRecord[]) => {
    setRead(undefined);
    setSettled(0);
    const found = new Map(known.map(record => [record.id, record]));
    const { refused } = await runEach(wanted, async ({ id }) => void found.set(id, (await dataProvider.getOne<ShopRecord>(name, { id })).data), {
      isStopped: () => isStopped.current,
      isTheEnd: () => false,
      onStep: setSettled,
    });
    if (!isStopped.current) setRead({ whole: records.flatMap(({ id }) => found.get(id) ?? []), refused });
  };
  const begin = useRef(run);
  useEffect(() => {
    isStopped.current = false;
    void begin.current(records, []);
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

/** Prints records, a sheet each: reads them in full, says which could not be read, waits for the pictures and opens the browser's own dialog. */
export default function PrintJob({ print, records, onClose }: PrintJobProps) {
  const resource = useResource();
  const translate = useTranslate();
  const { settled, read, retry } = useWhole(records);
  const [isAccepted, setAccepted] = useState(false);
  const title = translate(`resources.${resource.name}.prints.${print}`);
  if (!read) {
    if (records.length <= few) return null;
    const progress = { action: print, isBack: false, settled, total: records.length, isStopping: false };
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

/** Says what could not be read, and asks whether the others are to be printed without it. */
function Unread({ title, read: { whole, refused }, onRetry, onPrint, onClose }: UnreadProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {translate('app.print.unread', { smart_count: refused.length })}
        <NamedRecords records={refused.map(({ item, error }) => ({ record: item, why: errorText(error) }))} most={mostNamed} />
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

/** In milliseconds: a picture that takes longer is left out. */
const mostWait = 10_000;

/** The sheets, for the printer alone. */
function Sheets({ resource, print, records, onPrinted }: SheetsProps) {
  const view = resource.prints[print];
  if (!view) throw new Error(`'${resource.name}' declares no print '${print}'.`);
  // A declaration knows nothing of React: that the view takes a record is said by the type of its props, where it is written.
  const Sheet = lazyWithPreload(view as () => Promise<{ default: ComponentType<{ record: ShopRecord }> }>);
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onPrinted);
  useEffect(() => {
    const over = () => close.current();
    addEventListener('afterprint', over);
    return () => removeEventListener('afterprint', over);
  }, []);
  return createPortal(
    <Box ref={box} className="print-sheets">
      <GlobalStyles styles={sheetStyles} />
      <Suspense>
        {records.map(record => (
          <Sheet key={record.id} record={record} />
        ))}
        <WhenThere box={box} />
      </Suspense>
    </Box>,
    document.body,
  );
}

/** Opens the browser's dialog once what stands beside it is there, pictures and letters too. */
function WhenThere({ box }: { box: React.RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    let isGone = false;
    const pictures = [...(box.current?.querySelectorAll('img') ?? [])].map(picture => picture.decode().catch(() => {}));
    const late = new Promise(resolve => setTimeout(resolve, mostWait));
    void Promise.race([Promise.all([...pictures, document.fonts.ready]), late]).then(() => isGone || window.print());
    return () => {
      isGone = true;
    };
  }, [box]);
  return null;
}
