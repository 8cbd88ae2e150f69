import { Button } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { List } from '#define';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { iconOf } from '#frame/ui/icons.tsx';

interface SheetSwitchProps {
  list: List;
  isOn: boolean;
  onTurn: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Turns the editing of a list's values in their rows on and off; nothing where it has none that can be edited there. */
export function InlineEditSwitch({ list, isOn, onTurn, ref }: SheetSwitchProps) {
  const { name } = useResource();
  const { allows } = useSettings();
  const translate = useTranslate();
  const Icon = iconOf('Edit');
  const isOffered = list.columns.some(column => typeof column === 'object' && column.edit && allows(column.when, 'column'));
  const isThere = isOffered && canAccess(name, 'edit');
  const label = translate(`resources.${name}.sheet`, { _: translate('app.sheet.open') });
  // Its key begins in the row where the focus is, and leads back there: so the button is not given it.
  useCommand(isThere && !isOn ? { label, name: 'editCells', at: () => ref.current, run: onTurn } : undefined);
  const { aria, written } = useKeyWords('editCells');
  if (!isThere) return null;
  return (
    <Button
      ref={ref}
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      aria-keyshortcuts={aria}
      title={`${label} (${written})`}
      aria-label={label}
      startIcon={<Icon />}
      onClick={onTurn}
      // On a phone there is room for its icon alone, beside the title and another button.
      sx={({ breakpoints }) => ({ minWidth: 0, [breakpoints.down('sm')]: { '& > span': { mx: 0 }, '& > span + span': { display: 'none' } } })}
    >
      <span>{label}</span>
    </Button>
  );
}
