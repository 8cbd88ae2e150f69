import { Box, Checkbox, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { asText, recordsIn } from '#define';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { setupInputs } from '#resources/vocabulary.ts';
import type { settings } from './settings';

const offered: Readonly<Record<string, readonly string[]>> = {
  'setup.shippingInputs': setupInputs.shippingInputs,
  'setup.productInputs': setupInputs.productInputs,
  'setup.classificationInputs': setupInputs.classificationInputs,
};

interface NameEntry {
  name?: unknown;
  required?: unknown;
}

const isRequired = ({ required }: NameEntry): boolean => required === true || required === 'true' || required === 'Required';

/** The entries of a list of `{ name, required }` objects or plain names. */
const entriesOf = (value: unknown): NameEntry[] =>
  (Array.isArray(value) ? value : [])
    .filter(entry => nameOf(entry))
    .map((entry: unknown) => recordsIn([entry])[0] ?? { name: asText(entry), required: false });

/** A row: the radio buttons of all rows are aligned. */
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 244px' },
  alignItems: 'center',
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
};

/** A checkbox for every offered name, and whether it is required. Other stored names are kept. */
export default function NamesInput({ source }: SlotProps<typeof settings, 'form/setup.shippingInputs'>) {
  const names = offered[source] ?? [];
  const translate = useTranslate();
  const { field } = useInput({ source });
  const entries = entriesOf(field.value);
  // In the form the server uses: text or boolean.
  const usesText = entries.some(({ required }) => required === 'Required' || required === 'Not Required');
  const requiredValue = (required: boolean) => (usesText ? (required ? 'Required' : 'Not Required') : required);
  const use = (name: string, isUsed: boolean) =>
    field.onChange(isUsed ? [...entries, { name, required: requiredValue(false) }] : entries.filter(entry => entry.name !== name));
  const require = (name: string, required: boolean) =>
    field.onChange(entries.map(entry => (entry.name === name ? { ...entry, required: requiredValue(required) } : entry)));
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', columnGap: 6, gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))' }}
    >
      {names.map(name => {
        const entry = entries.find(candidate => candidate.name === name);
        const label = translate(`resources.settings.names.${name}`);
        return (
          <Box component="li" key={name} sx={rowStyle}>
            <FormControlLabel
              control={<Checkbox size="small" checked={Boolean(entry)} onChange={(_, isUsed) => use(name, isUsed)} />}
              label={label}
            />
            {entry && (
              <RadioGroup
                row
                aria-label={translate('resources.settings.importance', { name: label })}
                value={String(isRequired(entry))}
                onChange={(_, required) => require(name, required === 'true')}
                sx={{ flexWrap: 'nowrap', '& .MuiFormControlLabel-label': { fontSize: 13, whiteSpace: 'nowrap' } }}
              >
                <FormControlLabel value="true" control={<Radio size="small" />} label={translate('resources.settings.required')} />
                <FormControlLabel value="false" control={<Radio size="small" />} label={translate('resources.settings.notRequired')} />
              </RadioGroup>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
