import type { TextFieldProps } from '@mui/material';
import { InputHelperText, useInput, type Validator } from 'react-admin';
import type { Field, Page } from '../../../resources/define';

/** What an input is given: its field, its label, what is checked, and whether it can be changed. */
export interface InputProps {
  field: Field;
  label: string;
  validate: Validator[];
  readOnly: boolean;
  page: Page;
}

/** An input of the form and what MUI's text field wants of it: label, mark, message, focus. */
export function useTextField({ field, label, validate, readOnly }: InputProps, hint?: string) {
  const { id, field: input, fieldState, isRequired } = useInput({ source: field.source, validate });
  const { ref, onBlur, name } = input;
  const { value, onChange }: { value: unknown; onChange: (value: unknown) => void } = input;
  const { invalid, error } = fieldState;
  const language = field.lang ? { lang: field.lang, dir: 'rtl' } : { dir: 'auto' };
  const props = {
    id,
    name,
    label,
    onBlur,
    required: isRequired,
    error: invalid,
    fullWidth: true,
    helperText: invalid ? <InputHelperText error={error?.message ?? ''} /> : hint,
    slotProps: { htmlInput: { ref, readOnly, ...language } },
  } satisfies TextFieldProps;
  return { props, value, change: onChange };
}
