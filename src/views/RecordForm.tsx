import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Form, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { RequestError } from '../../dataProvider/http';
import { outliveSession } from '../../dataProvider/session';
import { type Field, isOn, type Page, type ShopRecord } from '../../resources/define';
import { FieldInput } from '../kinds/inputs';
import { useResource } from '../kinds/resources';
import { useErrorText, useNotices } from '../kinds/useNotices';
import { useSettings } from '../settings/useSettings';
import { bespoke } from './bespoke';
import { LanguageTabs } from './LanguageTabs';
import { changesIn, takeUnsaved } from './unsaved';
import { useOnMistakes } from './useOnMistakes';
import { Waiting } from './Waiting';

interface RecordFormProps {
  /** What is edited; none on a create form. */
  record?: ShopRecord | undefined;
  onSaved: () => void;
  /** None for a screen that staff stay on. */
  onCancel?: () => void;
  /** Text of the button that saves. */
  saveLabel: string;
  /** Rendered between inputs and buttons as they are, for a dialog's own frame. */
  frame?: (inputs: ReactNode, buttons: ReactNode) => ReactNode;
  /** Staff stay on the screen after saving, so that it must read again; so in a frame anyway. */
  stays?: boolean;
  /** Inputs in place of the resource's. */
  children?: ReactNode;
}

/** The values of an empty form. */
export function initialValues(fields: readonly Field[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { source, initial } of fields) {
    if (initial === undefined) continue;
    const [first = '', second] = source.split('.');
    values[first] = second ? { ...(values[first] as object), [second]: initial } : initial;
  }
  return values;
}

/**
 * The form of a resource, for a new record or one that exists. Saves once however often the button is pressed,
 * keeps what was typed when the server refuses, and warns before an unsaved form is left.
 */
export function RecordForm({ record, onSaved, onCancel, saveLabel, frame, stays = Boolean(frame), children }: RecordFormProps) {
  const resource = useResource();
  const { name, fields } = resource;
  const page: Page = record ? 'edit' : 'create';
  const { allows, allowsInput } = useSettings();
  const isBilingual = allows('multiLanguage', 'form');
  const defaults = useMemo(() => initialValues(fields.filter(({ lang }) => !lang || isBilingual)), [fields, isBilingual]);
  const save = useSave(name, record, onSaved, stays);
  const Bespoke = bespoke(resource, 'form');
  const plain = frame ? (
    <Inputs lines page={page} fields={fields.filter(field => isOn(field, page) && allowsInput(field, page))} />
  ) : (
    <Sections page={page} />
  );
  const inputs = children ?? (Bespoke ? <Bespoke page={page} /> : plain);
  const buttons = <Buttons saveLabel={saveLabel} onCancel={onCancel} />;
  // Inputs and buttons come together: what is saved before the inputs are there would not be checked.
  return (
    <Form
      record={record ?? {}}
      defaultValues={record ? {} : defaults}
      onSubmit={save}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
    >
      <TellMistakes />
      <OutliveSession form={`${name}/${record?.id ?? 'new'}`} />
      <Suspense fallback={<Waiting />}>
        {frame ? (
          frame(inputs, buttons)
        ) : (
          <>
            {inputs}
            <Box
              sx={{ position: 'sticky', bottom: 0, zIndex: 2, py: 1.5, mt: 2, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}
            >
              {buttons}
            </Box>
          </>
        )}
      </Suspense>
    </Form>
  );
}

/** Keeps what is typed over the end of the session, and gives it back when the form is opened after a new sign-in. */
function OutliveSession({ form }: { form: string }) {
  const { getValues, setValue } = useFormContext();
  const { isDirty, defaultValues = {} } = useFormState();
  const notify = useNotify();
  useEffect(
    () => (isDirty ? outliveSession(() => ({ form, changes: changesIn(defaultValues, getValues()) })) : undefined),
    [isDirty, form, defaultValues, getValues],
  );
  useEffect(() => {
    // The form sets its first values in an effect of its own, after this one.
    const timer = setTimeout(() => {
      const changes = takeUnsaved(form);
      if (!changes) return;
      for (const [source, value] of Object.entries(changes)) setValue(source, value, { shouldDirty: true });
      notify('app.notices.restored', { type: 'info', autoHideDuration: 5000 });
    });
    return () => clearTimeout(timer);
  }, [form, setValue, notify]);
  return null;
}

/** Says, after the button was pressed, that fields are marked; what the server refused has its own notice. */
function TellMistakes() {
  const notify = useNotify();
  useOnMistakes(({ root }) => !root && notify('app.notices.invalid', { type: 'error' }));
  return null;
}

function useSave(name: string, record: ShopRecord | undefined, onSaved: () => void, stays: boolean) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const { done, failed } = useNotices(name);
  const errorText = useErrorText();
  const saving = useRef(false);
  return async (values: Record<string, unknown>) => {
    if (saving.current) return undefined;
    saving.current = true;
    try {
      if (record) await dataProvider.update(name, { id: record.id, data: values, previousData: record });
      else await dataProvider.create(name, { data: values });
    } catch (error) {
      saving.current = false;
      failed(error);
      return { root: { serverError: errorText(error) }, ...fieldErrors(error) };
    }
    done(record ? 'updated' : 'created');
    // The screen that staff go back to reads again by itself; one they are still on is told to.
    await queries.invalidateQueries({ queryKey: [name], refetchType: stays ? 'active' : 'none' });
    // The form must have learned of its success before the guard of unsaved changes sees the navigation.
    saving.current = !stays;
    setTimeout(onSaved, 0);
    return undefined;
  };
}

