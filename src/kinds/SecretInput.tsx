import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { valueAt } from '../../resources/define';
import { type InputProps, useTextField } from './inputs';

/** A secret that is kept but never shown: the input is empty, and only what is typed takes its place. */
export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const { props, value, change } = useTextField(input);
  const { defaultValues } = useFormState();
  const kept = valueAt(defaultValues, input.field.source);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // Saved, or taken back: what was typed is the kept one now, or is gone.
    if (value === kept) setTyped('');
  }, [value, kept]);
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
