import { Alert, Box, Button, GlobalStyles } from '@mui/material';
import { type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { Form, useRecordContext, useTranslate } from 'react-admin';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { isOn, type Page, type Plain, type ShopRecord, valueAt } from '#define';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useResolver } from '#frame/inputs/formResolver.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { InputsContext } from '#frame/inputs/inputsContext.ts';
import { isDerived } from '#frame/record/derivedValues.ts';
import { withUnsentFields } from '#frame/record/formValues.ts';
import { takeLeaveAfterSaving } from '#frame/routing/unsavedChanges.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { ConflictDialog } from './conflicts/ConflictDialog';
import { useConflictCheck } from './conflicts/useConflictCheck';
import { defaultValuesOf } from './defaultValues';
import { DraftGuard } from './drafts/DraftGuard';
import { useDefaultValues, useShownFields } from './formBlocks';
import { DerivedValues, FocusFirstError, FormRef, LeaveGuard, SaveBlocker, TakeNewerRecord, useFieldInAddress } from './formEffects';
import { Sections } from './Sections';
import { useAskedChecks } from './useAskedChecks';
import { useSave } from './useSave';

interface RecordFormProps {
  /** The record to edit; `undefined` on a create form. */
  record?: ShopRecord | undefined;
  /** Called after saving, with the record if its id is known. */
  onSaved: (saved?: ShopRecord) => void;
  /** Values that a create form begins with, beside those of the declaration. */
  prefill?: Plain | undefined;
  /** Opens the next record of the list after saving; `undefined` if there is none. */
  onNext?: (() => void) | undefined;
  /** `undefined` for a form that is never closed. */
  onCancel?: () => void;
  saveLabel: string;
  /** Lays out inputs and buttons of a form within another screen: in a dialog, or in a row of a list. Without it, the form is the screen. */
  renderLayout?: (inputs: ReactNode, buttons: ReactNode) => ReactNode;
  /** Whether the form stays open after saving. */
  staysOpen?: boolean;
  /** Turns a record that was read again into the part of it that this form edits. */
  asOpened?: (read: ShopRecord) => ShopRecord;
  /** Identifies this form among several forms of one record, so that each has its own draft. */
  part?: string;
  /** Which blocks the form has. Default: all. */
  includes?: (block: string) => boolean;
  children?: ReactNode;
}

/** The name of a form among the unsaved changes and drafts: resource, id and part of the record. */
export const formName = (resource: string, record: ShopRecord | undefined, part = ''): string => `${resource}/${record?.id ?? 'new'}${part}`;

/**
 * The form of a resource: creates a record or edits one. It saves once however often the button is pressed, keeps what was
 * typed if the server refuses, and warns before it is left with unsaved changes.
 */
export function RecordForm({
  record,
  onSaved,
  prefill,
  onNext,
  onCancel,
  saveLabel,
  renderLayout,
  staysOpen = false,
  asOpened,
  part = '',
  includes = () => true,
  children,
}: RecordFormProps) {
  const resource = useResource();
  const { name, fields } = resource;
  const page: Page = record ? 'edit' : 'create';
  const isEmbedded = renderLayout !== undefined;
  const form = useRef<UseFormReturn>(null);
  const fieldsOf = useShownFields(page, includes);
  const defaultValues = () => (form.current ? defaultValuesOf(form.current) : {});
  const { answerTo, waitFor, isWaiting, listeners } = useAskedChecks({ form, page, fieldsOf, defaultValues });
  const resolver = useResolver({ page, fieldsOf, defaultValues, answerTo, errorsAt: source => form.current?.getErrors(source) });
  const latestRecord = useMemo(() => record && withUnsentFields(fields, record), [fields, record]);
  const toFormValues = (read: ShopRecord) => withUnsentFields(fields, asOpened?.(read) ?? read);
  const conflictCheck = useConflictCheck(resource, form, { toFormValues, isRow: isEmbedded });
  const opensNext = useRef(false);
  const afterSave = (saved?: ShopRecord) => {
    const leave = takeLeaveAfterSaving();
    if (leave) leave();
    else if (opensNext.current && onNext) onNext();
    else onSaved(saved);
  };
  const save = useSave(resource, form, {
    conflictCheck,
    onSaved: afterSave,
    staysOpen,
    refetchesScreen: staysOpen || isEmbedded,
    shownSources: () => fieldsOf(form.current?.getValues() ?? {}).map(({ source }) => source),
    toFormValues,
  });
  // react-admin's form would reset for another record: it keeps the first one, and TakeNewerRecord takes later ones into its values.
  const [firstRecord] = useState(latestRecord);
  useFieldInAddress();
  const createValues = useDefaultValues(prefill);
  const inputs = (
    <>
      <DraftGuard form={formName(name, record, part)} />
      {children ?? <ResourceInputs page={page} record={firstRecord} isEmbedded={isEmbedded} includes={includes} />}
    </>
  );
  const buttons = (
    <Buttons page={page} saveLabel={saveLabel} isWaiting={isWaiting} opensNext={opensNext} hasNext={onNext !== undefined} onCancel={onCancel} />
  );
  return (
    <Box {...listeners} sx={{ display: 'contents' }}>
      <Form
        record={firstRecord ?? {}}
        defaultValues={firstRecord ? {} : createValues}
        onSubmit={save}
        resolver={resolver}
        disableInvalidFormNotification
        shouldFocusError={false}
        noValidate
      >
        <FormRef form={form} />
        {latestRecord && <TakeNewerRecord record={latestRecord} />}
        {fields.some(isDerived) && <DerivedValues fields={fields} />}
        <FocusFirstError />
        <LeaveGuard />
        <InputsContext.Provider value={{ waitFor, answerTo }}>
          <SaveBlocker>
            <Suspense fallback={<Loading />}>{renderLayout ? renderLayout(inputs, buttons) : <OnPage inputs={inputs} buttons={buttons} />}</Suspense>
          </SaveBlocker>
        </InputsContext.Provider>
      </Form>
      {conflictCheck.question && <ConflictDialog {...conflictCheck.question} />}
    </Box>
  );
}