/** The server's messages for single fields, `{ errors: { name: '…' } }`. */
function fieldErrors(error: unknown): Record<string, unknown> {
  const errors = error instanceof RequestError ? (error.body as { errors?: unknown } | undefined)?.errors : undefined;
  return typeof errors === 'object' && errors !== null && !Array.isArray(errors) ? (errors as Record<string, unknown>) : {};
}

function Buttons({ saveLabel, onCancel }: { saveLabel: string; onCancel?: (() => void) | undefined }) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const serverError = (errors.root as { serverError?: { message?: string } } | undefined)?.serverError?.message;
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {saveLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>}
      </Box>
      {serverError && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {serverError}
        </Alert>
      )}
    </Box>
  );
}

/** Every section of the form, in the order of its fields; the two languages of one text as tabs. */
export function Sections({ page, except = [], children }: { page: Page; except?: readonly string[]; children?: (section: string) => ReactNode }) {
  const { fields } = useResource();
  const { allowsInput } = useSettings();
  const shown = fields.filter(field => isOn(field, page) && allowsInput(field, page));
  const sections = [...new Set(shown.map(field => field.section ?? ''))].filter(section => section !== 'secondaryLang');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sections.map(section => {
        if (except.includes(section)) return children?.(section);
        if (section === 'primaryLang') return <LanguageTabs key={section} page={page} fields={shown} />;
        return <Section key={section} title={section} page={page} fields={shown.filter(field => (field.section ?? '') === section)} />;
      })}
    </Box>
  );
}

/** A titled card of inputs. */
export function Section({ title, page, fields = [], children }: { title: string; page: Page; fields?: readonly Field[]; children?: ReactNode }) {
  const { name } = useResource();
  const translate = useTranslate();
  return (
    <Card variant="outlined" component="section">
      <CardContent>
        {title && (
          <Typography component="h2" variant="h6" sx={{ mb: 2, fontSize: 18 }}>
            {translate(`resources.${name}.sections.${title}`)}
          </Typography>
        )}
        {children ?? <Inputs page={page} fields={fields} />}
      </CardContent>
    </Card>
  );
}

const wide = new Set(['longText', 'pairs', 'chips', 'images', 'references', 'mapPoint', 'richText']);

/** A grid for inputs: three columns, two, and one on a phone. */
export function InputGrid({ children }: { children: ReactNode }) {
  const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>{children}</Box>;
}

/** Inputs in a grid; single texts take a line each in `lines`. */
export function Inputs({ page, fields, lines = false }: { page: Page; fields: readonly Field[]; lines?: boolean }) {
  return (
    <InputGrid>
      {fields.map(({ source, kind }) => (
        <Box key={source} sx={lines || wide.has(kind) ? { gridColumn: '1 / -1' } : { display: 'grid' }}>
          <FieldInput source={source} page={page} />
        </Box>
      ))}
    </InputGrid>
  );
}
