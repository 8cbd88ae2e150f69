import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { RequestError } from '#dataProvider/http.ts';
import type { ShopRecord } from '#define';
import { removeFromLists, staleAfterWrite } from '#frame/context/queryCache.ts';
import { useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

const undoFor = 5000;

const later = () => import('./pendingDeletes');

/** Notes a delete on the device until it is over: who opens the app after its tab was killed is told. @returns how to say that it is. */
function noted(resource: string, record: string, name: string): () => void {
  const noting = importWithRetry(later)
    .then(({ notePendingDelete }) => notePendingDelete({ resource, record, name }))
    .catch(() => undefined);
  return () => void noting.then(end => end?.());
}

const going = new Set<string>();

/** Whether a record's delete waits for its five seconds: a list that is read meanwhile still has it. */
export const isBeingDeleted = (resource: string, { id }: ShopRecord): boolean => going.has(`${resource}/${id}`);

/**
 * Deletes a record without a question: its row goes at once, an Undo stays for five seconds, and only then, or
 * when staff leave the page, is the call sent. A refusal brings the row back.
 */
export function useUndoableDelete(resource: string): (record: ShopRecord, options?: { goesBack: boolean }) => void {
  const dataProvider = useSharedDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const titleOf = useTitleOf(resource);
  const { done, failed } = useNotices(resource);
  return useCallback(
    (record, { goesBack } = { goesBack: false }) => {
      const key = `${resource}/${record.id}`;
      going.add(key);
      const isOver = noted(resource, record.id, titleOf(record));
      removeFromLists(queries, resource, record.id);
      const readAgain = () => {
        going.delete(key);
        void queries.invalidateQueries(staleAfterWrite(resource, true));
      };
      const takeBack = () => {
        isOver();
        readAgain();
      };
      const send = async () => {
        try {
          await dataProvider.delete(resource, { id: record.id, previousData: record });
          done('deleted', { record, isGone: true });
          isOver();
        } catch (error) {
          failed(error);
          // After the end of a session it is asked about once they are back.
          if (!(error instanceof RequestError && error.status === 401)) isOver();
        }
        readAgain();
      };
      const text = translate('app.notices.deleting', { name: titleOf(record) });
      notify(text, {
        type: 'info',
        autoHideDuration: undoFor,
        isSmall: true,
        messageArgs: { _: text },
        button: { label: 'ra.action.undo', press: takeBack },
        ignored: () => void send(),
        goesBack,
      });
    },
    [dataProvider, queries, notify, translate, titleOf, done, failed, resource],
  );
}
