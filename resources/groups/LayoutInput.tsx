import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { textId } from '#define';
import { type Layout, layouts } from './layouts';

/** A select with a picture of each layout. */
export default function LayoutInput() {
  const translate = useTranslate();
  const { id, field } = useInput({ source: 'layout' });
  return (
    <TextField
      select
      id={id}
      name={field.name}
      label={translate('resources.groups.fields.layout')}
      value={textId(field.value) ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      fullWidth
    >
      {layouts.map(layout => (
        <MenuItem key={layout} value={layout}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <svg viewBox="0 0 60 48" width="60" height="48" fill="currentColor" opacity={0.7} aria-hidden>
              <rect x="0.5" y="0.5" width="59" height="47" rx="4" fill="none" stroke="currentColor" />
              {pictures[layout]}
            </svg>
            <span>
              {translate(`resources.groups.choices.layout.${layout}`)}{' '}
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {layout}
              </Typography>
            </span>
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}

const rect = (x: number, y: number, width: number, height: number, opacity = 1) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="2" opacity={opacity} />
);

/** Pictures of the layouts, 60 by 48. */
const pictures: Record<Layout, ReactNode> = {
  highlight: [rect(5, 5, 50, 24), rect(5, 33, 15, 10, 0.5), rect(22.5, 33, 15, 10, 0.5), rect(40, 33, 15, 10, 0.5)],
  list_vertical: [5, 18.5, 32].map(y => [rect(5, y, 12, 11), rect(20, y + 1, 35, 4, 0.5), rect(20, y + 7, 22, 3, 0.3)]),
  list_horizontal: [5, 22.5, 40].map(x => [rect(x, 10, 15, 18), rect(x, 31, 15, 3, 0.5), rect(x, 36, 9, 3, 0.3)]),
  carousel: [
    rect(0, 12, 7, 20, 0.4),
    rect(10, 8, 40, 28),
    rect(53, 12, 7, 20, 0.4),
    rect(23, 40, 4, 3),
    rect(29, 40, 4, 3, 0.4),
    rect(35, 40, 4, 3, 0.4),
  ],
  list_vertical_sm: [5, 13, 21, 29, 37].map(y => [rect(5, y, 6, 6), rect(14, y + 1.5, 38, 3, 0.5)]),
};
