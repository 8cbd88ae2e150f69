import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { nameOf } from '../format/texts';
import type { InputProps } from './useTextField';

/** As a server may have sent it. */
type Pair = { title?: unknown; details?: unknown } | null;

/** Rows of a title and its details, such as Fabric: Cotton. */
export function PairsInput({ field, label, validate, readOnly }: InputProps) {
  const translate = useTranslate();
  const { id, field: input } = useInput({ source: field.source, validate });
  const pairs: Pair[] = Array.isArray(input.value) ? input.value : [];
  const change = (position: number, changed: { title?: string; details?: string }) =>
    input.onChange(pairs.map((pair, other) => (other === position ? { ...pair, ...changed } : pair)));
  const html = { htmlInput: { dir: field.lang ? 'rtl' : 'auto', readOnly } };
  return (
    <Box role="group" aria-labelledby={id} {...(field.lang ? { lang: field.lang, dir: 'rtl' } : {})}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {pairs.map((pair, position) => (
          <Box key={position} sx={{ display: 'flex', gap: 1 }}>
            <TextField
              size="small"
              sx={{ flex: 1 }}
              label={translate('app.inputs.pairTitle')}
              value={nameOf(pair?.title)}
              slotProps={html}
              onChange={event => change(position, { title: event.target.value })}
            />
            <TextField
              size="small"
              sx={{ flex: 2 }}
              label={translate('app.inputs.pairDetails')}
              value={nameOf(pair?.details)}
              slotProps={html}
              onChange={event => change(position, { details: event.target.value })}
            />
            <IconButton
              disabled={readOnly}
              aria-label={translate('app.actions.remove', { name: nameOf(pair?.title) || `${position + 1}` })}
              onClick={() => input.onChange(pairs.filter((_, other) => other !== position))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button size="small" sx={{ mt: 1 }} disabled={readOnly} onClick={() => input.onChange([...pairs, { title: '', details: '' }])}>
        {translate('app.inputs.addPair')}
      </Button>
    </Box>
  );
}
