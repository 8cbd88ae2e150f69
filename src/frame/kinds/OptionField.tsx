import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from './resources';
import { Unread } from './Unread';
import type { useTextField } from './useTextField';

interface OptionFieldProps {
  /** What MUI's Autocomplete gives its text field. */
  params: TextFieldProps;
  field: ReturnType<typeof useTextField>['props'];
  /** How reading what can be chosen went. */
  choices: { error: unknown; retry: () => void };
}

/** The text field of a searchable select, with the form's label, mark and message, and with what could not be read. */
export function OptionField({ params, field, choices }: OptionFieldProps) {
  const translate = useTranslate();
  const { name: resource } = useResource();
  const { name, label, required: isRequired, error, helperText, onBlur, slotProps } = field;
  const placeholder = translate(`resources.${resource}.placeholders.${name}`, { _: '' });
  // The button goes with what it mends, so the focus goes where it was needed.
  const retry = () => {
    choices.retry();
    document.getElementById(field.id)?.focus();
  };
  const unread = choices.error ? (
    <>
      {translate('app.inputs.choicesUnread')} <Unread error={choices.error} onRetry={retry} />
    </>
  ) : undefined;
  return (
    <TextField
      {...params}
      name={name}
      label={label}
      required={isRequired}
      error={error}
      helperText={
        (error || unread) && (
          <>
            {error && helperText} {unread}
          </>
        )
      }
      onBlur={onBlur}
      inputRef={slotProps.htmlInput.ref}
      {...(placeholder ? { placeholder, slotProps: { ...params.slotProps, inputLabel: { ...params.slotProps?.inputLabel, shrink: true } } } : {})}
    />
  );
}
