import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { get, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import { untoldId } from '../../../dataProvider/dataProvider';
import { RequestError } from '../../../dataProvider/http';
import { outliveSession } from '../../../dataProvider/leaving';
import { isOn, type Page, type Resource, type ShopRecord, valueAt } from '../../../resources/define';
import { differences, isSame, rebase } from '../forms/changes';
import { initialValues } from '../forms/initialValues';
import { sortRefused } from '../forms/refusals';
import { useResource } from '../kinds/resources';
import { useErrorText, useNotices } from '../kinds/useNotices';
import { useSettings } from '../settings';
import { BusyButton } from './BusyButton';
import { bespoke } from './bespoke';
import { InPlace } from './InPlace';
import { Inputs } from './Inputs';
import { MissingParts } from './missingParts';
import { Sections } from './Sections';
import { takeUnsaved, useLeaveGuard } from './unsaved';
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
  const form = useRef<UseFormReturn>(null);
  const save = useSave(resource, form, { record, onSaved, stays, leaves: !stays || Boolean(frame) });
  // The form itself keeps the record that it was opened with; what is read later comes in beside what is being typed.
  const [opened] = useState(record);
  const plain = frame ? (
    <Inputs lines page={page} fields={fields.filter(field => isOn(field, page) && allowsInput(field, page))} />
  ) : (
    <Sections page={page} />
  );
  const given = { page, record: opened };
  const inputs = children ?? (
    <>
      <InPlace own={bespoke(resource, 'form:before')} given={given} />
      <InPlace own={bespoke(resource, 'form')} given={{ page }}>
        {plain}
      </InPlace>
      <InPlace own={bespoke(resource, 'form:after')} given={given} />
    </>
  );
  const buttons = <Buttons saveLabel={saveLabel} onCancel={onCancel} />;
  // Inputs and buttons come together: what is saved before the inputs are there would not be checked.
  return (
    <Form
      record={opened ?? {}}
      defaultValues={opened ? {} : defaults}
      onSubmit={save}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={LeaveGuard}
      disableInvalidFormNotification
      noValidate
    >
      <Reach form={form} />
      {record && <FollowRecord record={record} />}
      <TellMistakes />
      <OutliveSession form={`${name}/${record?.id ?? 'new'}`} />
      <HeldBack>
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
      </HeldBack>
    </Form>
  );
}

/** Lets the parts whose code has not come hold back the saving of the form. */
function HeldBack({ children }: { children: ReactNode }) {
  const { register, unregister, clearErrors } = useFormContext();
  const parts = useRef(0);
  const hold = useCallback(() => {
    const name = `missing${parts.current++}`;
    register(name, { validate: () => 'app.errors.missingCode' });
    return () => {
      unregister(name);
      clearErrors(name);
    };
  }, [register, unregister, clearErrors]);
  return <MissingParts.Provider value={hold}>{children}</MissingParts.Provider>;
}

