import { Box } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { iconOf } from '#frame/ui/icons.tsx';
import { KeyHint } from '#frame/ui/KeyHint.tsx';
import type { Group, Option } from './paletteOptions';
import type { useActive } from './useActive';
import { filled, usePaletteTexts } from './usePaletteTexts';

interface ResultsProps {
  groups: readonly Group[];
  isTyped: boolean;
  active: ReturnType<typeof useActive>;
  onTake: (option: Option, isNewTab: boolean) => void;
}

/** The groups of options, and their number for screen readers. */
export function PaletteResults({ groups, isTyped, active, onTake }: ResultsProps) {
  const translate = useTranslate();
  const texts = usePaletteTexts();
  const filledGroups = groups.filter(({ options }) => options.length > 0);
  const count = filledGroups.reduce((sum, { options }) => sum + options.length, 0);
  const pending = groups.filter(({ isPending }) => isPending);
  const status = pending.length
    ? filled(texts.searching, { names: pending.map(({ title }) => title).join(', ') })
    : count
      ? filled(texts.count, { count })
      : translate('app.inputs.nothingFound');
  return (
    <>
      <Box {...active.list} aria-label={texts.title} sx={{ overflowY: 'auto', flex: 1, pb: 1 }}>
        {filledGroups.map(group => (
          <Box key={group.id} role="group" aria-label={group.title}>
            <Box aria-hidden sx={{ px: 2, pt: 1.5, pb: 0.5, fontSize: 13, fontWeight: 600, color: 'text.secondary' }}>
              {group.title}
            </Box>
            {group.options.map(option => (
              <Choice key={option.id} option={option} active={active} onTake={onTake} />
            ))}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2, py: 1, minHeight: 36, borderTop: 1, borderColor: 'divider', fontSize: 13, color: 'text.secondary' }}>
        {isTyped || !count ? status : texts.help}
      </Box>
    </>
  );
}

function Choice({ option, active, onTake }: Pick<ResultsProps, 'active' | 'onTake'> & { option: Option }) {
  const { text, more, icon, written } = option;
  const Icon = iconOf(icon);
  const isActive = active.active?.id === option.id;
  return (
    <Box
      id={active.idOf(option)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onMouseMove={() => isActive || active.point(option)}
      onClick={(event: MouseEvent) => onTake(option, event.ctrlKey || event.metaKey)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 0.75,
        minHeight: 44,
        boxSizing: 'border-box',
        cursor: 'pointer',
        '&[aria-selected=true]': { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main, currentColor)' },
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
