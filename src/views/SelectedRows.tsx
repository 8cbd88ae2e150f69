import { Alert, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useDataProvider, useListContext, useRefresh, useTranslate } from 'react-admin';
import { useResource } from '../kinds/resources';
import { useNotices } from '../kinds/useNotices';
import { lazily } from './lazily';

const ConfirmDialog = lazily(
  () => import('./ConfirmDialog'),
  ({ onCancel }) => onCancel,
);

/** What can be done to the rows that staff have ticked: delete them, after a question. */
export default function SelectedRows() {
  const { name } = useResource();
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { done, failed } = useNotices(name);
  const [asking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const count = selectedIds.length;
  const remove = async () => {
    setRunning(true);
    try {
      await dataProvider.deleteMany(name, { ids: selectedIds });
      done('deleted');
      onUnselectItems();
    } catch (error) {
      failed(error, 'delete');
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
