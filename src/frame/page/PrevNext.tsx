import Before from '@mui/icons-material/NavigateBefore';
import After from '@mui/icons-material/NavigateNext';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { formatNumber } from '#frame/format/money.ts';
import { usePrevNext } from './usePrevNext';

/** The ways to the record before and after this one, in the list that it was opened from, and its place there. Nothing where it was opened from elsewhere. */
export function PrevNext() {
  const translate = useTranslate();
  const { name } = useResource();
  const neighbours = usePrevNext();
  if (!neighbours) return null;
  const { place, total } = neighbours;
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const [n, m] = [formatNumber(place), formatNumber(total ?? 0)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 14, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? n : translate('app.neighbours.place', { n, m })}
      </Box>
      {(['previous', 'next'] as const).map(way => {
        const Icon = way === 'previous' ? Before : After;
        const label = translate(`app.neighbours.${way}`, { name: singular });
        return (
          <Beside key={way} way={way} label={label} go={neighbours[way]}>
            <Icon />
          </Beside>
        );
      })}
    </Box>
  );
}

interface BesideProps {
  way: 'previous' | 'next';
  label: string;
  /** Unset where the list ends. */
  go: (() => void) | undefined;
  children: ReactNode;
}

/** Not `disabled` where the list ends: the focus stays where the last one was reached. */
function Beside({ way, label, go, children }: BesideProps) {
  const command = useButtonCommand(label, way, { isOffered: go !== undefined, leadsOn: true });
  return (
    <IconButton
      title={label}
      {...command}
      aria-label={label}
      aria-disabled={!go}
      onClick={() => go?.()}
      sx={{ width: 44, height: 44, opacity: go ? 1 : 0.4, cursor: go ? 'pointer' : 'default', '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
    >
      {children}
    </IconButton>
  );
}
