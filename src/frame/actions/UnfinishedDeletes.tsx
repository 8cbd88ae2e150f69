import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { RequestError } from '#dataProvider/http.ts';
import type { ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { findUnfinishedDeletes, type UnfinishedDelete } from './pendingDeletes';
import { readCurrent } from './readCurrent';

/** An unfinished delete whose record still exists. */
interface OpenDelete extends UnfinishedDelete {
  recordNow: ShopRecord;
}

const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** Lists deletes whose tab was closed or crashed before they were sent. The user finishes each or keeps the record. */
export default function UnfinishedDeletes() {
  const resources = useContext(ResourcesContext);
  const pages = useContext(PagesContext);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [openDeletes, setOpenDeletes] = useState<readonly OpenDelete[]>([]);
  useEffect(() => {
    const unmount = new AbortController();
    const onFound = async (one: UnfinishedDelete) => {
      const resource = resources.find(({ name }) => name === one.resource);
      if (!resource || !canAccess(one.resource, 'delete')) return one.decided();
      try {
        const { record: recordNow } = await readCurrent({ dataProvider, pages }, resource, one.record, unmount.signal);
        if (resource.isGone?.(recordNow)) return one.decided();
        setOpenDeletes(others => [...others, { ...one, recordNow }]);
      } catch (error) {
        // A missing record was deleted meanwhile. A record that cannot be read now is offered at the next start.
        if (isNotFound(error)) one.decided();
      }
    };
    void findUnfinishedDeletes(one => void onFound(one), unmount.signal).catch(() => {});
    return () => unmount.abort();
  }, [resources, pages, dataProvider]);
  return openDeletes.map(one => (
    <Question key={one.id} openDelete={one} onDecided={() => setOpenDeletes(others => others.filter(({ id }) => id !== one.id))} />
  ));
}

function Question({ openDelete: { resource, name, recordNow, decided }, onDecided }: { openDelete: OpenDelete; onDecided: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const { done, failed } = useNotices(resource);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    decided();
    onDecided();
  };
  const finish = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await dataProvider.delete(resource, { id: recordNow.id, previousData: recordNow }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      done('deleted', { record: recordNow, isGone: true });
      close();
      void queries.invalidateQueries(staleAfterWrite(resource, true));
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  };
  const buttonProps = { size: 'small', color: 'inherit' } as const;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2, overflowWrap: 'anywhere', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <>
          <Button {...buttonProps} onClick={() => void finish()}>
            {translate('app.drafts.finish')}
          </Button>
          <Button {...buttonProps} onClick={close}>
            {translate('app.drafts.keep')}
          </Button>
        </>
      }
    >
      {translate('app.drafts.waiting', { name })}
    </Alert>
  );
}
