import { Button, InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { valueAt } from '#define';
import { type InputProps, useTextField } from './useTextField';

/**
 * A stored secret, which is never shown: the input is empty, and a typed text replaces the secret. A stored secret can be marked for
 * removal, which sends an empty text. If it is not changed, it is sent as it was received.
 */
export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const { props, value, change } = useTextField(input);
  const { setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const stored = valueAt(defaultValues, input.field.source);
  const isRemoved = Boolean(stored) && value === '';
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // The form was saved or reset, so the typed text is no longer a change.
    if (value === stored) setTyped('');
  }, [value, stored]);
  const set = (secret: unknown) => {
    setTyped('');
    setValue(input.field.source, secret, { shouldDirty: true });
  };
  const text = isRemoved ? 'secretRemoved' : stored ? 'secretKept' : 'secretNone';
  const button = isRemoved ? 'keepSecret' : 'removeSecret';
  return (
    <TextField
      {...props}
      type="password"
      value={typed}
      helperText={translate(`app.inputs.${text}`)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target.value || stored);
      }}
      slotProps={{
        htmlInput: { ...props.slotProps.htmlInput, autoComplete: 'new-password' },
        formHelperText: isRemoved ? { role: 'status', sx: { color: 'error.main' } } : {},
        input: {
          endAdornment: Boolean(stored) && !input.readOnly && (
            <InputAdornment position="end">
              <Button
                size="small"
                color={isRemoved ? 'primary' : 'error'}
                aria-describedby={`${props.id}-label`}
                onClick={() => set(isRemoved ? stored : '')}
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
