import { Box } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import type { ShopRecord } from '#define';
import { isBeingDeleted } from '#frame/actions/useUndoableDelete.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useMayLeave } from '#frame/routing/unsavedChanges.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading, LoadingBar } from '#frame/ui/Loading.tsx';
import { useBoardSwitch } from './board/useBoardSwitch';
import { useDeclaredList } from './declaredList';
import { ListTable, type RowForm } from './ListTable';

const Board = lazyWithPreload(() => import('./board/Board'), <Loading />);
const EmptyList = lazyWithPreload(() => import('./EmptyList'), <Loading />);
const IgnoredNote = lazyWithPreload(() => import('./IgnoredNote'), null);

interface ListRowsProps {
  onEdit?: ((record: ShopRecord) => void) | undefined;
  rowForm?: RowForm | undefined;
}

/** The rows of the list screen, or their loading, error or empty state. */
export function ListRows(editing: ListRowsProps) {
  const { name } = useResource();
  const { listKey } = useDeclaredList();
  const { data: allRows, error, isPending, isPlaceholderData, isFetching, refetch, meta } = useListContext<ShopRecord>();
  const rows = allRows?.filter(record => !isBeingDeleted(name, record));
  const edited = editing.rowForm?.record;
  // The record that is being edited stays on the screen, also when its page is left.
  const data = rows && edited && !rows.some(({ id }) => id === edited.id) ? [edited, ...rows] : rows;
  const { isPending: settingsPending } = useSettings();
  const translate = useTranslate();
  const plural = translate(`resources.${name}.name`, { smart_count: 2 });
  const isBoard = useBoardSwitch().isBoard && !edited;
  const isIgnored = Boolean(meta?.ignored && data?.length);
  const failure = error && <ErrorState inCard title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />;
  if (failure && !data) return failure;
  if (isPending || settingsPending || !data || (isPlaceholderData && !data.length)) return <Loading label={plural} />;
  return (
    <>
      {/* Unmounted when idle: a hidden bar would go on with its animation. */}
      <Box sx={{ height: 2 }}>{isFetching && <LoadingBar />}</Box>
      {failure}
      {isIgnored && <IgnoredNote />}
      {!data.length ? <EmptyList listKey={listKey} /> : isBoard ? <Board rows={data} /> : <ListTable rows={data} {...editing} />}
    </>
  );
}

/** Rows of which one at a time is replaced by its form. The form stays on the screen when staff turn the page or search. */
export function EditableRows({ Row }: Pick<RowForm, 'Row'>) {
  const { data } = useListContext<ShopRecord>();
  const mayLeave = useMayLeave();
  const [record, setRecord] = useState<ShopRecord>();
  const onEdit = useCallback(async (chosen: ShopRecord) => (await mayLeave()) && setRecord(chosen), [mayLeave]);
  useEffect(() => {
    if (data && !data.some(({ id }) => id === record?.id) && !unsavedForm()) setRecord(undefined);
  }, [data, record]);
  return <ListRows onEdit={onEdit} rowForm={{ Row, record, onClose: () => setRecord(undefined) }} />;
}
