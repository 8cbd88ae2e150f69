import { FormControl, FormHelperText, InputLabel } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface LabelledProps {
  id: string;
  label: string;
  error?: boolean;
  hint?: string | undefined;
  /** The label stays above a value that is never empty to the eye. */
  shrink?: boolean;
  sx: SxProps;
  children: ReactNode;
}

/** An input with its label and hint. MUI's TextField would do, but brings selects and menus into the first load. */
export function FloatingLabel({ id, label, error = false, hint, shrink, sx, children }: LabelledProps) {
  return (
    <FormControl size="small" error={error} sx={sx}>
      <InputLabel htmlFor={id} {...(shrink ? { shrink } : {})}>
        {label}
      </InputLabel>
      {children}
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}
