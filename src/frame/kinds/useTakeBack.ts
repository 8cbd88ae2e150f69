import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { Resource } from '#define';
import type { Back } from '#frame/actions/wayBack.ts';
import { loadCode } from '#frame/loadCode.ts';
import { staleAfterWrite } from '#frame/queryCache.ts';
import { Pages } from './pages';
import { useShopData } from './shopData';
import type { useNotices } from './useNotices';

const later = () => import('#frame/actions/takeBack.ts');

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
