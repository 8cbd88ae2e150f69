import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { Resource } from '#define';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { noticeEvent, useNotices } from '#frame/context/useNotices.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { UndoPlan } from './planUndo';

const importApplyUndo = () => import('./applyUndo');

/** Gives a function that undoes a change to a record and shows a notice with the result. */
export function useApplyUndo(resource: Resource): (plan: UndoPlan) => Promise<void> {
  const { done, failed } = useNotices(resource.name);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const pages = useContext(PagesContext);
  return async plan => {
    const { action } = plan.step;
    try {
      const { applyUndo } = await importWithRetry(importApplyUndo);
      await applyUndo({ dataProvider, pages }, resource, plan);
    } catch (error) {
      return failed(error);
    }
    done(noticeEvent(resource, action));
    await queryClient.invalidateQueries(staleAfterWrite(resource.name));
  };
}
