import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ActionInput, Field, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { CheckedInput } from '#frame/inputs/inputs.tsx';
import { initialValues } from '#frame/record/formValues.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { pickSources } from './undo/planUndo';

interface AskProps {
  title: string;
  text: string;
  /** Text of the button that does it. */
  confirm: string;
  /** The button is red. */
  danger?: boolean | undefined;
  /** What is asked for. */
  fields: readonly Field[];
  /** The record whose values the inputs begin with; none for several. */
  record?: ShopRecord | undefined;
  isRunning?: boolean;
  /** There is a table below the inputs. */
  isWide?: boolean;
  onConfirm: (asked: ActionInput) => void;
  onCancel: () => void;
  /** Whether it can be done with what is entered so far. */
  isPossible?: (asked: ActionInput) => boolean;
  /** What is said below the inputs of what is entered so far. */
  children?: (asked: ActionInput) => ReactNode;
}

/** Asks, before something is done, what it is to be done with. Escape and Cancel leave everything as it is. */
export default function AskDialog({ title, text, fields, record, isWide, onConfirm, onCancel, ...content }: AskProps) {
  const id = useId();
  const translate = useTranslate();
  const { allowsInput } = useSettings();
  const shown = useMemo(() => fields.filter(field => allowsInput(field, 'edit')), [fields, allowsInput]);
  const sources = useMemo(() => shown.map(({ source }) => source), [shown]);
  const start = useMemo(() => ({ ...initialValues(shown), ...pickSources(record, sources) }), [shown, record, sources]);
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={isWide ? 'sm' : 'xs'}
      fullWidth
      // The dialog lays out what is in its form: what is long scrolls, the buttons stay in sight.
      sx={{ '& form': { display: 'contents' } }}
    >
      <DialogTitle id={`${id}-title`} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Form record={start} onSubmit={(values: ActionInput) => onConfirm(pickSources(values, sources))} disableInvalidFormNotification noValidate>
        <DialogContent sx={{ '&&': { pt: 0 } }}>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            {text}
          </DialogContentText>
          <Inputs fields={shown} />
          <Below sources={sources}>{content.children}</Below>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>
          <Confirm sources={sources} {...content} />
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

/** What has been entered so far. */
function useEntered(sources: readonly string[]): ActionInput {
  return pickSources(useWatch(), sources);
}

function Below({ sources, children }: { sources: readonly string[]; children?: AskProps['children'] }) {
  return children?.(useEntered(sources));
}

function Confirm({
  sources,
  confirm,
  danger,
  isRunning = false,
  isPossible,
}: Pick<AskProps, 'confirm' | 'danger' | 'isRunning' | 'isPossible'> & { sources: readonly string[] }) {
  const asked = useEntered(sources);
  return (
    <BusyButton type="submit" color={danger ? 'error' : 'primary'} variant="contained" isBusy={isRunning} disabled={isPossible?.(asked) === false}>
      {confirm}
    </BusyButton>
  );
}
