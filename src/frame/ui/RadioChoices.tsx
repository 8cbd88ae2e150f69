import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface RadioChoicesProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** Each value with its label. */
  children: readonly (readonly [V, ReactNode])[];
}

/** Radio buttons under a label. */
export function RadioChoices<V extends string>({ label, value, onChange, children }: RadioChoicesProps<V>) {
  const id = useId();
  const choose = (chosen: string) => {
    for (const [choice] of children) if (choice === chosen) onChange(choice);
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" id={id} sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => choose(chosen)}>
        {children.map(([choice, shown]) => (
          <FormControlLabel key={choice} value={choice} control={<Radio size="small" />} label={shown} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
