import { createContext } from 'react';
import type { Plain, TextValidation } from '#define';

/** Files that are being read into a form. Resolves to whether all of them were accepted. Never rejects. */
export type FileReads = Promise<boolean>;

/** The answer to the call of a check about a value; `undefined` while there is none. */
export type AnswerTo = (check: TextValidation, value: unknown) => Plain | undefined;

interface FormOfInputs {
  /** Makes the form wait for files before it is submitted. */
  waitFor: (files: FileReads) => void;
  answerTo: AnswerTo;
}

/** What inputs need of their form. Outside of forms nothing waits, and nothing is asked. */
export const InputsContext = createContext<FormOfInputs>({ waitFor: () => {}, answerTo: () => undefined });
