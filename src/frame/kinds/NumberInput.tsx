import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { asNumber } from '../format/money';
import { type InputProps, useTextField } from './useTextField';

/** A number as it is typed: the form holds the number, or null while there is none, or NaN for what is not one. */
export function NumberInput({ before, after, ...input }: InputProps & { before?: string; after?: string }) {
  const { props, value, change } = useTextField(input);
  const number = asNumber(value);
  const [typed, setTyped] = useState(String(number ?? ''));
  const shown = asNumber(typed) === number || Number.isNaN(value) ? typed : String(number ?? '');
  // While it renders, not after: what follows would stand a frame after the key, and lose what was selected in it meanwhile.
  if (shown !== typed) setTyped(shown);
  return (
    <TextField
      {...props}
      type={input.field.as ?? 'number'}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target.validity.badInput ? Number.NaN : target.value.trim() ? (asNumber(target.value) ?? Number.NaN) : null);
      }}
      onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
      slotProps={{
        htmlInput: { ...props.slotProps.htmlInput, min: input.field.min, max: input.field.max, step: 'any', dir: 'ltr' },
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
        },
      }}
    />
  );
}
