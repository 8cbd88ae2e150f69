/** The detail screen of a declared resource: the fields in cards or tabs, and related lists (`related/`). */
import { GlobalStyles } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { RecordContextProvider, useGetOne, useLocation, useParams, useTranslate } from 'react-admin';
import { hasCall, isGone, printsOf, type Resource, removesRecord, type ShopRecord } from '#define';
import { printStyles } from '#frame/actions/print/printStyles.ts';
import { RecordButton } from '#frame/actions/RecordButton.tsx';
import { withoutHidden } from '#frame/context/allowedResources.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useNoteRecent } from '#frame/context/recentRecords.ts';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { BackToList } from '#frame/page/BackToList.tsx';
import { DeletedNote } from '#frame/page/DeletedNote.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { PrevNext } from '#frame/page/PrevNext.tsx';
import { useBack } from '#frame/page/useBack.ts';
import { ListOrigin } from '#frame/routing/listOrigin.ts';
import { recordNavigationIn } from '#frame/routing/recordNavigation.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { RelatedCard } from './related/Related';
import { useRelatedLists } from './related/useRelated';
import { ShowDetails } from './ShowDetails';

const PrintButton = lazyWithPreload(() => import('#frame/actions/print/PrintButton.tsx'), null);

export function ShowPage() {
  const resource = useResource();
  const { name } = resource;
  const { id = '' } = useParams<{ id: string }>();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { isPending: settingsPending } = useSettings();
  const { data, error, refetch } = useGetOne<ShopRecord>(name, { id });
  const record = useMemo(() => data && withoutHidden(data, resource), [data, resource]);
  useNoteRecent(name, record);
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const recordTitle = record ? titleOf(record) : '';
  const title = translate(`resources.${name}.show`, { name: recordTitle, _: recordTitle || singular }).trim();
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader title={title} before={<BackToList />} recordTitle={title.includes(recordTitle) ? undefined : recordTitle}>
        {record && <RecordButtons record={record} />}
        <PrevNext />
      </PageHeader>
      {record && <DeletedNote record={record} />}
      {error ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} /> : null}
      {(!record && !error) || settingsPending ? <Loading label={singular} /> : null}
      {record && !settingsPending ? (
        <RecordContextProvider value={record}>
          <RecordContent key={record.id} resource={resource} record={record} />
        </RecordContextProvider>
      ) : null}
    </>
  );
}

/** The record and its related lists. They share one `Suspense`: if each appeared alone, later ones would push earlier ones out of view. */
function RecordContent({ resource, record }: { resource: Resource; record: ShopRecord }) {
  const relatedLists = useRelatedLists();
  return (
    <Suspense fallback={<Loading />}>
      <Slot component={slotComponent(resource, 'show:before')} props={{ record }} />
      <Slot component={slotComponent(resource, 'show')} props={{ record }}>
        <ShowDetails record={record} />
      </Slot>
      <Slot component={slotComponent(resource, 'show:after')} props={{ record }} />
      {relatedLists.map(related => !related.tab && <RelatedCard key={related.key} related={related} record={record} />)}
    </Suspense>
  );
}

/** Edit, actions, Delete and Print. A record that the server marks as deleted has only its `gone` actions and Print. */
function RecordButtons({ record }: { record: ShopRecord }) {
  const resource = useResource();
  const { name, pages, actions, slots } = resource;
  const back = useBack(name);
  const navigation = recordNavigationIn(useLocation().state);
  const isDeleted = isGone(resource, record);
  const actionEntries = Object.entries(actions).filter(([, { onScreen }]) => onScreen === (isDeleted ? 'gone' : true));
  return (
    <ListOrigin value={navigation}>
      {pages.edit && !isDeleted && <RecordButton action="edit" record={record} labelled />}
      {actionEntries.map(([action]) => (
        <RecordButton key={action} action={action} record={record} labelled onDone={removesRecord(resource, action) ? back : undefined} />
      ))}
      {hasCall(resource, 'delete') && !isDeleted && <RecordButton action="delete" record={record} labelled onDone={back} goesBack />}
      {printsOf({ slots }).length > 0 && canAccess(name, 'print', record) && <PrintButton records={() => [record]} variant="outlined" />}
    </ListOrigin>
  );
}
