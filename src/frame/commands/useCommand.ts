import { useEffect, useId } from 'react';
import { useEvent, useStore, useTranslate } from 'react-admin';
import { currentPerson } from '#dataProvider/session.ts';
import { ariaKey, isSingle, type KeyName, writtenKey } from './keys';
import { type Command, handleKey, registerCommand } from './registry';

/** Registers a command while the component is mounted; `undefined` registers none. */
export function useCommand(command: Command | undefined): void {
  const read = useEvent(() => command);
  const isThere = command !== undefined;
  useEffect(() => (isThere ? registerCommand(read) : undefined), [isThere, read]);
}

/** Whether single keys are on for this person on this device, and a function that switches them. */
export const useSingleKeys = () => useStore(`singleKeys.${currentPerson()}`, true);

/** A key for `aria-keyshortcuts` and as text. Both are `undefined` while single keys are switched off. */
export function useKeyWords(name: KeyName | undefined): { aria: string | undefined; written: string | undefined } {
  const translate = useTranslate();
  const [areSinglesOn] = useSingleKeys();
  const isOn = name && (areSinglesOn || !isSingle(name));
  return isOn ? { aria: ariaKey(name), written: writtenKey(name, translate('app.keys.control')) } : { aria: undefined, written: undefined };
}

/**
 * Registers a button or link as a command, with a key if `name` is given. `movesFocus`: what it opens takes the focus.
 * @returns props for the button: its id, and the attributes that announce its key.
 */
export function useButtonCommand(label: string, name?: KeyName, { isOffered = true, movesFocus = false } = {}) {
  const id = useId();
  const { aria, written } = useKeyWords(isOffered ? name : undefined);
  const find = () => document.getElementById(id);
  const press = () => {
    // A dialog that the button opens returns the focus to it.
    if (!movesFocus) find()?.focus();
    find()?.click();
  };
  useCommand(isOffered ? { label, name, at: find, run: press } : undefined);
  return { id, ...(aria ? { 'aria-keyshortcuts': aria, title: `${label} (${written})` } : {}) };
}

/** Handles keys for the whole app. Call it once. */
export function useKeys(): void {
  const [areSinglesOn] = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, areSinglesOn);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areSinglesOn]);
}
