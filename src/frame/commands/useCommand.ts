import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ariaKey, isSingle, type KeyName, writtenKey } from './keys';
import { answer, type Command, offer } from './registry';
import { areSinglesOn, useSinglesOn } from './singleKeys';

/** Offers a command as long as the component is there; none while it is given `undefined`. */
export function useCommand(command: Command | undefined): void {
  const latest = useRef(command);
  useLayoutEffect(() => {
    latest.current = command;
  });
  const isThere = command !== undefined;
  useEffect(() => (isThere ? offer(() => latest.current) : undefined), [isThere]);
}

/** What tells of a key: for assistive technology, and in words. Neither while it is switched off. */
export function useKeyWords(name: KeyName | undefined): { aria: string | undefined; written: string | undefined } {
  const translate = useTranslate();
  const areOn = useSinglesOn();
  const isOn = name && (areOn || !isSingle(name));
  return isOn ? { aria: ariaKey(name), written: writtenKey(name, translate('app.keys.control')) } : { aria: undefined, written: undefined };
}

/**
 * Offers what a button or a link does as a command, with a key where it has one.
 * `leadsOn`: to another screen, which has the focus then.
 * @returns what to give to the button: the id that it is found by, and what tells of its key.
 */
export function useButtonCommand(label: string, name?: KeyName, { isOffered = true, leadsOn = false } = {}) {
  const id = useId();
  const { aria, written } = useKeyWords(isOffered ? name : undefined);
  const find = () => document.getElementById(id);
  const press = () => {
    // What it opens leads the focus back to where it was.
    if (!leadsOn) find()?.focus();
    find()?.click();
  };
  useCommand(isOffered ? { label, name, at: find, run: press } : undefined);
  return { id, ...(aria ? { 'aria-keyshortcuts': aria, title: `${label} (${written})` } : {}) };
}

/** Hears the keys for everything below; once in an app. */
export function useKeys(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => answer(event, areSinglesOn());
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
