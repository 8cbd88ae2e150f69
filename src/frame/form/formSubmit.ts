/** What happens around the submission of a form: it waits for files, and reports its errors. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import type { FileReads } from '#frame/inputs/formContext.ts';

/** Calls `onErrors` once after each failed submission, with the errors by field; `root` has the error of the server. */
export function useOnErrors(onErrors: (errors: FieldErrors) => void): void {
  const { submitCount, errors } = useFormState();
  const reported = useRef(submitCount);
  useEffect(() => {
    if (submitCount !== reported.current && Object.keys(errors).length) onErrors(errors);
    reported.current = submitCount;
  });
}

/**
 * Delays the submission of a form until its files have been read. If a file is refused, the form is not submitted, because
 * staff would leave the screen that shows the reason.
 * @returns `waitFor` registers files that are being read; `delay` is called with each submit event. A delayed form
 * is submitted again by code.
 */
export function useSubmitAfterFiles() {
  const files = useRef(new Set<FileReads>());
  const waiting = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const waitFor = (read: FileReads) => {
    files.current.add(read);
    void read.then(() => files.current.delete(read));
  };
  const delay = (event: FormEvent<HTMLElement>) => {
    if (!files.current.size) return;
    event.preventDefault();
    event.stopPropagation();
    if (waiting.current) return;
    waiting.current = true;
    setWaiting(true);
    const form = event.target as HTMLFormElement;
    void Promise.all(files.current).then(accepted => {
      waiting.current = false;
      setWaiting(false);
      if (accepted.every(Boolean)) form.requestSubmit();
      else setTimeout(() => form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
    });
  };
  return { waitFor, delay, isWaiting };
}
