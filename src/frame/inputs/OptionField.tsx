import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { ReadError } from '#frame/ui/ErrorState.tsx';
import type { useTextField } from './useTextField';

/**
 * What an empty field says is text of the page too: a browser's placeholder is found by no search in the page, and is too
 * pale for many. Where its message says the same, once is enough.
 */
function withEmptyText(slots: TextFieldProps['slotProps'], text: string): TextFieldProps['slotProps'] {
  const given = slots?.input && 'startAdornment' in slots.input ? slots.input.startAdornment : undefined;
  const startAdornment = (
    <>
      {text && (
        <span className="empty-text" aria-hidden>
          {text}
        </span>
      )}
      {given}
    </>
  );
  return { ...slots, input: { ...slots?.input, startAdornment }, inputLabel: { ...slots?.inputLabel, shrink: true } };
}

interface OptionFieldProps {
  /** What MUI's Autocomplete gives its text field. */
  params: TextFieldProps;
  field: ReturnType<typeof useTextField>['props'];
  /** What the field is called in the texts. */
  textKey: string;
  /** How reading what can be chosen went. */
  choices: { error: unknown; retry: () => void };
}

/** The text field of a searchable select, with the form's label, mark and message, and with what could not be read. */
export function OptionField({ params, field, textKey, choices }: OptionFieldProps) {
  const translate = useTranslate();
  const { name: resource } = useResource();
  const { name, label, required: isRequired, error, helperText, onBlur, className, slotProps } = field;
  const placeholder = translate(`resources.${resource}.placeholders.${textKey}`, { _: '' });
  const hiddenLabel = slotProps.htmlInput['aria-label'];
  const slots = hiddenLabel ? { ...params.slotProps, htmlInput: { ...params.slotProps?.htmlInput, 'aria-label': hiddenLabel } } : params.slotProps;
  // The button goes with what it mends, so the focus goes where it was needed.
  const retry = () => {
    choices.retry();
    document.getElementById(field.id)?.focus();
  };
  const unread = choices.error ? (
    <>
      {translate('app.inputs.choicesUnread')} <ReadError error={choices.error} onRetry={retry} />
    </>
  ) : undefined;
  return (
    <TextField
      {...params}
      className={className}
      name={name}
      label={label}
      required={isRequired}
      error={error}
      helperText={
        (error || unread || helperText) && (
          <>
            {helperText} {unread}
          </>
        )
      }
      onBlur={onBlur}
      inputRef={slotProps.htmlInput.ref}
      slotProps={slots}
      {...(placeholder ? { placeholder, slotProps: withEmptyText(slots, error ? '' : placeholder) } : {})}
    />
  );
}
