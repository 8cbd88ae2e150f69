import Before from '@mui/icons-material/NavigateBefore';
import After from '@mui/icons-material/NavigateNext';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { formatNumber } from '#frame/format/money.ts';
import { usePrevNext } from './usePrevNext';

/**
 * Buttons to the previous and next record of the list it was opened from, and the record's position. Renders nothing if it was opened from
 * elsewhere.
 */
export function PrevNext() {
  const translate = useTranslate();
  const { name } = useResource();
  const links = usePrevNext();
  if (!links) return null;
  const { place, total } = links;
  const singular = translate(`resources.${name}.name`, { smart_count: 1 });
  const [n, m] = [formatNumber(place), formatNumber(total ?? 0)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 14, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? n : translate('app.prevNext.place', { n, m })}
      </Box>
      <StepButton direction="previous" label={translate('app.prevNext.previous', { name: singular })} go={links.previous} />
      <StepButton direction="next" label={translate('app.prevNext.next', { name: singular })} go={links.next} />
    </Box>
  );
}

interface StepButtonProps {
  direction: 'previous' | 'next';
  label: string;
  /** Unset at the end of the list. */
  go: (() => void) | undefined;
}

/** At the end of the list the button is not `disabled`, so that it keeps the focus. */
function StepButton({ direction, label, go }: StepButtonProps) {
  const command = useButtonCommand(label, direction, { isOffered: go !== undefined, movesFocus: true });
  return (
    <IconButton
      title={label}
      {...command}
      aria-label={label}
      aria-disabled={!go}
      onClick={() => go?.()}
      sx={{ width: 44, height: 44, opacity: go ? 1 : 0.4, cursor: go ? 'pointer' : 'default', '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
    >
      {direction === 'previous' ? <Before /> : <After />}
    </IconButton>
  );
}
