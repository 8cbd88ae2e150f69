import { Box, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { RecordContextProvider, useGetOne, useParams, useTranslate } from 'react-admin';
import { type Field, isOn, type ShopRecord, valueAt } from '../../../resources/define';
import { useField, useResource, useTitleOf } from '../kinds/resources';
import { shown } from '../kinds/shown';
import { useSettings } from '../settings';
import { bespoke } from './bespoke';
import { ErrorState } from './ErrorState';
import { GoneNote } from './GoneNote';
import { PageHeader } from './PageHeader';
import { RecordButton } from './RecordButton';
import { useBack } from './useBack';
import { Waiting } from './Waiting';

/** The detail screen of a resource: its fields, with Update and Delete. */
export function ShowPage() {
  const resource = useResource();
  const { name } = resource;
  const { id = '' } = useParams<{ id: string }>();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { isPending: settingsPending } = useSettings();
  const { data: record, error, refetch } = useGetOne<ShopRecord>(name, { id }, { onError: () => {} });
  const Bespoke = bespoke(resource, 'show');
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const called = record ? titleOf(record) : '';
  const title = translate(`resources.${name}.show`, { name: called, _: called || singular }).trim();
  return (
    <>
      <PageHeader title={title}>{record && <Buttons record={record} />}</PageHeader>
      {record && <GoneNote record={record} />}
      {error ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} /> : null}
      {(!record && !error) || settingsPending ? <Waiting label={singular} /> : null}
      {record && !settingsPending ? (
        Bespoke ? (
          <RecordContextProvider value={record}>
            <Suspense fallback={<Waiting />}>
              <Bespoke record={record} />
            </Suspense>
          </RecordContextProvider>
        ) : (
          <Fields record={record} />
        )
      ) : null}
    </>
  );
}

/** What can be done to the record: other things to one that has been deleted. */
function Buttons({ record }: { record: ShopRecord }) {
  const { name, calls, pages, actions, isGone } = useResource();
  const back = useBack(name);
  const gone = isGone?.(record) ?? false;
  const isPlain = Object.keys(calls).length === 0;
  const own = Object.entries(actions).filter(([, { page }]) => page === (gone ? 'gone' : true));
  return (
    <>
      {pages.edit && !gone && <RecordButton action="edit" record={record} labelled />}
      {own.map(([action, { removes }]) => (
        <RecordButton key={action} action={action} record={record} labelled {...(removes ? { onDone: back } : {})} />
      ))}
      {(calls.delete || isPlain) && !gone && <RecordButton action="delete" record={record} labelled onDone={back} />}
    </>
  );
}

function Fields({ record }: { record: ShopRecord }) {
  const { fields } = useResource();
  return (
    <Card variant="outlined">
      <CardContent>
        <FieldList record={record} sources={fields.filter(field => isOn(field, 'show')).map(({ source }) => source)} />
      </CardContent>
    </Card>
  );
}

/** Fields of a record under each other, each with its label. */
export function FieldList({ record, sources, children }: { record: ShopRecord; sources: readonly string[]; children?: ReactNode }) {
  return (
    <DefinitionList>
      {sources.map(source => (
        <FieldShown key={source} record={record} source={source} />
      ))}
      {children}
    </DefinitionList>
  );
}

/** Lines of a label and what belongs to it; under each other on a phone. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 200px) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 1.5 },
      }}
    >
      {children}
    </Box>
  );
}

/** A field of a record with its label. Nothing where the settings do not allow the field. */
export function FieldShown({ record, source }: { record: ShopRecord; source: string }) {
  const field: Field = useField(source);
  const { name } = useResource();
  const translate = useTranslate();
  const { allows } = useSettings();
  const Shown = shown[field.kind];
  if (!allows(field.when, 'show')) return null;
  return (
    <Line label={translate(`resources.${name}.fields.${source}`)} lang={field.lang}>
      <Shown value={valueAt(record, source)} record={record} resource={name} column={field} />
    </Line>
  );
}

/** A label and what belongs to it, as a line of a `FieldList`. */
export function Line({ label, lang, children }: { label: string; lang?: 'ar'; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" lang={lang} sx={{ color: 'text.secondary', mt: { xs: 1, sm: 0 } }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}
