/** What inputs report to the form that they are in: fields without an input, and files that are being read. */
import { createContext, useContext, useEffect, useRef } from 'react';
import type { Field } from '#define';

/** Returns fields whose inputs are not mounted, such as those of a tab that was never opened or a closed row, with their sources in the record. */
export type ReadUnmounted = () => readonly Field[];

/** Registers a reader of unmounted fields with the form and returns the function that removes it. `undefined` outside of forms. */
export const UnmountedFieldsContext = createContext<((read: ReadUnmounted) => () => void) | undefined>(undefined);

/** Lets the form check fields that are not mounted. The form calls `read` when it is submitted. */
export function useRegisterUnmounted(read: ReadUnmounted): void {
  const register = useContext(UnmountedFieldsContext);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => register?.(() => latest.current()), [register]);
}

/** Files that are being read into a form. Resolves to whether all of them were accepted. Never rejects. */
export type FileReads = Promise<boolean>;

/** Makes the form wait for files before it is submitted. `undefined` outside of forms. */
export const FileReadsContext = createContext<((files: FileReads) => void) | undefined>(undefined);

/** @returns the function that makes the form wait for files; outside of forms it does nothing. */
export const useFileReads = (): ((files: FileReads) => void) => useContext(FileReadsContext) ?? (() => {});
