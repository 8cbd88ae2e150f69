import { GlobalStyles } from '@mui/material';
import { Suspense } from 'react';
import { RecordContextProvider, useGetOne, useLocation, useParams, useTranslate } from 'react-admin';
import type { Resource, ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/kinds/resources.ts';
import { CameFrom } from '#frame/lists/cameFrom.ts';
import { trailIn } from '#frame/lists/trail.ts';
import { useSettings } from '#frame/settings.ts';
import { BackToList } from './BackToList';
import { bespoke } from './bespoke';
import { Details } from './Details';
import { ErrorState } from './ErrorState';
import { GoneNote } from './GoneNote';
import { InPlace } from './InPlace';
import { lazily } from './lazily';
import { Neighbours } from './Neighbours';
import { PageHeader } from './PageHeader';
import { printStyles } from './printStyles';
import { RecordButton } from './RecordButton';
import { RelatedPart } from './RelatedPart';
import { Summary } from './Summary';
import { useBack } from './useBack';
import { useNoteSeen } from './useNoteSeen';
import { useRelatedHere } from './useRelated';
import { Waiting } from './Waiting';

const PrintButton = lazily(() => import('./PrintButton'));

/** The detail screen of a resource: its fields, with Update and Delete. */
export function ShowPage() {
  const resource = useResource();
  const { name } = resource;
  const { id = '' } = useParams<{ id: string }>();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { isPending: settingsPending } = useSettings();
  const { data: record, error, refetch } = useGetOne<ShopRecord>(name, { id }, { onError: () => {} });
  useNoteSeen(name, record);
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const called = record ? titleOf(record) : '';
  const title = translate(`resources.${name}.show`, { name: called, _: called || singular }).trim();
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader title={title} before={<BackToList />} {...(called && !title.includes(called) ? { called } : {})}>
        {record && <Buttons record={record} />}
        <Neighbours />
      </PageHeader>
      {record && <GoneNote record={record} />}
      {error ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} /> : null}
      {(!record && !error) || settingsPending ? <Waiting label={singular} /> : null}
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
    <Suspense fallback={<Waiting />}>
      {resource.show?.summary && <Summary record={record} sources={resource.show.summary} />}
      <InPlace own={bespoke(resource, 'show:before')} given={{ record }} />
      <InPlace own={bespoke(resource, 'show')} given={{ record }}>
        <Details record={record} />
      </InPlace>
      <InPlace own={bespoke(resource, 'show:after')} given={{ record }} />
      {related.map(([key, one]) => one.as !== 'tab' && <RelatedPart key={key} of={key} related={one} record={record} />)}
    </Suspense>
  );
}

/** What can be done to the record: other things to one that has been deleted. */
function Buttons({ record }: { record: ShopRecord }) {
  const { name, calls, pages, actions, isGone, prints } = useResource();
  const back = useBack(name);
  const trail = trailIn(useLocation().state);
  const gone = isGone?.(record) ?? false;
  const isPlain = Object.keys(calls).length === 0;
  const own = Object.entries(actions).filter(([, { page }]) => page === (gone ? 'gone' : true));
  return (
    <CameFrom value={trail}>
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
    </CameFrom>
  );
}
