import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, type RefObject, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { isOn, type Page, type ShopRecord, valueAt } from '#define';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { FileReadsContext } from '#frame/inputs/images/filesBeingRead.ts';
import { UnmountedFieldsContext } from '#frame/inputs/unmountedFields.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { follows } from '#frame/record/derivedValues.ts';
import { initialValues } from '#frame/record/initialValues.ts';
import { withUnsentFields } from '#frame/record/unsentFields.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { useConflictCheck } from './conflicts/useConflictCheck';
import { DerivedValues } from './DerivedValues';
import { DraftGuard } from './drafts/DraftGuard';
import { FocusFirstError, FollowRecord, FormRef, LeaveGuard, SaveBlocker } from './formEffects';
import { Sections } from './Sections';
import { useFieldInAddress } from './useFieldInAddress';
import { useSave } from './useSave';
import { useSubmitAfterFiles } from './useSubmitAfterFiles';
import { useUnmountedFields } from './useUnmountedFields';

interface RecordFormProps {
  /** What is edited; none on a create form. */
  record?: ShopRecord | undefined;
  onSaved: () => void;
  /** Opens the next record of the list, once it is saved; none where there is no next one. */
  onNext?: (() => void) | undefined;
  /** None for a screen that staff stay on. */
  onCancel?: () => void;
  /** Text of the button that saves. */
  saveLabel: string;
  /** Rendered between inputs and buttons as they are, for a dialog's own frame. */
  frame?: (inputs: ReactNode, buttons: ReactNode) => ReactNode;
  /** Staff stay on the screen after saving, so that it must read again; so in a frame anyway. */
  stays?: boolean;
  /** A record that is read again as this form takes it, where it takes only a part, or more. */
  asOpened?: (read: ShopRecord) => ShopRecord;
  /** What tells it from another form of the record, which takes other fields: a draft is of one of them. */
  part?: string;
  /** Inputs in place of the resource's. */
  children?: ReactNode;
}

const asRead = (read: ShopRecord): ShopRecord => read;

const MeanwhileDialog = lazyWithPreload(
  () => import('./conflicts/ConflictDialog'),
  ({ decide }) =>
    () =>
      decide(undefined),
);

/**
 * The form of a resource, for a new record or one that exists. Saves once however often the button is pressed,
 * keeps what was typed when the server refuses, and warns before an unsaved form is left.
 */
export function RecordForm({
  record,
  onSaved,
  onNext,
  onCancel,
  saveLabel,
  frame,
  stays = Boolean(frame),
  asOpened = asRead,
  part = '',
  children,
}: RecordFormProps) {
  const resource = useResource();
  const { name, fields } = resource;
  const page: Page = record ? 'edit' : 'create';
  const form = useRef<UseFormReturn>(null);
  const unseen = useUnmountedFields(form, page);
  const reading = useSubmitAfterFiles();
  const asHeld = useCallback((read: ShopRecord) => withUnsentFields(fields, read), [fields]);
  const held = useMemo(() => record && asHeld(record), [record, asHeld]);
  const asCompared = (read: ShopRecord) => asHeld(asOpened(read));
  const meanwhile = useConflictCheck(resource, form, { record, asHeld: asCompared, isRow: Boolean(frame) });
  const goesOn = useRef(false);
  const afterSave = () => (goesOn.current && onNext ? onNext() : onSaved());
  const save = useSave(resource, form, { meanwhile, onSaved: afterSave, stays, leaves: !stays || Boolean(frame), isUnseen: unseen.has, asHeld });
  // The form itself keeps the record that it was opened with; what is read later comes in beside what is being typed.
  const [opened] = useState(held);
  useFieldInAddress();
  const defaults = useDefaults();
  const inputs = (
    <>
      <DraftGuard form={`${name}/${record?.id ?? 'new'}${part}`} opened={meanwhile.opened} />
      {children ?? <ItsInputs page={page} record={opened} isInDialog={Boolean(frame)} />}
    </>
  );
  const buttons = <Buttons saveLabel={saveLabel} isWaiting={reading.isWaiting} goesOn={goesOn} hasNext={onNext !== undefined} onCancel={onCancel} />;
  // Inputs and buttons come together: what is saved before the inputs are there would not be checked.
  return (
    <Box onSubmitCapture={event => reading.holds(event) || unseen.check()} sx={{ display: 'contents' }}>
      <Form
        record={opened ?? {}}
        defaultValues={opened ? {} : defaults}
        onSubmit={save}
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={LeaveGuard}
        disableInvalidFormNotification
        shouldFocusError={false}
        noValidate
      >
        <FormRef form={form} />
        {held && <FollowRecord record={held} />}
        {fields.some(follows) && <DerivedValues fields={fields} />}
        <FocusFirstError />
        <UnmountedFieldsContext.Provider value={unseen.hold}>
          <FileReadsContext.Provider value={reading.hold}>
            <SaveBlocker>
              <Suspense fallback={<Loading />}>{frame ? frame(inputs, buttons) : <OnPage inputs={inputs} buttons={buttons} />}</Suspense>
            </SaveBlocker>
          </FileReadsContext.Provider>
        </UnmountedFieldsContext.Provider>
      </Form>
      {meanwhile.question && (
        <Suspense>
          <MeanwhileDialog {...meanwhile.question} />
        </Suspense>
      )}
    </Box>
  );
}

