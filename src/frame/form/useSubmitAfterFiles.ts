import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { FileReads } from '#frame/inputs/images/filesBeingRead.ts';

/**
 * Lets a form that is submitted while files are being read wait for them, so that it is not sent without what staff have chosen.
 * Where one of them was not taken it is not sent at all: staff would have left the screen that says so.
 * @returns `hold` takes what is being read; `holds` says, of a submit, whether it has to wait: it comes again by itself.
 */
export function useSubmitAfterFiles() {
  const files = useRef(new Set<FileReads>());
  const waiting = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const hold = useCallback((read: FileReads) => {
    files.current.add(read);
    void read.then(() => files.current.delete(read));
  }, []);
  const holds = useCallback((event: FormEvent<HTMLElement>): boolean => {
    if (!files.current.size) return false;
    event.preventDefault();
    event.stopPropagation();
    if (waiting.current) return true;
    waiting.current = true;
    setWaiting(true);
    const form = event.target as HTMLFormElement;
    void Promise.all(files.current).then(taken => {
      waiting.current = false;
      setWaiting(false);
      if (taken.every(Boolean)) form.requestSubmit();
      else setTimeout(() => form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
    });
    return true;
  }, []);
  return { hold, holds, isWaiting };
}
