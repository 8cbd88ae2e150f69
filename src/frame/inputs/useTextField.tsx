import type { TextFieldProps } from '@mui/material';
import { InputHelperText, useInput, type Validator } from 'react-admin';
import type { Field, Page } from '#define';

/** What an input is given: its field, its label, what is checked, and whether it can be changed. */
export interface InputProps {
  field: Field;
  label: string;
  /** The label is told, but not seen: it stands in the head of a table. */
  isLabelHidden?: boolean | undefined;
  validate: Validator[];
  readOnly: boolean;
  /** Why it cannot be changed. */
  reason?: string | undefined;
  page: Page;
}

/** The label of an input that is written from right to left, where the interface is not. */
const fromRight = {
  '& .MuiInputLabel-root': {
    left: 'auto',
    right: 0,
    transformOrigin: 'top right',
    transform: 'translate(-14px, 9px)',
    '&.MuiInputLabel-shrink': { transform: 'translate(-14px, -9px) scale(0.75)' },
  },
  '& legend': { textAlign: 'right' },
} as const;

/** An input of the form and what MUI's text field wants of it: label, mark, message, focus. */
export function useTextField({ field, label, isLabelHidden = false, validate, readOnly, reason }: InputProps, hint?: string) {
  const { id, field: input, fieldState, isRequired } = useInput({ source: field.source, validate });
  const { ref, onBlur, name } = input;
  const { value, onChange }: { value: unknown; onChange: (value: unknown) => void } = input;
  const { invalid, error } = fieldState;
  const language = field.lang ? { lang: field.lang, dir: 'rtl' } : { dir: 'auto' };
  const props = {
    id,
    name,
    label: isLabelHidden ? undefined : label,
    onBlur,
    required: isRequired,
    error: invalid,
    fullWidth: true,
    ...(readOnly ? { className: 'read-only' } : {}),
    ...(field.lang && document.dir !== 'rtl' ? { sx: fromRight } : {}),
    helperText: invalid ? <InputHelperText error={error?.message ?? ''} /> : (reason ?? hint),
    slotProps: { htmlInput: { ref, readOnly, 'aria-label': isLabelHidden ? label : undefined, ...language } },
  } satisfies TextFieldProps;
  return { props, value, change: onChange };
}