interface ResourceInputsProps {
  page: Page;
  record: ShopRecord | undefined;
  isEmbedded: boolean;
  includes: (block: string) => boolean;
}

/** The inputs of a resource: its own view in the slot `form`, or else its sections; within another screen, one input per line. */
function ResourceInputs({ page, record, isEmbedded, includes }: ResourceInputsProps) {
  const resource = useResource();
  const { allowsInput } = useSettings();
  const slotProps = { page, record };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Slot component={slotComponent(resource, 'form:before')} props={slotProps} />
      <Slot component={slotComponent(resource, 'form')} props={{ page }}>
        {isEmbedded ? (
          <Inputs lines page={page} fields={resource.fields.filter(field => isOn(field, page) && allowsInput(field, page))} />
        ) : (
          <Sections page={page} includes={includes} />
        )}
      </Slot>
      <Slot component={slotComponent(resource, 'form:after')} props={slotProps} />
    </Box>
  );
}

/** The inputs with the buttons below, which stick to the bottom of the screen. */
function OnPage({ inputs, buttons }: { inputs: ReactNode; buttons: ReactNode }) {
  return (
    <>
      {/* The buttons do not cover the input that has the focus. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 'calc(96px + var(--room-below, 0px))' } }} />
      {inputs}
      <Box
        sx={{
          position: 'sticky',
          bottom: 'var(--room-below, 0px)',
          zIndex: 2,
          py: 1.5,
          mt: 2,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {buttons}
      </Box>
    </>
  );
}

interface ButtonsProps {
  page: Page;
  saveLabel: string;
  /** Whether the submission waits for files or answers. */
  isWaiting: boolean;
  /** Set to whether the pressed button is the one that opens the next record. */
  opensNext: RefObject<boolean>;
  hasNext: boolean;
  onCancel?: (() => void) | undefined;
}

function Buttons({ page, saveLabel, isWaiting, opensNext, hasNext, onCancel }: ButtonsProps) {
  const translate = useTranslate();
  const { name } = useResource();
  const record = useRecordContext();
  const maySave = canAccess(name, page, page === 'edit' ? record : undefined);
  const { isSubmitting, errors } = useFormState();
  const serverError = String(valueAt(errors, 'root.serverError.message') ?? '');
  const isBusy = isSubmitting || isWaiting;
  const setOpensNext = (isNext: boolean) => {
    opensNext.current = isNext;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {maySave && <SaveButton label={saveLabel} isBusy={isBusy} onClick={() => setOpensNext(false)} />}
        {maySave && hasNext && (
          <BusyButton type="submit" variant="outlined" isBusy={isBusy} onClick={() => setOpensNext(true)}>
            {translate('app.actions.saveNext')}
          </BusyButton>
        )}
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

/** Also a key from anywhere in the form saves; the focus stays where it is. */
function SaveButton({ label, isBusy, onClick }: { label: string; isBusy: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { aria, written } = useKeyWords('save');
  const command = { at: () => button.current, run: () => button.current?.click() };
  useCommand({ ...command, label, name: 'save' });
  useCommand({ ...command, name: 'saveToo' });
  return (
    <BusyButton
      ref={button}
      type="submit"
      variant="contained"
      isBusy={isBusy}
      onClick={onClick}
      aria-keyshortcuts={aria}
      title={`${label} (${written})`}
    >
      {label}
    </BusyButton>
  );
}
