import { FormControl, type FormControlProps } from '@mui/material';

/** The root of MUI's text fields, without the `InputProps` that react-admin's inputs still give them: MUI 9 would write it into the page. */
export function TextFieldRoot({ InputProps: _unknown, ...props }: FormControlProps & { InputProps?: unknown }) {
  return <FormControl {...props} />;
}
