import { Button } from '@mui/material';
import { type ComponentType, createContext, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { inlineEditForm, isUnsavedRestored, useMayLeave } from '#frame/routing/unsavedChanges.ts';
import { iconOf } from '#frame/ui/icons.ts';

export interface CellProps {
  record: ShopRecord;
  column: FullColumn;
}

/** The component of editable cells; `undefined` unless the list is in edit mode. */
export const EditCell = createContext<ComponentType<CellProps> | undefined>(undefined);

interface InlineEditSwitchProps {
  isOn: boolean;
  onToggle: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Hidden if no column of the list can be edited, or if the person may not edit. */
export function InlineEditSwitch({ isOn, onToggle, ref }: InlineEditSwitchProps) {
  const { name } = useResource();
  const { allows } = useSettings();
  const translate = useTranslate();
  const Icon = iconOf('Edit');
  const { columns } = useDeclaredList().list;
  const isOffered = columns.some(column => typeof column === 'object' && column.edit && allows(column.when, 'column'));
  const isAllowed = isOffered && canAccess(name, 'edit');
  const label = translate(`resources.${name}.inlineEdit`, { _: translate('app.inlineEdit.open') });
  // Inline edit begins in the row that has the focus, so the key must not focus the button first.
  const command = useButtonCommand(label, 'editCells', { isOffered: isAllowed && !isOn, movesFocus: true });
  if (!isAllowed) return null;
  return (
    <Button
      ref={ref}
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      title={label}
      {...command}
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

const inputSelector = 'input[data-inline-edit]';

/**
 * Whether the list is in edit mode, and the component of its editable cells once their code has loaded. Edit mode is on from the start if
 * the sign-in page hands back unsaved cells. Opening focuses a cell, closing returns the focus.
 */
export function useInlineEditMode(resource: string) {
  const [isOn, setOn] = useState(isUnsavedRestored(inlineEditForm(resource)));
  const [Cell, setCell] = useState<ComponentType<CellProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const onReady = useCallback((Ready: ComponentType<CellProps>) => setCell(() => Ready), []);
  useEffect(() => {
    // On touch screens the keyboard would cover the list, so staff tap the first cell themselves.
    if (!Cell || window.matchMedia('(pointer: coarse)').matches) return;
    const inRow = focusedBefore.current?.closest('tr')?.querySelector<HTMLElement>(inputSelector);
    (inRow ?? document.querySelector<HTMLElement>(inputSelector))?.focus();
  }, [Cell]);
  const mayLeave = useMayLeave();
  const onClose = async () => {
    if (!(await mayLeave())) return;
    setOn(false);
    setCell(undefined);
    (focusedBefore.current?.isConnected ? focusedBefore.current : button.current)?.focus();
  };
  const open = () => {
    focusedBefore.current = document.querySelector<HTMLElement>(':focus');
    setOn(true);
  };
  return { isOn, Cell, switchProps: { ref: button, isOn, onToggle: isOn ? onClose : open }, barProps: { onReady, onClose } };
}
