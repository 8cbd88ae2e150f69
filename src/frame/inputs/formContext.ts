import { createContext, useContext } from 'react';
import type { Plain, Validation } from '#define';

/** Files that are being read into a form. Resolves to whether all of them were accepted. Never rejects. */
export type FileReads = Promise<boolean>;

/** Makes the form wait for files before it is submitted. `undefined` outside of forms. */
export const FileReadsContext = createContext<((files: FileReads) => void) | undefined>(undefined);

/** @returns the function that makes the form wait for files; outside of forms it does nothing. */
export const useFileReads = (): ((files: FileReads) => void) => useContext(FileReadsContext) ?? (() => {});

/** The answer to the call of a check about a value; `undefined` while there is none. */
export type AnswerTo = (check: Validation, value: unknown) => Plain | undefined;

/** The answers that a form has; it changes with each. Outside of forms nothing is asked. */
export const AnswersContext = createContext<AnswerTo>(() => undefined);
