import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { Resource } from '#define';
import { useShopData } from '#frame/context/dataProvider.ts';
import { Pages } from '#frame/context/pages.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import type { useNotices } from '#frame/context/useNotices.ts';
import { loadCode } from '#frame/loading/importWithRetry.ts';
import type { Back } from './planUndo';

const later = () => import('./applyUndo');

/** Takes back what was written to a record of a resource, and tells the outcome by its notices. Resolves to whether it was. */
export function useTakeBack(resource: Resource, { done, failed }: ReturnType<typeof useNotices>): (back: Back) => Promise<boolean> {
  const dataProvider = useShopData();
  const queries = useQueryClient();
  const pages = useContext(Pages);
  return useCallback(
    async back => {
      const { action } = back.step;
      const removes = action === 'delete';
      try {
        const { takeBack } = await loadCode(later);
        await takeBack({ dataProvider, pages }, resource, back);
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
