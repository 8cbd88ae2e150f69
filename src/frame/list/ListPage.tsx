/**
 * The list screen of a declared resource. This folder has the screen, its table and its toolbar; each sub-folder has one feature of a list:
 * filters, columns, views, bulk actions, inline edit, board, watch, export, import.
 */
import { Box, Button, Card } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LinkBase, useCreatePath, useListContext, useLocation, useTranslate } from 'react-admin';
import { offersCreate, type Plain, type ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { rememberList } from '#frame/routing/listAddress.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { iconOf } from '#frame/ui/icons.ts';
import { useIsPhone } from '#frame/ui/touch.ts';
import { AfterRows } from './AfterRows';
import { DeclaredListContext, useDeclaredList } from './declaredList';
import { NextFilterValues } from './filters/useFilters';
import { EditCell, InlineEditSwitch, useInlineEditMode } from './inlineEdit/InlineEditSwitch';
import { ListProvider } from './ListProvider';
import { EditableRows, ListRows } from './ListRows';
import type { RowForm } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { useRowKeys } from './useRowKeys';
import { ViewTabs } from './views/ViewTabs';
import { useListWatch } from './watch/watches';

const Pager = lazyWithPreload(() => import('./Pager'));
// The fallback has the height of the selection bar, so that the rows do not move when its code arrives: a press on the next row would miss.
const SelectedRows = lazyWithPreload(() => import('./bulk/SelectedRows'), <Box sx={{ height: 47 }} />);
const InlineEditBar = lazyWithPreload(() => import('./inlineEdit/InlineEditBar'), null);
const WatchBar = lazyWithPreload(() => import('./watch/WatchBar'), <Box sx={{ height: 45 }} />);
const ListTools = lazyWithPreload(() => import('./ListTools'));
const ListActions = lazyWithPreload(() => import('./ListActions'), null);
const FormDialog = lazyWithPreload(() => import('#frame/form/FormDialog.tsx'), null);

/** The hash of a list's address that opens the create form over the list. */
const createHash = '#new';

/** Reserves the height of a toolbar slot while its code loads. The generated toolbar is no fallback: it would be unmounted with what staff type into it. */
const toolbarPlaceholder = <Box sx={{ minHeight: 72 }} />;

interface ListPageProps {
  list: string;
  /** Replaces a row while its record is edited, one at a time. By default a record is edited in a dialog or on the edit screen. */
  rowForm?: RowForm['Row'];
  /** Rendered at the top of the card. */
  children?: ReactNode;
}

/** @throws Error if the resource has no such list. */
export function ListPage({ list: key, rowForm, children }: ListPageProps) {
  const { name, lists } = useResource();
  const list = lists[key];
  if (!list) throw new Error(`'${name}' declares no list '${key}'.`);
  return (
    <DeclaredListContext.Provider value={{ list, listKey: key }}>
      <ListProvider key={`${name}/${key}`}>
        <ListScreen rowForm={rowForm}>{children}</ListScreen>
      </ListProvider>
    </DeclaredListContext.Provider>
  );
}

function ListScreen({ rowForm, children }: Omit<ListPageProps, 'list'>) {
  const resource = useResource();
  const { list, listKey } = useDeclaredList();
  const { name, inDialog } = resource;
  const translate = useTranslate();
  /** The record in the form dialog. */
  const [editing, setEditing] = useState<'new' | ShopRecord>();
  const openNew = useCallback(() => setEditing('new'), []);
  const nextFilterValues = useRef<Plain>({});
  const title = translate(`resources.${name}.titles.${listKey}`, {
    _: translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 2 }) }),
  });
  const ownActions = (list.actions ?? []).filter(action => action !== 'create');
  const canCreate = offersCreate(list) && canAccess(name, 'create');
  const inlineEdit = useInlineEditMode(name);
  const [watch] = useListWatch();
  const isPhone = useIsPhone();
  const card = useRef<HTMLDivElement>(null);
  useRowKeys(card);
  return (
    <NextFilterValues value={nextFilterValues}>
      <AddressEffects onNew={inDialog && canCreate ? openNew : undefined} />
      <PageHeader title={title}>
        {!isPhone && (
          <AfterRows width={312} height={36}>
            <ListTools />
          </AfterRows>
        )}
        <InlineEditSwitch {...inlineEdit.switchProps} />
        {ownActions.length > 0 && <ListActions actions={ownActions} title={title} />}
        {canCreate && <CreateButton onClick={inDialog ? openNew : undefined} />}
      </PageHeader>
      <Card ref={card} variant="outlined" sx={{ overflow: isPhone ? 'clip' : 'visible' }}>
        {children}
        {list.views && (
          <Slot component={slotComponent(resource, 'list:views')} props={{ list: listKey }} fallback={<ViewTabs />}>
            <ViewTabs />
          </Slot>
        )}
        <Slot component={slotComponent(resource, 'list:before')} props={{ list: listKey }} fallback={null} />
        <Slot component={slotComponent(resource, 'list:toolbar')} props={{ list: listKey }} fallback={toolbarPlaceholder}>
          <ListToolbar />
        </Slot>
        {watch && <WatchBar watch={watch} />}
        {list.bulk && <Selection />}
        <EditCell value={inlineEdit.Cell}>
          {rowForm ? <EditableRows Row={rowForm} /> : <ListRows onEdit={inDialog ? setEditing : undefined} />}
        </EditCell>
        {inlineEdit.isOn && <InlineEditBar {...inlineEdit.barProps} />}
        <AfterRows height={56}>
          <Pager />
        </AfterRows>
      </Card>
      {editing && <FormDialog record={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </NextFilterValues>
  );
}

/** Remembers the address of the list, and opens the create form for `#new`. A component of its own, so that turning a page renders nothing else. */
function AddressEffects({ onNew }: { onNew: (() => void) | undefined }) {
  const { name } = useResource();
  const { pathname, search, hash, key: visit } = useLocation();
  const isNew = hash === createHash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` reopens the form when the same #new link is followed again
  useEffect(() => {
    if (isNew) onNew?.();
  }, [isNew, onNew, visit]);
  useEffect(() => rememberList(name, pathname + search), [name, pathname, search]);
  return null;
}

/** Bulk actions, loaded when the first row is selected. They stay mounted without a selection, to show the outcome of a run. */
function Selection() {
  const { selectedIds } = useListContext();
  const [isUsed, setUsed] = useState(false);
  if (selectedIds.length && !isUsed) setUsed(true);
  return isUsed && <SelectedRows />;
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
  const target = onClick ? { onClick } : { component: LinkBase, to: createPath({ resource: name, type: 'create' }) };
  return (
    <Button {...target} {...command} variant="contained" startIcon={label.startsWith('+') ? undefined : <Add fontSize="small" />}>
      {label}
    </Button>
  );
}
