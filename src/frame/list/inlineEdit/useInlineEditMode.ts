import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { inlineEditForm, isUnsavedRestored, useMayLeave } from '#frame/routing/unsavedChanges.ts';
import type { CellProps } from './useInlineEdit';

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
  const onClose = useCallback(() => {
    if (!mayLeave()) return;
    setOn(false);
    setCell(undefined);
    (focusedBefore.current?.isConnected ? focusedBefore.current : button.current)?.focus();
  }, [mayLeave]);
  const open = () => {
    focusedBefore.current = document.querySelector<HTMLElement>(':focus');
    setOn(true);
  };
  return { isOn, Cell, switchProps: { ref: button, isOn, onToggle: isOn ? onClose : open }, barProps: { onReady, onClose } };
}
