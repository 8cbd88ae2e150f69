import { InputHelperText, useInput } from 'react-admin';
import { type Field, holdsOn, type Page } from '#define';
import { useHelperText } from './GroupHelperText';

export interface InputProps {
  field: Field;
  label: string;
  /** Whether the label is only for screen readers, because it is in the head of a table. */
  isLabelHidden?: boolean | undefined;
  readOnly: boolean;
  /** Why it is read-only. */
  reason?: string | undefined;
  /** The id of the text below, for an input that does not show it itself. */
  describedBy?: string | undefined;
  page: Page;
}

/** Places the label of an input whose direction is not that of the interface. */
const oppositeLabel = {
  '& .MuiInputLabel-root': {
    left: 'auto',
    right: 0,
    transformOrigin: 'top right',
    transform: 'translate(-14px, 9px)',
    '&.MuiInputLabel-shrink': { transform: 'translate(-14px, -9px) scale(0.75)' },
  },
  '& legend': { textAlign: 'right' },
} as const;

/** The props of react-admin's TextInput for a field. `hint` is the text below it, unless there is another note. */
export function useInputProps({ field, label, isLabelHidden = false, readOnly, reason, page }: InputProps, hint?: string) {
  const helperText = useHelperText(field, reason, hint);
  const language = field.lang ?? { dir: 'auto' };
  return {
    source: field.source,
    // Of `false` MUI would show the star of a required input alone.
    label: isLabelHidden ? '' : label,
    required: holdsOn(field.required, page),
    fullWidth: true,
    helperText: helperText || (false as const),
    ...(readOnly ? { className: 'read-only' } : {}),
    ...(field.lang && field.lang.dir !== (document.dir || 'ltr') ? { sx: oppositeLabel } : {}),
    slotProps: { htmlInput: { readOnly, 'aria-label': isLabelHidden ? label : undefined, ...language } },
  };
}

/** Connects to the form an input that react-admin does not have. @returns the props of MUI's TextField, the value, and a function that changes it. */
export function useTextField(input: InputProps, hint?: string) {
  const { source, label, helperText, slotProps, ...props } = useInputProps(input, hint);
  const { id, field, fieldState } = useInput({ source });
  const { ref, onBlur, name } = field;
  const { value, onChange }: { value: unknown; onChange: (value: unknown) => void } = field;
  return {
    props: {
      ...props,
      ...{ id, name, label, onBlur },
      error: fieldState.invalid,
      helperText: fieldState.invalid ? <InputHelperText error={fieldState.error?.message ?? ''} /> : helperText,
      slotProps: { htmlInput: { ...slotProps.htmlInput, ref } },
    },
    value,
    change: onChange,
  };
}
