import { GlobalStyles } from '@mui/material';
import { Suspense } from 'react';
import { RecordContextProvider, useGetOne, useLocation, useParams, useTranslate } from 'react-admin';
import type { Resource, ShopRecord } from '#define';
import { printStyles } from '#frame/actions/print/printStyles.ts';
import { RecordButton } from '#frame/actions/RecordButton.tsx';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { BackToList } from '#frame/page/BackToList.tsx';
import { DeletedNote } from '#frame/page/DeletedNote.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { PrevNext } from '#frame/page/PrevNext.tsx';
import { useBack } from '#frame/page/useBack.ts';
import { useNoteRecent } from '#frame/page/useNoteRecent.ts';
import { ListOrigin } from '#frame/routing/listOrigin.ts';
import { recordNavigationIn } from '#frame/routing/recordNavigation.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { RelatedPart } from './related/RelatedPart';
import { useRelatedHere } from './related/useRelated';
import { Details } from './ShowDetails';
import { Summary } from './ShowSummary';

const PrintButton = lazyWithPreload(() => import('#frame/actions/print/PrintButton.tsx'));

/** The detail screen of a resource: its fields, with Update and Delete. */
export function ShowPage() {
  const resource = useResource();
  const { name } = resource;
  const { id = '' } = useParams<{ id: string }>();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { isPending: settingsPending } = useSettings();
  const { data: record, error, refetch } = useGetOne<ShopRecord>(name, { id }, { onError: () => {} });
  useNoteRecent(name, record);
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const called = record ? titleOf(record) : '';
  const title = translate(`resources.${name}.show`, { name: called, _: called || singular }).trim();
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader title={title} before={<BackToList />} {...(called && !title.includes(called) ? { called } : {})}>
        {record && <Buttons record={record} />}
        <PrevNext />
      </PageHeader>
      {record && <DeletedNote record={record} />}
      {error ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} /> : null}
      {(!record && !error) || settingsPending ? <Loading label={singular} /> : null}
      {record && !settingsPending ? (
        <RecordContextProvider value={record}>
          <Told key={record.id} resource={resource} record={record} />
        </RecordContextProvider>
      ) : null}
    </>
  );
}

/** What is told of the record, and what belongs to it. All comes together, so that nothing is in view which soon is not. */
function Told({ resource, record }: { resource: Resource; record: ShopRecord }) {
  const related = useRelatedHere();
  return (
    <Suspense fallback={<Loading />}>
      {resource.show?.summary && <Summary record={record} sources={resource.show.summary} />}
      <Slot own={slotView(resource, 'show:before')} given={{ record }} />
      <Slot own={slotView(resource, 'show')} given={{ record }}>
        <Details record={record} />
      </Slot>
      <Slot own={slotView(resource, 'show:after')} given={{ record }} />
      {related.map(([key, one]) => one.as !== 'tab' && <RelatedPart key={key} of={key} related={one} record={record} />)}
    </Suspense>
  );
}

/** What can be done to the record: other things to one that has been deleted. */
function Buttons({ record }: { record: ShopRecord }) {
  const { name, calls, pages, actions, isGone, prints } = useResource();
  const back = useBack(name);
  const trail = recordNavigationIn(useLocation().state);
  const gone = isGone?.(record) ?? false;
  const isPlain = Object.keys(calls).length === 0;
  const own = Object.entries(actions).filter(([, { page }]) => page === (gone ? 'gone' : true));
  return (
    <ListOrigin value={trail}>
      {pages.edit && !gone && <RecordButton action="edit" record={record} labelled />}
      {own.map(([action, { removes }]) => (
        <RecordButton key={action} action={action} record={record} labelled {...(removes ? { onDone: back } : {})} />
      ))}
      {(calls.delete || isPlain) && !gone && <RecordButton action="delete" record={record} labelled onDone={back} />}
      {Object.keys(prints).length > 0 && (
        <Suspense>
          <PrintButton records={() => [record]} variant="outlined" />
        </Suspense>
      )}
    </ListOrigin>
  );
}
