import { InputAdornment, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { asNumber } from '#frame/format/money.ts';
import { heldNumber, writeNumber } from '#frame/format/numbers.ts';
import { isSame } from '#frame/record/differences.ts';
import { type InputProps, useTextField } from './useTextField';

/**
 * A number as it is typed. As react-admin's, it shows the text and gives the form the number; but it is no `type="number"`, which drops Arabic
 * digits and commas and hides what it cannot read. The arrow keys step by one, as there.
 */
export function NumberInput({ before, after, ...input }: InputProps & { before?: string; after?: string }) {
  const { props, value, change } = useTextField(input);
  const { kind, as, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = input.field;
  const [typed, setTyped] = useState(writeNumber(value));
  const shown = isSame(heldNumber(typed, kind), value) ? typed : writeNumber(value);
  // While it renders, not after: what follows would stand a frame after the key, and lose what was selected in it meanwhile.
  if (shown !== typed) setTyped(shown);
  const put = (text: string) => {
    setTyped(text);
    change(heldNumber(text, kind));
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const stepped = Math.min(max, Math.max(min, (asNumber(value) ?? 0) + (by ?? 0)));
    if (!by || input.readOnly) return;
    event.preventDefault();
    // Without the errors of binary fractions.
    put(writeNumber(Number(stepped.toPrecision(15))));
  };
  const spin = as ? { type: as } : { type: 'text', role: 'spinbutton', 'aria-valuenow': asNumber(value), onKeyDown: step };
  return (
    <TextField
      {...props}
      value={shown}
      onChange={({ target }) => put(target.value)}
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
