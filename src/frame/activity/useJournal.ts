import { useEffect, useState } from 'react';
import type { Entry } from './activityEntry';
import { onActivity, readActivity } from './activityLog';

/** The journal of the signed-in person, newest first; `undefined` until it is read, empty where the device stores nothing. */
export function useJournal(): Entry[] | undefined {
  const [entries, setEntries] = useState<Entry[]>();
  useEffect(() => {
    const read = () => void readActivity().then(setEntries, () => setEntries([]));
    read();
    return onActivity(read);
  }, []);
  return entries;
}
