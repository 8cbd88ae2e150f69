import { useState } from 'react';
import { useCreatePath, useParams, useTranslate } from 'react-admin';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useNoteRecent } from '#frame/context/recentRecords.ts';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { BackToList } from '#frame/page/BackToList.tsx';
import { DeletedNote } from '#frame/page/DeletedNote.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { PrevNext } from '#frame/page/PrevNext.tsx';
import { useAfterSave, useBack } from '#frame/page/useBack.ts';
import { usePrevNext } from '#frame/page/usePrevNext.ts';
import { useFreshRecord } from '#frame/page/useRead.ts';
import { isSame } from '#frame/record/differences.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { RecordForm } from './RecordForm';

export function CreatePage() {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const back = useBack(name);
  const afterSave = useAfterSave(resource);
  const { isPending } = useSettings();
  const label = translate('app.actions.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) });
  const title = translate(`resources.${name}.dialog`, { _: translate(`resources.${name}.create`, { _: label }) });
  return (
    <>
      <PageHeader title={title} before={<BackToList />} />
      {isPending ? <Loading /> : <RecordForm saveLabel={label} onSaved={afterSave} onCancel={back} />}
    </>
  );
}

export function EditPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <EditScreen key={id} id={id} />;
}

/**
 * The form opens with the record from the list, if a list row is the whole record, and takes the record that is then read for it
 * without losing what was typed. Later reads are ignored.
 */
function EditScreen({ id }: { id: string }) {
  const resource = useResource();
  const { name, pages } = resource;
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const back = useBack(name);
  const afterSave = useAfterSave(resource);
  const next = usePrevNext()?.next;
  const { isPending: settingsPending } = useSettings();
  const { record: latest, known, error, retry } = useFreshRecord(resource, id);
  const [read, setRead] = useState(latest);
  if (latest && !read) setRead(known && isSame(known, latest) ? known : latest);
  useNoteRecent(name, latest);
  // A form with unsaved changes stays open even if the record could not be read again.
  const record = read ?? (error && !unsavedForm() ? undefined : known);
  const createPath = useCreatePath();
  const toShow = pages.show && canAccess(name, 'show', record) ? createPath({ resource: name, type: 'show', id }) : undefined;
  const title = translate(`resources.${name}.edit`, {
    _: translate('app.actions.updateNamed', { name: translate(`resources.${name}.name`, { smart_count: 1 }) }),
  });
  return (
    <>
      <PageHeader title={title} before={<BackToList />} recordTitle={record && titleOf(record)} recordTo={toShow}>
        <PrevNext />
      </PageHeader>
      {record && <DeletedNote record={record} />}
      {error && !read ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error ? <Loading label={title} /> : null}
      {record && !settingsPending ? (
        <RecordForm
          record={record}
          saveLabel={translate('app.actions.save')}
          onSaved={afterSave}
          onNext={next && (() => next(afterSave))}
          onCancel={back}
        />
      ) : null}
    </>
  );
}