/** Keeps what is typed over the end of the session, and gives it back when the form is opened after a new sign-in. */
function OutliveSession({ form }: { form: string }) {
  const { getValues, setValue } = useFormContext();
  const { isDirty, defaultValues = {} } = useFormState();
  const notify = useNotify();
  useEffect(
    () => (isDirty ? outliveSession(() => ({ form, changes: Object.fromEntries(differences(defaultValues, getValues())) })) : undefined),
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

/** Hands the form to what stands around it. */
function Reach({ form }: { form: RefObject<UseFormReturn | null> }) {
  const own = useFormContext();
  useEffect(() => {
    form.current = own;
  });
  return null;
}

/** Asks before the form is left with something typed that is not saved. */
function LeaveGuard() {
  const { dirtyFields } = useFormState();
  useLeaveGuard(Object.keys(dirtyFields).length > 0);
  return null;
}

/** Takes a newer record into the form, but for what staff have typed and not saved. */
function takeRecord({ control, setValue, resetDefaultValues }: UseFormReturn, record: Record<string, unknown>, base: Record<string, unknown>): void {
  const held = control._formValues;
  const rebased = rebase(held, base, record);
  for (const [source, value] of differences(held, rebased.held)) setValue(source, value);
  resetDefaultValues(rebased.base);
}

/** Follows the record when it is read again. */
function FollowRecord({ record }: { record: ShopRecord }) {
  const form = useFormContext();
  const taken = useRef(record);
  useEffect(() => {
    if (taken.current === record) return;
    taken.current = record;
    takeRecord(form, record, form.control._defaultValues);
  }, [form, record]);
  return null;
}

interface SaveOptions extends Pick<RecordFormProps, 'record' | 'onSaved'> {
  /** The screen stays, so that it must read again. */
  stays: boolean;
  /** The form goes once all is saved. */
  leaves: boolean;
}

function useSave({ name, calls }: Resource, form: RefObject<UseFormReturn | null>, { record, onSaved, stays, leaves }: SaveOptions) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const { done, failed } = useNotices(name);
  const refusal = useRefusal(name);
  const saving = useRef(false);
  // Of a form that had to stay because something was typed while it was saved: the record as it is now.
  const saved = useRef<ShopRecord>(undefined);
  return async (values: Record<string, unknown>) => {
    if (saving.current) return undefined;
    saving.current = true;
    const previous = saved.current ?? record;
    let written: ShopRecord;
    try {
      if (previous) written = (await dataProvider.update(name, { id: previous.id, data: values, previousData: previous })).data;
      else written = (await dataProvider.create(name, { data: values })).data;
    } catch (error) {
      saving.current = false;
      failed(error, '', { isSaid: true });
      return form.current ? refusal(error, form.current) : undefined;
    }
    done(previous ? 'updated' : 'created');
    if (form.current) takeRecord(form.current, values, values);
    // The screen that staff go back to reads again by itself; one they are still on is told to.
    const reading = queries.invalidateQueries({ queryKey: [name], refetchType: stays ? 'active' : 'none' });
    if (leaves) await reading;
    const isTyped = form.current && !isSame(form.current.control._formValues, form.current.control._defaultValues);
    const id = previous?.id ?? written.id;
    if (leaves && isTyped && calls.update && id !== untoldId) {
      // What was typed since is not lost: the form stays, for the record as it is now.
      const read = calls.one && (await dataProvider.getOne<ShopRecord>(name, { id }).catch(() => undefined));
      if (read && form.current) takeRecord(form.current, read.data, form.current.control._defaultValues);
      saved.current = read?.data ?? { ...previous, ...values, id };
      saving.current = false;
      return undefined;
    }
    // The form must have learned of its success before the guard of unsaved changes sees the navigation.
    saving.current = leaves && !isTyped;
    setTimeout(onSaved, 0);
    return undefined;
  };
}

/** What a refusal says, as errors of the form: of inputs, beside them; of all else, in its alert. */
function useRefusal(name: string): (error: unknown, form: UseFormReturn) => Record<string, unknown> {
  const errorText = useErrorText();
  const translate = useTranslate();
  return (error, { control }) => {
    const errors = error instanceof RequestError ? valueAt(error.body, 'errors') : undefined;
    const isInput = (source: string) => {
      const input: { _f?: { mount?: boolean } } | undefined = get(control._fields, source);
      return input?._f?.mount === true;
    };
    const { marks, others } = sortRefused(errors, isInput);
    const about = (path: string) => (path ? `${translate(`resources.${name}.fields.${path}`, { _: path })}: ` : '');
    const lines = new Set([errorText(error), ...others.map(({ path, words }) => `${about(path)}${words}`)]);
    return { root: { serverError: [...lines].join('\n') }, ...marks };
  };
}

function Buttons({ saveLabel, onCancel }: { saveLabel: string; onCancel?: (() => void) | undefined }) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const serverError = String(valueAt(errors, 'root.serverError.message') ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
          {saveLabel}
        </BusyButton>
        {onCancel && <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>}
      </Box>
      {serverError && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {serverError}
        </Alert>
      )}
    </Box>
  );
}