/** The values of an empty form; those of the second language where there is one. */
function useDefaults() {
  const { fields } = useResource();
  const { allowsInput } = useSettings();
  const isBilingual = fields.some(field => field.lang && allowsInput(field, 'create'));
  return useMemo(() => initialValues(fields.filter(({ lang }) => !lang || isBilingual)), [fields, isBilingual]);
}

/** The inputs of the resource: of a view of its own, in its sections, or in lines in a dialog. */
function ItsInputs({ page, record, isInDialog }: { page: Page; record: ShopRecord | undefined; isInDialog: boolean }) {
  const resource = useResource();
  const { allowsInput } = useSettings();
  const given = { page, record };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Slot own={slotView(resource, 'form:before')} given={given} />
      <Slot own={slotView(resource, 'form')} given={{ page }}>
        {isInDialog ? (
          <Inputs lines page={page} fields={resource.fields.filter(field => isOn(field, page) && allowsInput(field, page))} />
        ) : (
          <Sections page={page} />
        )}
      </Slot>
      <Slot own={slotView(resource, 'form:after')} given={given} />
    </Box>
  );
}

/** The buttons stay in sight below the inputs. */
function OnPage({ inputs, buttons }: { inputs: ReactNode; buttons: ReactNode }) {
  return (
    <>
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
  saveLabel: string;
  /** It was saved while files are still being read. */
  isWaiting: boolean;
  /** Whether the button that was pressed leads on to the next record. */
  goesOn: RefObject<boolean>;
  hasNext: boolean;
  onCancel?: (() => void) | undefined;
}

function Buttons({ saveLabel, isWaiting, goesOn, hasNext, onCancel }: ButtonsProps) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const serverError = String(valueAt(errors, 'root.serverError.message') ?? '');
  const save = useSaveKeys(saveLabel);
  const isBusy = isSubmitting || isWaiting;
  const lead = (isOn: boolean) => {
    goesOn.current = isOn;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton type="submit" variant="contained" isBusy={isBusy} onClick={() => lead(false)} {...save}>
          {saveLabel}
        </BusyButton>
        {hasNext && (
          <BusyButton type="submit" variant="outlined" isBusy={isBusy} onClick={() => lead(true)}>
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

/** Saves by key from wherever staff are in the form, and the focus stays there. @returns what to give to the button that saves. */
function useSaveKeys(label: string) {
  const button = useRef<HTMLButtonElement>(null);
  const { aria, written } = useKeyWords('save');
  const command = { at: () => button.current, run: () => button.current?.click() };
  useCommand({ ...command, label, name: 'save' });
  useCommand({ ...command, name: 'saveToo' });
  return { ref: button, 'aria-keyshortcuts': aria, title: `${label} (${written})` };
}
