import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { ShopRecord } from '#define';
import { removeFromLists, staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { noticeTimes, useNotices } from '#frame/context/useNotices.ts';

/** The key in react-admin's store of the user's choice that deletes which cannot be restored wait for an Undo, too. */
export const waitingDeletes = 'deletes.wait';

const beingDeleted = new Set<string>();

/** Whether a record's delete waits for its Undo. Lists read in that time still contain it. */
export const isBeingDeleted = (resource: string, { id }: ShopRecord): boolean => beingDeleted.has(`${resource}/${id}`);

/**
 * Deletes a record. Its row disappears at once; a notice offers Undo for five seconds. The call is sent after that, or when
 * the user leaves the page. If the server refuses, the row comes back. `onGone` runs once the record is gone from the screen;
 * `goesBack`: it leaves the record's own screen.
 */
export function useUndoableDelete(): (record: ShopRecord, onGone: (() => void) | undefined, goesBack?: boolean) => void {
  const { name: resource } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const titleOf = useTitleOf(resource);
  const { done, failed } = useNotices(resource);
  return (record, onGone, goesBack = false) => {
    const key = `${resource}/${record.id}`;
    beingDeleted.add(key);
    removeFromLists(queryClient, resource, record.id);
    const refresh = () => {
      beingDeleted.delete(key);
      void queryClient.invalidateQueries(staleAfterWrite(resource, true));
    };
    const send = async () => {
      try {
        await dataProvider.delete(resource, { id: record.id, previousData: record });
        done('deleted', { record, isGone: true });
      } catch (error) {
        failed(error, 'delete');
      }
      refresh();
    };
    const text = translate('app.notices.deleting', { name: titleOf(record) });
    notify(text, {
      type: 'info',
      autoHideDuration: noticeTimes.undoDelete,
      isSmall: true,
      messageArgs: { _: text },
      button: { label: 'ra.action.undo', press: refresh },
      ignored: () => void send(),
      goesBack,
    });
    onGone?.();
  };
}
