import { InputAdornment, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { asNumber } from '#define';
import { numberOrText, writeNumber } from '#frame/format/numbers.ts';
import { isSame } from '#frame/record/differences.ts';
import { type InputProps, useTextField } from './inputProps';

/**
 * A number input. It shows the typed text and gives the form the number, as react-admin's does. It is not `type="number"`, because
 * browsers then drop Arabic digits and commas and hide texts that they cannot parse. The arrow keys change the number by one.
 */
export function NumberInput({ before, after, ...input }: InputProps & { before?: string; after?: string }) {
  const { props, value, change } = useTextField(input);
  const { kind, keyboard, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = input.field;
  const [typed, setTyped] = useState(writeNumber(value));
  const shown = isSame(numberOrText(typed, kind), value) ? typed : writeNumber(value);
  // During rendering, not in an effect: an effect would update the text a frame after the key, and a selection would be lost.
  if (shown !== typed) setTyped(shown);
  const setText = (text: string) => {
    setTyped(text);
    change(numberOrText(text, kind));
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const stepped = Math.min(max, Math.max(min, (asNumber(value) ?? 0) + (by ?? 0)));
    if (!by || input.readOnly) return;
    event.preventDefault();
    // Removes rounding errors of binary fractions.
    setText(writeNumber(Number(stepped.toPrecision(15))));
  };
  const spin = keyboard ? { type: keyboard } : { type: 'text', role: 'spinbutton', 'aria-valuenow': asNumber(value), onKeyDown: step };
  return (
    <TextField
      {...props}
      value={shown}
      onChange={({ target }) => setText(target.value)}
      slotProps={{
        htmlInput: { ...props.slotProps.htmlInput, ...spin, inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' },
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
        },
      }}
    />
  );
}
