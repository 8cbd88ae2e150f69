/** Related lists on a detail screen: records of another resource that belong to the shown one, in a card or a tab. */
import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useLocation, useTranslate } from 'react-admin';
import { isNotFound } from '#dataProvider/http.ts';
import { type ShopRecord, speaksPlainRest } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { DeclaredListContext } from '#frame/list/declaredList.ts';
import EmptyList from '#frame/list/EmptyList.tsx';
import { ListTable } from '#frame/list/ListTable.tsx';
import Pager from '#frame/list/Pager.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { type RelatedList, useRelated } from './useRelated';

interface RelatedProps {
  related: RelatedList;
  record: ShopRecord;
}

/** A related list in a titled card, read when the card is in view. A list without a filter has no card while it is empty, so it is read at once. */
export function RelatedCard({ related, record }: RelatedProps) {
  const resource = useResource();
  const { key, title, filter } = related;
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const { isWaiting, button } = useReadOnRequest(related);
  const isDue = isSeen || !filter;
  const read = useRelated(related, record, isDue && !isWaiting);
  const { data, error } = read.controller;
  // A server may answer 404 if there are no related records.
  const isEmpty = !data?.length && (!error || isNotFound(error));
  if (!filter && !isWaiting && isEmpty) return null;
  const loading = <Loading label={title} />;
  return (
    <Box ref={ref} sx={{ mt: 2 }}>
      <TitledCard title={title} id={`related-${key}`}>
        {isWaiting && button}
        {!isWaiting && !isDue && loading}
        {!isWaiting && isDue && (
          <Slot component={slotComponent(resource, `show#${key}`)} props={{ record, part: key }} fallback={loading}>
            <RelatedRows {...read} />
          </Slot>
        )}
      </TitledCard>
    </Box>
  );
}

interface RelatedTabProps extends RelatedProps {
  /** Gets the number of rows, for the label of the tab. */
  onCount: (count: number) => void;
}

/** A related list in a tab, read when the tab is open and in view. */
export function RelatedTab({ related, record, onCount }: RelatedTabProps) {
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const isChosen = new URLSearchParams(useLocation().search).has('tab');
  const { isWaiting, button } = useReadOnRequest(related, isChosen);
  const read = useRelated(related, record, isSeen && !isWaiting);
  const count = read.isIgnored ? undefined : read.controller.total;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  return <Box ref={ref}>{isWaiting ? button : <RelatedRows {...read} />}</Box>;
}

/**
 * A related list with a `filter` is read only after its button is pressed, because the API does not document the filter. Plain REST does, so
 * there it is read without a button.
 * @param isRequested whether staff have opened its tab, which requests it, too
 */
function useReadOnRequest({ filter, resource }: RelatedList, isRequested = false) {
  const translate = useTranslate();
  const [isPressed, setPressed] = useState(false);
  const button = (
    <Button size="small" onClick={() => setPressed(true)}>
      {translate('app.actions.showNamed', { name: translate(`resources.${resource.name}.name`, { smart_count: 2 }) })}
    </Button>
  );
  return { isWaiting: filter !== undefined && !speaksPlainRest(resource) && !isRequested && !isPressed, button };
}

/** Whether an element has been in or near the viewport. Always `true` in browsers without `IntersectionObserver`. */
function useInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(!window.IntersectionObserver);
  useEffect(() => {
    if (isSeen || !ref.current) return undefined;
    const show = (entries: readonly IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true);
    const observer = new IntersectionObserver(show, { rootMargin: '100px' });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}

/** The rows of a related list, as on the screen of their own resource. */
function RelatedRows({ resource, listKey, list, controller, isIgnored }: ReturnType<typeof useRelated>) {
  const translate = useTranslate();
  const { data, error, isPending, refetch, total = 0, perPage, hasNextPage } = controller;
  if (isIgnored) return <Alert severity="warning">{translate('app.filters.unrelated')}</Alert>;
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={controller}>
        <DeclaredListContext.Provider value={{ list, listKey: `related/${listKey}` }}>
          {error && <ErrorState title={translate('app.errors.listTitle')} error={error} onRetry={() => void refetch()} />}
          {isPending && !error && <Loading label={translate(`resources.${resource.name}.name`, { smart_count: 2 })} />}
          {data && (data.length ? <ListTable rows={data} /> : <EmptyList listKey={listKey} />)}
          {(total > perPage || hasNextPage) && <Pager />}
        </DeclaredListContext.Provider>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
