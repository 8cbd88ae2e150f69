import { Button, InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { valueAt } from '#define';
import { type InputProps, useTextField } from './useTextField';

/**
 * A secret that is kept but never shown: the input is empty, and only what is typed takes its place. One that is kept can be
 * marked to be removed, which sends an empty text; untouched it goes out as it came.
 */
export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const { props, value, change } = useTextField(input);
  const { setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const kept = valueAt(defaultValues, input.field.source);
  const isRemoved = Boolean(kept) && value === '';
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // Saved, or taken back: what was typed is the kept one now, or is gone.
    if (value === kept) setTyped('');
  }, [value, kept]);
  const set = (secret: unknown) => {
    setTyped('');
    setValue(input.field.source, secret, { shouldDirty: true });
  };
  const words = isRemoved ? 'secretRemoved' : kept ? 'secretKept' : 'secretNone';
  const button = isRemoved ? 'keepSecret' : 'removeSecret';
  return (
    <TextField
      {...props}
      type="password"
      value={typed}
      helperText={translate(`app.inputs.${words}`)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target.value || kept);
      }}
      slotProps={{
        htmlInput: { ...props.slotProps.htmlInput, autoComplete: 'new-password' },
        formHelperText: isRemoved ? { role: 'status', sx: { color: 'error.main' } } : {},
        input: {
          endAdornment: Boolean(kept) && !input.readOnly && (
            <InputAdornment position="end">
              <Button
                size="small"
                color={isRemoved ? 'primary' : 'error'}
                aria-describedby={`${props.id}-label`}
                onClick={() => set(isRemoved ? kept : '')}
              >
                {translate(`app.inputs.${button}`)}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
