import { Button, InputAdornment } from '@mui/material';
import { useId, useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { valueAt } from '#define';
import { type InputProps, useInputProps } from './inputProps';

/**
 * A stored secret, which is never shown: the input is empty, and a typed text replaces the secret. A stored secret can be marked for
 * removal, which sends an empty text. If it is not changed, it is sent as it was received.
 */
export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const id = useId();
  const { source } = input.field;
  const { slotProps, ...props } = useInputProps(input);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const { defaultValues } = useFormState();
  const stored = valueAt(defaultValues, source);
  const isRemoved = Boolean(stored) && value === '';
  const [typed, setTyped] = useState('');
  // The form was saved or reset, so the typed text is no longer a change.
  if (typed && value === stored) setTyped('');
  const set = (secret: unknown) => {
    setTyped('');
    setValue(source, secret, { shouldDirty: true });
  };
  const text = isRemoved ? 'secretRemoved' : stored ? 'secretKept' : 'secretNone';
  const button = isRemoved ? 'keepSecret' : 'removeSecret';
  return (
    <TextInput
      {...props}
      id={id}
      type="password"
      helperText={
        <>
          {props.helperText} {props.helperText && <br />}
          {translate(`app.inputs.${text}`)}
        </>
      }
      format={() => typed}
      parse={(secret: string) => secret || stored}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{
        htmlInput: { ...slotProps.htmlInput, autoComplete: 'new-password' },
        formHelperText: isRemoved ? { role: 'status', sx: { color: 'error.main' } } : {},
        input: {
          endAdornment: Boolean(stored) && !input.readOnly && (
            <InputAdornment position="end">
              <Button
                size="small"
                color={isRemoved ? 'primary' : 'error'}
                aria-describedby={`${id}-label`}
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
