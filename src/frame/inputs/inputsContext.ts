import { createContext } from 'react';
import type { Plain, TextValidation } from '#define';

/** What a form waits for before it is submitted: files that are read, or an answer. Resolves to whether it may be submitted. Never rejects. */
export type PendingWork = Promise<boolean>;

/** The answer to the call of a check about a value; `undefined` while there is none. */
export type AnswerTo = (check: TextValidation, value: unknown) => Plain | undefined;

interface FormOfInputs {
  waitFor: (work: PendingWork) => void;
  answerTo: AnswerTo;
}

/** What inputs need of their form. Outside of forms nothing waits, and nothing is asked. */
export const InputsContext = createContext<FormOfInputs>({ waitFor: () => {}, answerTo: () => undefined });
