import { Alert, Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { SomeRefused } from '../../../dataProvider/http';
import type { ShopRecord } from '../../../resources/define';
import { useResource, useTitleOf } from '../kinds/resources';
import { useErrorText, useNotices } from '../kinds/useNotices';
import { lazily } from './lazily';

const ConfirmDialog = lazily(
  () => import('./ConfirmDialog'),
  ({ onCancel }) => onCancel,
);

/** A ticked record that could not be deleted: what it is called, and why in words. */
interface Kept {
  id: unknown;
  title: string;
  why: string;
}

/** What can be done to the rows that staff have ticked: delete them, after a question. What the server keeps stays ticked, with its reason. */
export default function SelectedRows() {
  const { name } = useResource();
  const { data, selectedIds, onSelect, onUnselectItems } = useListContext<ShopRecord>();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const errorText = useErrorText();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const { done, failed } = useNotices(name);
  const [asking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const count = selectedIds.length;
  const told = kept.filter(({ id }) => selectedIds.some(selected => selected === id));
  const keep = ({ done: gone, refused }: SomeRefused) => {
    const title = (id: unknown) => {
      const record = data?.find(row => row.id === id);
      return record ? titleOf(record) : String(id);
    };
    setKept(refused.map(({ id, error }) => ({ id, title: title(id), why: errorText(error) })));
    onSelect(selectedIds.filter(id => !gone.includes(id)));
    notify('app.selection.someRefused', { type: 'error', messageArgs: { done: gone.length, refused: refused.length } });
  };
  const remove = async () => {
    setRunning(true);
    setKept([]);
    try {
      await dataProvider.deleteMany(name, { ids: selectedIds });
      done('deleted');
      onUnselectItems();
    } catch (error) {
      if (error instanceof SomeRefused) keep(error);
      else failed(error, 'delete');
    }
    setRunning(false);
    setAsking(false);
    refresh();
  };
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ mx: 2, mb: 1 }}
      action={
        <>
          <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
            {translate('app.selection.none')}
          </Button>
          <Button size="small" color="error" onClick={() => setAsking(true)}>
            {translate('app.selection.delete')}
          </Button>
        </>
      }
    >
      {translate('app.selection.count', { count })}
      {told.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'error.main', overflowWrap: 'anywhere' }}>
          {told.map(({ id, title, why }) => (
            <li key={String(id)}>
              <bdi>{title}</bdi>: {why}
            </li>
          ))}
        </Box>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={translate('app.selection.question', { count })}
            text={translate('app.confirm.deleteText')}
            confirm={translate('app.actions.delete')}
            isRunning={isRunning}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Alert>
  );
}
