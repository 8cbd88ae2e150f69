import { createContext } from 'react';
import type { Plain, TextValidation } from '#define';

/** Files that are being read into a form. Resolves to whether all of them were accepted. Never rejects. */
export type FileReads = Promise<boolean>;

/** Makes the form wait for files before it is submitted. Does nothing outside of forms. */
export const FileReadsContext = createContext<(files: FileReads) => void>(() => {});

/** The answer to the call of a check about a value; `undefined` while there is none. */
export type AnswerTo = (check: TextValidation, value: unknown) => Plain | undefined;

/** The answers that a form has; it changes with each. Outside of forms nothing is asked. */
export const AnswersContext = createContext<AnswerTo>(() => undefined);
