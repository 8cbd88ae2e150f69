import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { iconOf } from '#frame/ui/icons.ts';
import { KeyHint } from '#frame/ui/KeyHint.tsx';
import type { Combobox, Group, Option } from './paletteOptions';

interface ResultsProps {
  groups: readonly Group[];
  isTyped: boolean;
  combobox: Combobox;
}

/** The groups of options, and their number for screen readers. */
export function PaletteResults({ groups, isTyped, combobox }: ResultsProps) {
  const translate = useTranslate();
  const filledGroups = groups.filter(({ options }) => options.length > 0);
  const options = filledGroups.flatMap(group => group.options);
  const count = options.length;
  const pending = groups.filter(({ isPending }) => isPending);
  const status = pending.length
    ? translate('app.palette.searching', { names: pending.map(({ title }) => title).join(', ') })
    : count
      ? translate('app.palette.count', { count })
      : translate('app.inputs.nothingFound');
  return (
    <>
      <Box
        component="ul"
        {...combobox.getListboxProps()}
        aria-labelledby={undefined}
        aria-label={translate('app.palette.title')}
        sx={{ position: 'relative', overflowY: 'auto', flex: 1, m: 0, p: 0, pb: 1, listStyle: 'none' }}
      >
        {filledGroups.map(group => (
          <Box key={group.id} component="li" role="group" aria-label={group.title}>
            <Box aria-hidden sx={{ px: 2, pt: 1.5, pb: 0.5, fontSize: 13, fontWeight: 600, color: 'text.secondary' }}>
              {group.title}
            </Box>
            {group.options.map(option => (
              <Choice {...combobox.getOptionProps({ option, index: options.indexOf(option) })} key={option.id} option={option} />
            ))}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2, py: 1, minHeight: 36, borderTop: 1, borderColor: 'divider', fontSize: 13, color: 'text.secondary' }}>
        {isTyped || !count ? status : translate('app.palette.help')}
      </Box>
    </>
  );
}

function Choice({ option: { text, more, icon, written }, ...props }: { option: Option }) {
  const Icon = iconOf(icon);
  return (
    <Box
      {...props}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 0.75,
        minHeight: 44,
        boxSizing: 'border-box',
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 currentColor' },
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary', flex: 'none' }}>
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box component="span" dir="auto" sx={{ display: 'block' }}>
          {text}
        </Box>
        {more && (
          <Box component="span" dir="auto" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
            {more}
          </Box>
        )}
      </Box>
      {written && <KeyHint>{written}</KeyHint>}
    </Box>
  );
}
