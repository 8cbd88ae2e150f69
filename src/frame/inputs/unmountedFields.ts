import { createContext, useContext, useEffect, useRef } from 'react';
import type { Field } from '#define';

/** Fields that a form holds and has not mounted, each as it stands in the record: of a tab nobody opened, of a closed row. */
export type ReadUnmounted = () => readonly Field[];

/** In a form: takes what reads the unseen fields of a part of it; returns how to let go. None outside of forms. */
export const UnmountedFieldsContext = createContext<((read: ReadUnmounted) => () => void) | undefined>(undefined);

/** Lets the form check fields that are not mounted. `read` is asked when the form is submitted. */
export function useRegisterUnmounted(read: ReadUnmounted): void {
  const hold = useContext(UnmountedFieldsContext);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => hold?.(() => latest.current()), [hold]);
}
