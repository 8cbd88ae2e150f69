import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { ReadError } from '#frame/ui/ErrorState.tsx';
import type { useTextField } from './useTextField';

/**
 * Shows the placeholder as text of the page: a browser's own cannot be found by searching the page and is too pale. It is left out
 * if the error message says the same.
 */
function withPlaceholderText(slots: TextFieldProps['slotProps'], text: string): TextFieldProps['slotProps'] {
  const adornment = slots?.input && 'startAdornment' in slots.input ? slots.input.startAdornment : undefined;
  const startAdornment = (
    <>
      {text && (
        <span className="empty-text" aria-hidden>
          {text}
        </span>
      )}
      {adornment}
    </>
  );
  return { ...slots, input: { ...slots?.input, startAdornment }, inputLabel: { ...slots?.inputLabel, shrink: true } };
}

interface OptionFieldProps {
  /** The params of MUI's `renderInput`. */
  params: TextFieldProps;
  field: ReturnType<typeof useTextField>['props'];
  /** The key of the field in the texts. */
  textKey: string;
  /** The error of reading the choices, if any, and how to read them again. */
  choices: { error: unknown; retry: () => void };
}

/** The text field of a searchable select, with the label and error of the form, and with the error of reading its choices. */
export function OptionField({ params, field, textKey, choices }: OptionFieldProps) {
  const translate = useTranslate();
  const { name: resource } = useResource();
  const { name, label, required: isRequired, error, helperText, onBlur, className, slotProps } = field;
  const placeholder = translate(`resources.${resource}.placeholders.${textKey}`, { _: '' });
  const hiddenLabel = slotProps.htmlInput['aria-label'];
  const slots = hiddenLabel ? { ...params.slotProps, htmlInput: { ...params.slotProps?.htmlInput, 'aria-label': hiddenLabel } } : params.slotProps;
  // The Retry button is unmounted, so the focus moves to the input.
  const retry = () => {
    choices.retry();
    document.getElementById(field.id)?.focus();
  };
  const readError = choices.error ? (
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
        (error || readError || helperText) && (
          <>
            {helperText} {readError}
          </>
        )
      }
      onBlur={onBlur}
      inputRef={slotProps.htmlInput.ref}
      slotProps={slots}
      {...(placeholder ? { placeholder, slotProps: withPlaceholderText(slots, error ? '' : placeholder) } : {})}
    />
  );
}
