/**
 * The list screen of a declared resource. This folder has the screen, its table and its toolbar; each sub-folder has one feature of a list:
 * filters, columns, views, bulk actions, inline edit, export.
 */
import { Box, Button, Card } from '@mui/material';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { LinkBase, useCreatePath, useListContext, useLocation, useTranslate } from 'react-admin';
import type { List, Plain, ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { rememberList } from '#frame/routing/listAddress.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { iconOf } from '#frame/ui/icons.ts';
import { AfterRows } from './AfterRows';
import { LatestFilter } from './filters/useFilters';
import { EditCell, InlineEditSwitch, useInlineEditMode } from './inlineEdit/InlineEditSwitch';
import { ListProvider } from './ListProvider';
import { EditableRows, ListRows } from './ListRows';
import type { InRow } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { ViewTabs } from './views/ViewTabs';

const Pager = lazyWithPreload(() => import('./Pager'));
const SelectedRows = lazyWithPreload(() => import('./bulk/SelectedRows'));
const InlineEditBar = lazyWithPreload(() => import('./inlineEdit/InlineEditBar'), null);
const ListActions = lazyWithPreload(() => import('./ListActions'), null);
const FormDialog = lazyWithPreload(() => import('#frame/form/FormDialog.tsx'), null);

/** The hash of a list's address that opens the create form over the list. */
const createHash = '#new';

/** Reserves the height of a toolbar slot while its code loads. The generated toolbar would lose what staff type into it until then. */
const toolbarPlaceholder = <Box sx={{ minHeight: 72 }} />;

interface ListPageProps {
  list: string;
  /** Replaces a row while its record is edited, one at a time. By default a record is edited in a dialog or on the edit screen. */
  inRow?: InRow['Row'];
  /** Rendered at the top of the card. */
  children?: ReactNode;
}

/** @throws Error if the resource has no such list. */
export function ListPage({ list: key, inRow, children }: ListPageProps) {
  const { name, lists } = useResource();
  const list = lists[key];
  if (!list) throw new Error(`'${name}' declares no list '${key}'.`);
  return (
    <ListProvider list={list} listKey={key}>
      <ListScreen list={list} listKey={key} inRow={inRow}>
        {children}
      </ListScreen>
    </ListProvider>
  );
}

function ListScreen({ list, listKey, inRow, children }: Omit<ListPageProps, 'list'> & { list: List; listKey: string }) {
  const resource = useResource();
  const { name, modal } = resource;
  const translate = useTranslate();
  /** The record in the form dialog. */
  const [editing, setEditing] = useState<'new' | ShopRecord>();
  const openNew = useCallback(() => setEditing('new'), []);
  const latestFilter = useRef<Plain>({});
  const title = translate(`resources.${name}.titles.${listKey}`, {
    _: translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 2 }) }),
  });
  const inlineEdit = useInlineEditMode(name);
  return (
    <LatestFilter value={latestFilter}>
      <AddressEffects onNew={modal && list.create && canAccess(name, 'create') ? openNew : undefined} />
      <PageHeader title={title}>
        <InlineEditSwitch list={list} {...inlineEdit.switchProps} />
        {list.actions && <ListActions actions={list.actions} title={title} />}
        {list.create && canAccess(name, 'create') && <CreateButton onClick={modal ? openNew : undefined} />}
      </PageHeader>
      <Card variant="outlined" sx={{ overflow: 'clip' }}>
        {children}
        {list.views && <ViewTabs list={list} listKey={listKey} />}
        <Slot component={slotComponent(resource, 'list:before')} props={{ list: listKey }} fallback={null} />
        <Slot component={slotComponent(resource, 'list:toolbar')} props={{ list: listKey }} fallback={toolbarPlaceholder}>
          <ListToolbar list={list} listKey={listKey} />
        </Slot>
        {list.bulk && <Selection list={list} listKey={listKey} />}
        <EditCell value={inlineEdit.Cell}>
          {inRow ? (
            <EditableRows list={list} listKey={listKey} Row={inRow} />
          ) : (
            <ListRows list={list} listKey={listKey} onEdit={modal ? setEditing : undefined} />
          )}
        </EditCell>
        {inlineEdit.isOn && <InlineEditBar {...inlineEdit.barProps} />}
        <AfterRows height={56}>
          <Pager list={listKey} />
        </AfterRows>
      </Card>
      {editing && <FormDialog record={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </LatestFilter>
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
function Selection({ list, listKey }: { list: List; listKey: string }) {
  const { selectedIds } = useListContext();
  const [isUsed, setUsed] = useState(false);
  if (selectedIds.length && !isUsed) setUsed(true);
  return (
    isUsed && (
      // As high as the selection bar, so that the rows do not move when its code arrives: a press on the next row would miss.
      <Suspense fallback={<Box sx={{ height: 47 }} />}>
        <SelectedRows list={list} listKey={listKey} />
      </Suspense>
    )
  );
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
