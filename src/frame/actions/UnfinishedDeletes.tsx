import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RequestError } from '#dataProvider/http.ts';
import type { ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { findUnfinishedDeletes, type UnfinishedDelete } from './pendingDeletes';
import { readCurrent } from './readNow';

/** A delete that was not finished, of a record that is still there. */
interface Left extends UnfinishedDelete {
  held: ShopRecord;
}

const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** Says which deletes were told and never done, as their tab was killed before: staff finish them, or keep the record. */
export default function UnfinishedDeletes() {
  const resources = useContext(ResourcesContext);
  const pages = useContext(PagesContext);
  const dataProvider = useSharedDataProvider();
  const [left, setLeft] = useState<readonly Left[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    const found = async (one: UnfinishedDelete) => {
      const resource = resources.find(({ name }) => name === one.resource);
      if (!resource || !canAccess(one.resource, 'delete')) return one.decided();
      try {
        const { record: held } = await readCurrent({ dataProvider, pages }, resource, one.record, closing.signal);
        if (resource.isGone?.(held)) return one.decided();
        setLeft(others => [...others, { ...one, held }]);
      } catch (error) {
        // It was sent after all, or somebody else has deleted it. Of what cannot be read now, the next start asks.
        if (isGone(error)) one.decided();
      }
    };
    void findUnfinishedDeletes(one => void found(one), closing.signal).catch(() => {});
    return () => closing.abort();
  }, [resources, pages, dataProvider]);
  return left.map(one => <Question key={one.id} left={one} onDecided={() => setLeft(others => others.filter(({ id }) => id !== one.id))} />);
}

function Question({ left: { resource, name, held, decided }, onDecided }: { left: Left; onDecided: () => void }) {
  const translate = useTranslate();
  const dataProvider = useSharedDataProvider();
  const queries = useQueryClient();
  const { done, failed } = useNotices(resource);
  const [isBusy, setBusy] = useState(false);
  const end = () => {
    decided();
    onDecided();
  };
  const finish = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await dataProvider.delete(resource, { id: held.id, previousData: held }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      done('deleted', { record: held, isGone: true });
      end();
      void queries.invalidateQueries(staleAfterWrite(resource, true));
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  };
  const size = { size: 'small', color: 'inherit' } as const;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2, overflowWrap: 'anywhere', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <>
          <Button {...size} onClick={() => void finish()}>
            {translate('app.drafts.finish')}
          </Button>
          <Button {...size} onClick={end}>
            {translate('app.drafts.keep')}
          </Button>
        </>
      }
    >
      {translate('app.drafts.waiting', { name })}
    </Alert>
  );
}
