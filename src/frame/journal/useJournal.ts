import { useEffect, useState } from 'react';
import type { Entry } from './journalEntry';
import { onJournal, readJournal } from './journalLog';

/** The journal of the signed-in person, newest first; `undefined` until it is read, empty where the device stores nothing. */
export function useJournal(): Entry[] | undefined {
  const [entries, setEntries] = useState<Entry[]>();
  useEffect(() => {
    const read = () => void readJournal().then(setEntries, () => setEntries([]));
    read();
    return onJournal(read);
  }, []);
  return entries;
}
