import { FormControl, FormHelperText, InputLabel } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface LabelledProps {
  id: string;
  label: string;
  error?: boolean;
  hint?: string | undefined;
  /** The label stays above the value. */
  shrink?: boolean;
  sx: SxProps;
  children: ReactNode;
}

/** An input with a label and a hint. MUI's TextField would add selects and menus to the first load. */
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
