import { Alert, Button, Card, LinearProgress } from '@mui/material';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { LinkBase, ListBase, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { unsavedForm } from '../../../dataProvider/leaving';
import type { List, ShopRecord } from '../../../resources/define';
import { mayHere } from '../access';
import { firstAsked } from '../firstAsked';
import { useResource } from '../kinds/resources';
import { isGoing } from '../kinds/useUndoableDelete';
import { useSettings } from '../settings';
import { ErrorState } from './ErrorState';
import { iconOf } from './icons';
import { type InRow, ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { lazily } from './lazily';
import { PageHeader } from './PageHeader';
import { Pager } from './Pager';
import { useMayLeave } from './unsaved';
import { Waiting } from './Waiting';

const SelectedRows = lazily(() => import('./SelectedRows'));
const FormDialog = lazily(
  () => import('./FormDialog'),
  ({ onClose }) => onClose,
);

/** Dialog over the list: an empty form, or one for a record. */
type Editing = 'new' | ShopRecord | undefined;

interface ListPageProps {
  list: string;
  /** Stands in place of a row while its record is edited, one at a time; default a dialog, or the edit screen. */
  inRow?: InRow['Row'];
  /** Stands above search and rows. */
  children?: ReactNode;
}

/** A documented list screen, from its declaration. Whoever meets it has been let in: react-admin need not ask again, and keep the rows waiting. */
export function ListPage({ list: key, inRow, children }: ListPageProps) {
  const { name, lists } = useResource();
  const list = lists[key];
  if (!list) throw new Error(`'${name}' declares no list '${key}'.`);
  const asked = firstAsked(key, list);
  return (
    <ListBase
      key={`${name}/${key}`}
      queryOptions={{ meta: asked.meta, onError: () => {} }}
      sort={asked.sort}
      perPage={asked.pagination.perPage}
      storeKey={false}
      exporter={false}
      disableAuthentication
    >
      <Screen list={list} listKey={key} inRow={inRow}>
        {children}
      </Screen>
    </ListBase>
  );
}

function Screen({ list, listKey, inRow, children }: Omit<ListPageProps, 'list'> & { list: List; listKey: string }) {
  const { name, modal } = useResource();
  const translate = useTranslate();
  const [editing, setEditing] = useState<Editing>();
  const title = translate(`resources.${name}.titles.${listKey}`, {
    _: translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 2 }) }),
  });
  return (
    <>
      <PageHeader title={title}>
        {list.create && mayHere(name, 'create') && <CreateButton onClick={modal ? () => setEditing('new') : undefined} />}
      </PageHeader>
      <Card variant="outlined" sx={{ overflow: 'clip' }}>
        {children}
        <ListToolbar list={list} />
        {list.bulk && <Selection list={list} listKey={listKey} />}
        {inRow ? (
          <RowsEditedInPlace list={list} listKey={listKey} Row={inRow} />
        ) : (
          <Rows list={list} listKey={listKey} onEdit={modal ? setEditing : undefined} />
        )}
        <Pager />
      </Card>
      {editing && (
        <Suspense>
          <FormDialog record={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
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
}

function CreateButton({ onClick }: { onClick?: () => void }) {
  const { name } = useResource();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const Add = iconOf('Add');
  const label = translate(`resources.${name}.create`, {
    _: translate('app.actions.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) }),
  });
  const goes = onClick ? { onClick } : { component: LinkBase, to: createPath({ resource: name, type: 'create' }) };
  return (
    <Button {...goes} variant="contained" startIcon={label.startsWith('+') ? undefined : <Add />}>
      {label}
    </Button>
  );
}

/** Rows of which one at a time is edited where it stands. What is typed there stays on the screen whatever page or search is asked for. */
function RowsEditedInPlace({ Row, ...props }: Omit<ComponentProps<typeof Rows>, 'onEdit' | 'inRow'> & { Row: InRow['Row'] }) {
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
  const { data: read, error, isPending, isPlaceholderData = false, isFetching, refetch } = useListContext<ShopRecord>();
  const there = read?.filter(record => !isGoing(name, record));
  const edited = editing.inRow?.record;
  const data = there && edited && !there.some(({ id }) => id === edited.id) ? [edited, ...there] : there;
  const { isPending: settingsPending } = useSettings();
  const translate = useTranslate();
  const view = list.view ? translate(`resources.${name}.views.${list.view}`) : '';
  const plural = translate(`resources.${name}.name`, { smart_count: 2 });
  if (error && !data) return <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />;
  if (isPending || settingsPending || !data || (isPlaceholderData && !data.length)) return <Waiting label={plural} />;
  return (
    <>
      <LinearProgress aria-hidden sx={{ height: 2, visibility: isFetching ? 'visible' : 'hidden' }} />
      {error && <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />}
      {data.length ? (
        <ListTable list={list} rows={data} areOld={isPlaceholderData} {...editing} />
      ) : (
        <Alert severity="info" icon={false} sx={{ m: 2, justifyContent: 'center' }}>
          {translate(`resources.${name}.empties.${listKey}`, {
            _: translate(`resources.${name}.empty`, { view, _: translate('app.empty', { name: plural }) }),
          })}
        </Alert>
      )}
    </>
  );
}
