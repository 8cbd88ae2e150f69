/** Checks that ask the server (`validate` with a `call`), and what a submission waits for. */
import { type FormEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { get, type UseFormReturn } from 'react-hook-form';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { type Call, complaintOf, type Field, isNothing, type Page, type Plain, validationsIn, valueAt } from '#define';
import type { AnswerTo, PendingWork } from '#frame/inputs/inputsContext.ts';
import { checkedRecord } from '#frame/inputs/validators.ts';
import { isSame } from '#frame/record/differences.ts';
import { isStored } from '#frame/record/recordRows.ts';
import { takeLeaveAfterSaving } from '#frame/routing/unsavedChanges.ts';

/** The key of an answer to a call about a value. */
export const answerKey = (call: Call, value: unknown): string => `${call.text} ${JSON.stringify(value)}`;

const asks = (field: Field): boolean => validationsIn(field).some(({ call }) => call);

/** The calls of a field's checks; none for a value that another check refuses. */
export function callsAbout(field: Field, value: unknown, values: Plain): Call[] {
  const checks = validationsIn(field);
  const isRefused = checks.some(check => !check.warning && complaintOf(check, value, checkedRecord(field, values)));
  return isNothing(value) || isRefused ? [] : checks.flatMap(({ call }) => call ?? []);
}

/** The answers of a form, each asked once. A call that failed has no answer, and is not asked again. */
function useAnswers() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const sentKeys = useRef(new Set<string>());
  const [answers, setAnswers] = useState<ReadonlyMap<string, Plain>>(new Map());
  const answerTo: AnswerTo = ({ call }, value) => call && answers.get(answerKey(call, value));
  /** Resolves once there is an answer, or the call has failed; `undefined` if it was asked before. */
  const ask = (call: Call, value: unknown, id: unknown): Promise<void> | undefined => {
    const key = answerKey(call, value);
    if (sentKeys.current.has(key)) return undefined;
    sentKeys.current.add(key);
    return dataProvider.answer(call, { value, id }).then(
      // At once, so that the check that follows reads the answer.
      answer => flushSync(() => setAnswers(others => new Map(others).set(key, answer))),
      () => {},
    );
  };
  return { answerTo, ask };
}

/**
 * Delays the submission of a form until its files are read and its calls answered. If a file is refused, the form is not submitted, because
 * staff would leave the screen that shows the reason.
 * @returns `waitFor` registers a read or a call; `delay` is called with each submit event. A delayed form is submitted again by code.
 */
function useDelayedSubmit() {
  const running = useRef(new Set<PendingWork>());
  const waiting = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const waitFor = (work: PendingWork) => {
    running.current.add(work);
    void work.then(() => running.current.delete(work));
  };
  const delay = (event: FormEvent<HTMLElement>) => {
    if (!running.current.size) return;
    event.preventDefault();
    event.stopPropagation();
    if (waiting.current) return;
    waiting.current = true;
    setWaiting(true);
    const form = event.target as HTMLFormElement;
    void Promise.all(running.current).then(accepted => {
      waiting.current = false;
      setWaiting(false);
      if (accepted.every(Boolean)) return form.requestSubmit();
      // A save that stops here forgets where staff wanted to go.
      takeLeaveAfterSaving();
      setTimeout(() => form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
    });
  };
  return { waitFor, delay, isWaiting };
}

interface FormParts {
  form: RefObject<UseFormReturn | null>;
  page: Page;
  fieldsOf: (values: Plain) => readonly Field[];
  /** The values without unsaved changes. */
  defaultValues: () => Plain;
}

/**
 * Sends the calls of a form's checks when staff leave an input, and the others when they save; saving waits for running calls. When an answer
 * comes, the form checks the input again, unless staff have changed it since. A submission waits for files, too (`useDelayedSubmit`).
 */
export function useAskedChecks({ form, page, fieldsOf, defaultValues }: FormParts) {
  const { answerTo, ask } = useAnswers();
  const { waitFor, delay, isWaiting } = useDelayedSubmit();
  const valuesNow = (): Plain => form.current?.getValues() ?? {};
  const askAbout = (field: Field, values: Plain): void => {
    const value = valueAt(values, field.source);
    if (page === 'edit' && isStored(field, value, defaultValues(), values)) return;
    const asking = callsAbout(field, value, values).flatMap(call => ask(call, value, defaultValues().id) ?? []);
    if (!asking.length) return;
    const answered = Promise.all(asking).then(() => {
      if (isSame(valueAt(valuesNow(), field.source), value)) void form.current?.trigger(field.source);
      return true;
    });
    waitFor(answered);
  };
  const askedFields = (values: Plain) => fieldsOf(values).filter(asks);
  /** The field of an event's input. Events of forms in dialogs over this one are not its own. */
  const fieldOf = ({ target, currentTarget }: SyntheticEvent): Field | undefined => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !currentTarget.contains(target)) return undefined;
    return askedFields(valuesNow()).find(({ source }) => source === target.name);
  };
  return {
    answerTo,
    waitFor,
    isWaiting,
    listeners: {
      onBlur: (event: SyntheticEvent) => {
        const field = fieldOf(event);
        if (field) askAbout(field, valuesNow());
      },
      // An answer about another value is no error of this one.
      onInput: (event: SyntheticEvent) => {
        const field = fieldOf(event);
        if (field && get(form.current?.formState.errors, field.source)) form.current?.clearErrors(field.source);
      },
      onSubmitCapture: (event: FormEvent<HTMLElement>): void => {
        const { target, currentTarget } = event;
        const values = valuesNow();
        if (target instanceof Node && currentTarget.contains(target)) for (const field of askedFields(values)) askAbout(field, values);
        delay(event);
      },
    },
  };
}
