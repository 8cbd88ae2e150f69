import { Alert } from '@mui/material';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { EmptyList } from '#frame/list/EmptyList.tsx';
import { ListTable } from '#frame/list/ListTable.tsx';
import Pager from '#frame/list/Pager.tsx';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import type { useRelated } from './useRelated';

/** The rows of what is related to a record, as their own list has them. */
export function RelatedRows({ resource, listKey, list, controller, isIgnored }: ReturnType<typeof useRelated>) {
  const translate = useTranslate();
  const { data, error, isPending, isPlaceholderData = false, refetch, total = 0, perPage, hasNextPage } = controller;
  if (isIgnored) return <Alert severity="warning">{translate('app.filters.unrelated')}</Alert>;
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={controller}>
        {error && <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />}
        {isPending && !error && <Loading label={translate(`resources.${resource.name}.name`, { smart_count: 2 })} />}
        {data &&
          (data.length ? (
            <ListTable list={list} listKey={`related/${listKey}`} rows={data} areOld={isPlaceholderData} />
          ) : (
            <EmptyList list={list} listKey={listKey} />
          ))}
        {(total > perPage || hasNextPage) && <Pager />}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
