/** Related lists on a detail screen: records of another resource that belong to the shown one, in a card or a tab. */
import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useLocation, useTranslate } from 'react-admin';
import { RequestError } from '#dataProvider/http.ts';
import type { Related, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import EmptyList from '#frame/list/EmptyList.tsx';
import { ListTable } from '#frame/list/ListTable.tsx';
import Pager from '#frame/list/Pager.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { useInView } from '#frame/ui/useInView.ts';
import { useRelated, useRelatedTitle } from './useRelated';

interface RelatedPartProps {
  relatedKey: string;
  related: Related;
  record: ShopRecord;
}

/**
 * A related list in a titled card, read when it is scrolled into view. A list with `hidesEmpty` has no card to scroll to, so it is read with
 * the screen.
 */
export function RelatedPart(props: RelatedPartProps) {
  const { relatedKey, related } = props;
  const { ref, isSeen: isInView } = useInView<HTMLDivElement>();
  const title = useRelatedTitle()(relatedKey, related);
  return (
    <Box ref={ref} sx={{ '& > *': { mt: 2 } }}>
      {related.filter ? (
        <TitledCard title={title}>
          <OnRequest related={related}>
            <RequestedRows {...props} title={title} />
          </OnRequest>
        </TitledCard>
      ) : isInView || related.hidesEmpty ? (
        <CardWithRows {...props} title={title} />
      ) : (
        <TitledCard title={title}>
          <Loading label={title} />
        </TitledCard>
      )}
    </Box>
  );
}

function RequestedRows({ relatedKey, title, related, record }: RelatedPartProps & { title: string }) {
  return <SlotRows relatedKey={relatedKey} title={title} record={record} read={useRelated(related, record)} />;
}

interface SlotRowsProps extends Pick<RelatedPartProps, 'relatedKey' | 'record'> {
  title: string;
  read: ReturnType<typeof useRelated>;
}

function SlotRows({ relatedKey, title, record, read }: SlotRowsProps) {
  return (
    <Slot component={slotComponent(useResource(), `show#${relatedKey}`)} props={{ record, part: relatedKey }} fallback={<Loading label={title} />}>
      <RelatedRows {...read} />
    </Slot>
  );
}

function CardWithRows({ relatedKey, title, related, record }: RelatedPartProps & { title: string }) {
  const read = useRelated(related, record);
  const { data, error } = read.controller;
  // A server may answer 404 if there are no related records.
  const hasNone = !data?.length && (!error || (error instanceof RequestError && error.status === 404));
  if (related.hidesEmpty && hasNone) return null;
  return (
    <TitledCard title={title}>
      <SlotRows relatedKey={relatedKey} title={title} record={record} read={read} />
    </TitledCard>
  );
}

interface RelatedTabProps {
  related: Related;
  record: ShopRecord;
  /** Gets the number of rows, for the label of the tab. */
  onCount: (count: number) => void;
}

/** A related list in a tab, read when the tab is open and in view. */
export function RelatedTab(props: RelatedTabProps) {
  const { ref, isSeen: isInView } = useInView<HTMLDivElement>();
  const isChosen = new URLSearchParams(useLocation().search).has('tab');
  return (
    <Box ref={ref}>
      <OnRequest related={props.related} isRequested={isChosen}>
        {isInView ? <TabRows {...props} /> : <Loading />}
      </OnRequest>
    </Box>
  );
}

function TabRows({ related, record, onCount }: RelatedTabProps) {
  const read = useRelated(related, record);
  const { total } = read.controller;
  const count = read.isIgnored ? undefined : total;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  return <RelatedRows {...read} />;
}

interface OnRequestProps {
  related: Related;
  /** Staff have requested it already, by opening its tab. */
  isRequested?: boolean;
  children: ReactNode;
}

/** Renders a related list with a `filter` only on request, behind a button: its parameter is undocumented, and sent only when needed. */
function OnRequest({ related, isRequested = false, children }: OnRequestProps) {
  const translate = useTranslate();
  const [isPressed, setPressed] = useState(false);
  if (!related.filter || isRequested || isPressed) return children;
  return (
    <Button size="small" onClick={() => setPressed(true)}>
      {translate('app.actions.showNamed', { name: translate(`resources.${related.list.split('.')[0]}.name`, { smart_count: 2 }) })}
    </Button>
  );
}

/** The rows of a related list, as on the screen of their own resource. */
function RelatedRows({ resource, listKey, list, controller, isIgnored }: ReturnType<typeof useRelated>) {
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
