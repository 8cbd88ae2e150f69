import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { type DataProvider, DataProviderContext, type GetListParams, type GetManyReferenceParams } from 'react-admin';
import type { Reading } from '#dataProvider/lists.ts';
import { keptAnswers, wholeAnswers } from '#frame/context/queryCache.ts';

/** A data provider that asks for a list which comes whole once: its pages, orders and searches are taken from that answer. */
function readingOnce(provider: DataProvider, queries: QueryClient): DataProvider {
  return {
    ...provider,
    getList: (resource, params) => {
      const reading: GetListParams & Reading = { ...params, answers: keptAnswers(queries, resource) };
      return provider.getList(resource, reading);
    },
    getManyReference: (resource, params) => {
      const reading: GetManyReferenceParams & Reading = { ...params, answers: keptAnswers(queries, resource) };
      return provider.getManyReference(resource, reading);
    },
  };
}

/** The lists of a screen: what came whole is kept while the screen stands, and read again after a write and when the screen is opened anew. */
export function WholeLists({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const provider = useContext(DataProviderContext);
  const reading = useMemo(() => provider && readingOnce(provider, queries), [provider, queries]);
  useEffect(() => () => queries.removeQueries(wholeAnswers), [queries]);
  return <DataProviderContext.Provider value={reading}>{children}</DataProviderContext.Provider>;
}
