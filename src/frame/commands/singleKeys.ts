/** Whether single keys do anything, as each person has chosen on this device. */
import { useSyncExternalStore } from 'react';
import { currentPerson } from '#dataProvider/session.ts';

const keyOfPerson = (): string => `singleKeys:${currentPerson()}`;
const listeners = new Set<() => void>();

/** Whether they are on; they are until they are switched off. */
export const areSinglesOn = (): boolean => localStorage.getItem(keyOfPerson()) !== 'off';

/** Switches them on or off. A device that keeps nothing more leaves them as they are. */
export function switchSingles(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(keyOfPerson());
    else localStorage.setItem(keyOfPerson(), 'off');
  } finally {
    for (const tell of listeners) tell();
  }
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** Whether they are on, followed. */
export const useSinglesOn = (): boolean => useSyncExternalStore(listen, areSinglesOn);
