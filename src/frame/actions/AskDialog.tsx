import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ActionInput, Field, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useResolver } from '#frame/inputs/formResolver.ts';
import { CheckedInput } from '#frame/inputs/inputs.tsx';
import { initialValues } from '#frame/record/formValues.ts';
import { pickSources } from '#frame/record/recordRows.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';

interface AskProps {
  title: string;
  text: string;
  /** Text of the confirm button. */
  confirm: string;
  /** The confirm button is red. */
  danger?: boolean | undefined;
  fields: readonly Field[];
  /** The record whose values fill the inputs; none when several records are changed. */
  record?: ShopRecord | undefined;
  isRunning?: boolean;
  /** `children` contain a table. */
  isWide?: boolean;
  onConfirm: (input: ActionInput) => void;
  onCancel: () => void;
  /** Whether the confirm button is disabled with the current input; `children` say why. */
  confirmDisabled?: (input: ActionInput) => boolean;
  /** Rendered below the inputs from the current input. */
  children?: (input: ActionInput) => ReactNode;
}

/** A dialog with the inputs of an action's `ask`. Escape and Cancel change nothing. */
export default function AskDialog({ title, text, fields, record, isWide, onConfirm, onCancel, children, ...button }: AskProps) {
  const { confirm, danger, isRunning = false, confirmDisabled = () => false } = button;
  const id = useId();
  const translate = useTranslate();
  const { allowsInput } = useSettings();
  const shown = fields.filter(field => allowsInput(field, 'edit'));
  const sources = shown.map(({ source }) => source);
  const defaultValues = { ...initialValues(shown), ...pickSources(record, sources) };
  const resolver = useResolver({ page: 'edit', fieldsOf: () => shown, defaultValues: () => defaultValues });
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-describedby={id}
      maxWidth={isWide ? 'sm' : 'xs'}
      fullWidth
      // The form takes no part in the dialog's layout: long content scrolls, the buttons stay visible.
      sx={{ '& form': { display: 'contents' } }}
    >
      <DialogTitle dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Form
        record={defaultValues}
        resolver={resolver}
        onSubmit={(values: ActionInput) => onConfirm(pickSources(values, sources))}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ '&&': { pt: 0 } }}>
          <DialogContentText id={id} sx={{ mb: 2 }}>
            {text}
          </DialogContentText>
          <Inputs fields={shown} />
          {children && <WithInput sources={sources}>{children}</WithInput>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>
          <WithInput sources={sources}>
            {input => (
              <BusyButton type="submit" color={danger ? 'error' : 'primary'} variant="contained" isBusy={isRunning} disabled={confirmDisabled(input)}>
                {confirm}
              </BusyButton>
            )}
          </WithInput>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Inputs({ fields }: { fields: readonly Field[] }) {
  const { name } = useResource();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=combobox], input, textarea')?.focus(), []);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 2 }}>
      {fields.map(field => (
        <CheckedInput key={field.source} field={field} label={translate(`resources.${name}.fields.${field.source}`)} page="edit" readOnly={false} />
      ))}
    </Box>
  );
}

/** Renders a part of the dialog from the current input. */
function WithInput({ sources, children }: { sources: readonly string[]; children: (input: ActionInput) => ReactNode }) {
  return children(pickSources(useWatch(), sources));
}
