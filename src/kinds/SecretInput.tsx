import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type InputProps, useTextField } from './inputs';

/** A secret that is kept but never shown: the input is empty, and only what is typed takes its place. */
export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const { props, value, change } = useTextField(input);
  const [kept] = useState(value);
  const [typed, setTyped] = useState('');
  return (
    <TextField
      {...props}
      type="password"
      value={typed}
      helperText={translate(kept ? 'app.inputs.secretKept' : 'app.inputs.secretNone')}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target.value || kept);
      }}
      slotProps={{ htmlInput: { ...props.slotProps.htmlInput, autoComplete: 'new-password' } }}
    />
  );
}
