import { Box, Button, Card } from '@mui/material';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { LinkBase, ListBase, useCreatePath, useListContext, useLocation, useTranslate } from 'react-admin';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import { fixedLimit, type List, type Plain, type ShopRecord } from '#define';
import { isBeingDeleted } from '#frame/actions/useUndoableDelete.ts';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { freshnessOf } from '#frame/context/prefetchedPages.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { rememberList } from '#frame/routing/listAddress.ts';
import { ListOrigin, useRecordNavigationOfList } from '#frame/routing/listOrigin.ts';
import { inlineEditForm, isKept, useMayLeave } from '#frame/routing/unsavedChanges.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { iconOf } from '#frame/ui/icons.tsx';
import { Loading, LoadingBar } from '#frame/ui/Loading.tsx';
import { AfterRows } from './AfterRows';
import { useListPreferences } from './columns/useColumns';
import { EmptyList } from './EmptyList';
import { LatestFilter } from './filters/useFilters';
import { InlineEditSwitch } from './inlineEdit/InlineEditSwitch';
import type { CellProps } from './inlineEdit/useInlineEdit';
import { ListLocation } from './ListLocation';
import { type InRow, ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { SteadyList } from './SteadyList';
import { ViewTabs } from './views/ViewTabs';
import { WholeLists } from './WholeLists';

const Pager = lazyWithPreload(() => import('./Pager'));
const SelectedRows = lazyWithPreload(() => import('./bulk/SelectedRows'));
const SheetBar = lazyWithPreload(
  () => import('./inlineEdit/InlineEditBar'),
  ({ onClose }) => onClose,
);
const IgnoredNote = lazyWithPreload(() => import('./IgnoredNote'));
const FormDialog = lazyWithPreload(
  () => import('#frame/form/FormDialog.tsx'),
  ({ onClose }) => onClose,
);

/** What an address ends with that asks for the empty form over its list. */
const newRecord = '#new';

/** Keeps the place of a toolbar of one's own: in one that it takes the place of, what is typed meanwhile would be lost. */
const toolbarsPlace = <Box sx={{ minHeight: 72 }} />;

/** Dialog over the list: an empty form, or one for a record. */
type Editing = 'new' | ShopRecord | undefined;

interface ListPageProps {
  list: string;
  /** Stands in place of a row while its record is edited, one at a time; default a dialog, or the edit screen. */
  inRow?: InRow['Row'];
  /** Stands above search and rows. */
  children?: ReactNode;
}

/** A documented list screen, from its declaration. The route has checked access, so the list skips react-admin's check. */
export function ListPage({ list: key, inRow, children }: ListPageProps) {
  const { name, lists } = useResource();
  const list = lists[key];
  if (!list) throw new Error(`'${name}' declares no list '${key}'.`);
  const asked = defaultListParams(key, list);
  const own = useListPreferences(`${name}/${key}`);
  return (
    <ListLocation list={list}>
      <WholeLists key={`${name}/${key}`}>
        <ListBase
          queryOptions={{ meta: asked.meta, onError: () => {}, staleTime: freshnessOf }}
          sort={asked.sort}
          perPage={fixedLimit(list.call) ?? own.perPage ?? asked.pagination.perPage}
          storeKey={false}
          exporter={false}
          disableAuthentication
        >
          <SteadyList>
            <Screen list={list} listKey={key} inRow={inRow}>
              {children}
            </Screen>
          </SteadyList>
        </ListBase>
      </WholeLists>
    </ListLocation>
  );
}

function Screen({ list, listKey, inRow, children }: Omit<ListPageProps, 'list'> & { list: List; listKey: string }) {
  const resource = useResource();
  const { name, modal } = resource;
  const translate = useTranslate();
  const [editing, setEditing] = useState<Editing>();
  const openNew = useCallback(() => setEditing('new'), []);
  const latest = useRef<Plain>({});
  const title = translate(`resources.${name}.titles.${listKey}`, {
    _: translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 2 }) }),
  });
  const sheet = useSheetMode(name);
  const toolbar = <ListToolbar list={list} listKey={listKey} />;
  return (
    <LatestFilter value={latest}>
      <FollowAddress onNew={modal && list.create && canAccess(name, 'create') ? openNew : undefined} />
      <PageHeader title={title}>
        <InlineEditSwitch list={list} {...sheet.ofSwitch} />
        {list.create && canAccess(name, 'create') && <CreateButton onClick={modal ? openNew : undefined} />}
      </PageHeader>
      <Card variant="outlined" sx={{ overflow: 'clip' }}>
        {children}
        {list.views && <ViewTabs list={list} listKey={listKey} />}
        <Slot own={slotView(resource, 'list:before')} given={{ list: listKey }} meanwhile={null} />
        <Slot own={slotView(resource, 'list:toolbar')} given={{ list: listKey }} meanwhile={toolbarsPlace}>
          {toolbar}
        </Slot>
        {list.bulk && <Selection list={list} listKey={listKey} />}
        {inRow ? (
          <RowsEditedInPlace list={list} listKey={listKey} Row={inRow} />
        ) : (
          <Rows list={list} listKey={listKey} onEdit={modal ? setEditing : undefined} Cell={sheet.Cell} />
        )}
        {sheet.isOn && (
          <Suspense>
            <SheetBar {...sheet.ofBar} />
          </Suspense>
        )}
        <AfterRows height={56}>
          <Pager list={listKey} />
        </AfterRows>
      </Card>
      {editing && (
        <Suspense>
          <FormDialog record={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </LatestFilter>
  );
}

/** Remembers the address of the list that stands on the screen, and opens the empty form where it asks for one. By itself, so that a page that is turned renders nothing else. */
function FollowAddress({ onNew }: { onNew: (() => void) | undefined }) {
  const { name } = useResource();
  const { pathname, search, hash, key: visit } = useLocation();
  const isNew = hash === newRecord;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks for a new one once more is given one
  useEffect(() => {
    if (isNew) onNew?.();
  }, [isNew, onNew, visit]);
  useEffect(() => rememberList(name, pathname + search), [name, pathname, search]);
  return null;
}

/** Whether values are edited in their rows, and what stands in their cells then, once its code has come. */
function useSheetMode(resource: string) {
  const [isOn, setOn] = useState(isKept(inlineEditForm(resource)));
  const [Cell, setCell] = useState<ComponentType<CellProps>>();
  const ref = useRef<HTMLButtonElement>(null);
  const from = useRef<HTMLElement>(null);
  const onReady = useCallback((Ready: ComponentType<CellProps>) => setCell(() => Ready), []);
  useEffect(() => {
    // A finger chooses where to begin: its keyboard would cover what the list shows.
    if (!Cell || window.matchMedia('(pointer: coarse)').matches) return;
    const input = 'input[data-sheet]';
    (from.current?.closest('tr')?.querySelector<HTMLElement>(input) ?? document.querySelector<HTMLElement>(input))?.focus();
  }, [Cell]);
  const mayLeave = useMayLeave();
  const onClose = useCallback(() => {
    if (!mayLeave()) return;
    setOn(false);
    setCell(undefined);
    (from.current?.isConnected ? from.current : ref.current)?.focus();
  }, [mayLeave]);
  const open = () => {
    from.current = document.querySelector<HTMLElement>(':focus');
    setOn(true);
  };
  return { isOn, Cell, ofSwitch: { ref, isOn, onTurn: isOn ? onClose : open }, ofBar: { onReady, onClose } };
}

/** What can be done to ticked rows, from when the first is ticked: what became of them is told when none is any more. */
function Selection({ list, listKey }: { list: List; listKey: string }) {
  const { selectedIds } = useListContext();
  const [isUsed, setUsed] = useState(false);
  if (selectedIds.length && !isUsed) setUsed(true);
  return (
    isUsed && (
      <Suspense>
        <SelectedRows list={list} listKey={listKey} />
      </Suspense>
    )
  );
}

interface RowsProps {
  list: List;
  listKey: string;
  onEdit?: ((record: ShopRecord) => void) | undefined;
  inRow?: InRow | undefined;
  Cell?: ComponentType<CellProps> | undefined;
}

function CreateButton({ onClick }: { onClick?: () => void }) {
  const { name } = useResource();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const Add = iconOf('Add');
  const label = translate(`resources.${name}.create`, {
    _: translate('app.actions.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) }),
  });
  const command = useButtonCommand(label, 'create');
  const goes = onClick ? { onClick } : { component: LinkBase, to: createPath({ resource: name, type: 'create' }) };
  return (
    <Button {...goes} {...command} variant="contained" startIcon={label.startsWith('+') ? undefined : <Add />}>
      {label}
    </Button>
  );
}

/** Rows of which one at a time is edited where it stands. What is typed there stays on the screen whatever page or search is asked for. */
function RowsEditedInPlace({ Row, ...props }: Omit<ComponentProps<typeof Rows>, 'onEdit' | 'inRow' | 'Cell'> & { Row: InRow['Row'] }) {
  const { data } = useListContext<ShopRecord>();
  const mayLeave = useMayLeave();
  const [record, setRecord] = useState<ShopRecord>();
  const onClose = useCallback(() => setRecord(undefined), []);
  const onEdit = useCallback((chosen: ShopRecord) => mayLeave() && setRecord(chosen), [mayLeave]);
  useEffect(() => {
    if (data && !data.some(({ id }) => id === record?.id) && !unsavedForm()) setRecord(undefined);
  }, [data, record]);
  return <Rows {...props} onEdit={onEdit} inRow={{ Row, record, onClose }} />;
}

function Rows({ list, listKey, ...editing }: RowsProps) {
  const { name } = useResource();
  const { data: read, error, isPending, isPlaceholderData = false, isFetching, refetch, meta } = useListContext<ShopRecord>();
  const there = read?.filter(record => !isBeingDeleted(name, record));
  const edited = editing.inRow?.record;
  const data = there && edited && !there.some(({ id }) => id === edited.id) ? [edited, ...there] : there;
  const { isPending: settingsPending } = useSettings();
  const translate = useTranslate();
  const plural = translate(`resources.${name}.name`, { smart_count: 2 });
  const isIgnored = Boolean(meta?.ignored && data?.length);
  if (error && !data) return <ErrorState inCard title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />;
  if (isPending || settingsPending || !data || (isPlaceholderData && !data.length)) return <Loading label={plural} />;
  return (
    <>
      {/* Not hidden but gone: one that nobody sees goes on moving. */}
      <Box sx={{ height: 2 }}>{isFetching && <LoadingBar />}</Box>
      {error && <ErrorState inCard title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />}
      {isIgnored && (
        <Suspense>
          <IgnoredNote list={list} />
        </Suspense>
      )}
      {data.length ? (
        <Opening list={list} listKey={listKey} rows={data} areOld={isPlaceholderData} {...editing} />
      ) : (
        <EmptyList list={list} listKey={listKey} />
      )}
    </>
  );
}

/** The rows, from which records are opened that know where they came from. */
function Opening(props: ComponentProps<typeof ListTable>) {
  const trail = useRecordNavigationOfList(props.listKey, props.rows, props.areOld);
  return (
    <ListOrigin value={trail}>
      <ListTable {...props} />
    </ListOrigin>
  );
}
