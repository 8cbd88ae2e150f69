import { Box, MenuItem, TextField, type TextFieldProps, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CsvTable } from './csvFile';
import type { Mapping } from './useMapping';

interface Target {
  source: string;
  label: string;
}

interface ImportColumnsProps {
  table: CsvTable;
  /** What a column can fill. */
  targets: readonly Target[];
  /** The sources by which rows can find their records. */
  keys: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** In characters. */
const longestExample = 60;

/** For each column of a file an example and the field that it fills; below, by which of them rows find their records. */
export function ImportColumns({ table: { heads, rows }, targets, keys, mapping, onChange }: ImportColumnsProps) {
  const translate = useTranslate();
  const { sources, key } = mapping;
  const exampleAt = (at: number) => rows.map(({ cells }) => cells[at]?.trim() ?? '').find(Boolean) ?? '';
  const fill = (at: number, source: string) => {
    // Two columns cannot fill one field.
    const next = sources.map((other, place) => (place === at ? source : other === source ? '' : other));
    onChange({ sources: next, key: next.includes(key) ? key : '' });
  };
  return (
    <>
      <Typography sx={{ mb: 2 }}>{translate('app.import.rules')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}>
        {heads.map((head, at) => (
          <Choice
            key={at}
            label={<bdi>{head || at + 1}</bdi>}
            helperText={exampleAt(at) && translate('app.import.example', { value: exampleAt(at).slice(0, longestExample) })}
            value={sources[at] ?? ''}
            choices={targets}
            none={translate('app.import.leaveOut')}
            onChange={({ target }) => fill(at, target.value)}
          />
        ))}
      </Box>
      <Choice
        label={translate('app.import.key')}
        value={key}
        choices={targets.filter(({ source }) => keys.includes(source))}
        none={translate('app.import.noKey')}
        onChange={({ target }) => onChange({ ...mapping, key: target.value })}
        sx={{ mt: 3 }}
      />
    </>
  );
}

/** A select whose empty choice has a text. */
function Choice({
  choices,
  none,
  ...props
}: Pick<TextFieldProps, 'label' | 'helperText' | 'value' | 'onChange' | 'sx'> & { choices: readonly Target[]; none: string }) {
  return (
    <TextField select fullWidth size="small" {...props} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
      {[{ source: '', label: none }, ...choices].map(({ source, label }) => (
        <MenuItem key={source} value={source}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
