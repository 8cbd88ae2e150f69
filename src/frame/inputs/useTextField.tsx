import type { TextFieldProps } from '@mui/material';
import { InputHelperText, useInput } from 'react-admin';
import { type Field, holdsOn, type Page } from '#define';

export interface InputProps {
  field: Field;
  label: string;
  /** Whether the label is only for screen readers, because it is in the head of a table. */
  isLabelHidden?: boolean | undefined;
  readOnly: boolean;
  /** Why it is read-only. */
  reason?: string | undefined;
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

/** Connects an input to the form. @returns the props of MUI's TextField, the value, and a function that changes it. */
export function useTextField({ field, label, isLabelHidden = false, readOnly, reason, page }: InputProps, hint?: string) {
  const { id, field: input, fieldState } = useInput({ source: field.source });
  const { ref, onBlur, name } = input;
  const { value, onChange }: { value: unknown; onChange: (value: unknown) => void } = input;
  const { invalid, error } = fieldState;
  const language = field.lang ?? { dir: 'auto' };
  const props = {
    id,
    name,
    label: isLabelHidden ? undefined : label,
    onBlur,
    required: holdsOn(field.required, page),
    error: invalid,
    fullWidth: true,
    ...(readOnly ? { className: 'read-only' } : {}),
    ...(field.lang && field.lang.dir !== (document.dir || 'ltr') ? { sx: oppositeLabel } : {}),
    helperText: invalid ? <InputHelperText error={error?.message ?? ''} /> : (reason ?? hint),
    slotProps: { htmlInput: { ref, readOnly, 'aria-label': isLabelHidden ? label : undefined, ...language } },
  } satisfies TextFieldProps;
  return { props, value, change: onChange };
}
