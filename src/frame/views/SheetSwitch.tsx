import { Button } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { List } from '../../../resources/define';
import { mayHere } from '../access';
import { useResource } from '../kinds/resources';
import { useSettings } from '../settings';
import { iconOf } from './icons';

interface SheetSwitchProps {
  list: List;
  isOn: boolean;
  onTurn: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Turns the editing of a list's values in their rows on and off; nothing where it has none that can be edited there. */
export function SheetSwitch({ list, isOn, onTurn, ref }: SheetSwitchProps) {
  const { name } = useResource();
  const { allows } = useSettings();
  const translate = useTranslate();
  const Icon = iconOf('Edit');
  const isOffered = list.columns.some(column => typeof column === 'object' && column.edit && allows(column.when, 'column'));
  if (!isOffered || !mayHere(name, 'edit')) return null;
  return (
    <Button ref={ref} variant={isOn ? 'contained' : 'outlined'} aria-pressed={isOn} startIcon={<Icon />} onClick={onTurn}>
      {translate(`resources.${name}.sheet`, { _: translate('app.sheet.open') })}
    </Button>
  );
}
