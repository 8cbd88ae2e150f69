import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { Resource } from '#define';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import type { useNotices } from '#frame/context/useNotices.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { UndoPlan } from './planUndo';

const later = () => import('./applyUndo');

/** Takes back what was written to a record of a resource, and tells the outcome by its notices. Resolves to whether it was. */
export function useApplyUndo(resource: Resource, { done, failed }: ReturnType<typeof useNotices>): (back: UndoPlan) => Promise<boolean> {
  const dataProvider = useSharedDataProvider();
  const queries = useQueryClient();
  const pages = useContext(PagesContext);
  return useCallback(
    async back => {
      const { action } = back.step;
      const removes = action === 'delete';
      try {
        const { applyUndo } = await importWithRetry(later);
        await applyUndo({ dataProvider, pages }, resource, back);
      } catch (error) {
        failed(error);
        return false;
      }
      const declared = resource.actions[action];
      done(removes ? 'deleted' : declared?.call || declared?.of ? (declared.of ?? action) : 'updated', { removes });
      await queries.invalidateQueries(staleAfterWrite(resource.name));
      return true;
    },
    [dataProvider, queries, pages, resource, done, failed],
  );
}
