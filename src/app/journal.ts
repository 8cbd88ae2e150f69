import type { Written } from '../../dataProvider/written';
import { loadCode } from '../frame/loadCode';

const later = () => import('../frame/journal/journal');
const heard = new Set<() => void>();

/** Notes a change in the journal of whoever is signed in. The code for it comes with the first; where it does not come, the change is not noted. */
export function noteWritten(written: Written): void {
  void loadCode(later)
    .then(({ note }) => {
      if (note(written)) for (const tell of heard) tell();
    })
    .catch(() => {});
}

/** Runs something when a person's journal begins on this device; returns how to stop. */
export function onJournalBegun(tell: () => void): () => void {
  heard.add(tell);
  return () => heard.delete(tell);
}
