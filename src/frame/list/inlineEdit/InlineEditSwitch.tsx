import { Button } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { List } from '#define';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { iconOf } from '#frame/ui/icons.tsx';

interface InlineEditSwitchProps {
  list: List;
  isOn: boolean;
  onToggle: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Hidden if no column of the list can be edited, or if the person may not edit. */
export function InlineEditSwitch({ list, isOn, onToggle, ref }: InlineEditSwitchProps) {
  const { name } = useResource();
  const { allows } = useSettings();
  const translate = useTranslate();
  const Icon = iconOf('Edit');
  const isOffered = list.columns.some(column => typeof column === 'object' && column.edit && allows(column.when, 'column'));
  const isAllowed = isOffered && canAccess(name, 'edit');
  const label = translate(`resources.${name}.sheet`, { _: translate('app.sheet.open') });
  // `useButtonCommand` would focus the button. Inline edit starts in the row that has the focus.
  useCommand(isAllowed && !isOn ? { label, name: 'editCells', at: () => ref.current, run: onToggle } : undefined);
  const { aria, written } = useKeyWords('editCells');
  if (!isAllowed) return null;
  return (
    <Button
      ref={ref}
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      aria-keyshortcuts={aria}
      title={`${label} (${written})`}
      aria-label={label}
      startIcon={<Icon fontSize="small" />}
      onClick={onToggle}
      // A phone shows the icon alone.
      sx={({ breakpoints }) => ({ minWidth: 0, [breakpoints.down('sm')]: { '& > span': { mx: 0 }, '& > span + span': { display: 'none' } } })}
    >
      <span>{label}</span>
    </Button>
  );
}
