import { type RefObject, useContext, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { RequestError } from '#dataProvider/http.ts';
import { bodyKeys, type Field, firstStep, holdsFor, isOn, type Plain, type Resource, type ShopRecord } from '#define';
import { canReadOne, readCurrent } from '#frame/actions/readCurrent.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { noticeTimes } from '#frame/context/useNotices.ts';
import { takeMerged } from '#frame/form/defaultValues.ts';
import { type Merge, type MergeChoices, mergeChanges } from '#frame/record/mergeChanges.ts';

/** Time limit for reading the record before it is saved. In milliseconds. */
const readTimeout = 5000;

/** The changes of both sides, and the three versions of the record. */
export type ConflictRecords = Pick<Merge, 'conflicts' | 'onlyTheirs'> & Record<'base' | 'mine' | 'theirs', ShopRecord>;

type Asked = ConflictRecords | { readError: RequestError };

/** What staff can answer. */
export interface ConflictAnswers {
  onConfirm: (choices: MergeChoices) => void;
  /** Returns to the form. */
  onCancel: () => void;
}

/** A question for staff before their changes are saved: how to resolve conflicts, or whether to save without the check. */
export type ConflictQuestion = Asked & ConflictAnswers;

interface Options {
  /** Turns a record that was read into form values. */
  toFormValues: (record: ShopRecord) => ShopRecord;
  /** Whether the record is a row of a list, which may lack fields that the call for one record returns. */
  isRow: boolean;
}

/** What is sent: the values of the form, and the record that they replace. */
interface Outgoing {
  values: Plain;
  previous: ShopRecord;
}

/** Why nothing is sent: staff went back to the form, or the server's refusal is final. */
type Stop = 'back' | 'refused';

/** Whether a server may have refused a write because it has another version of the record. */
const mayBeOutdated = (error: unknown): boolean => error instanceof RequestError && [409, 412].includes(error.status);

/** Whether the update form sends a field that staff can fill. Other changes, as of counters, are not reported. */
const isSentByForm = (resource: Resource, field: Field, record: ShopRecord): boolean =>
  isOn(field, 'edit') && !holdsFor(field.readOnly, 'edit', record) && bodyKeys(resource, 'update').includes(firstStep(field.source));

/** The open question; `ask` opens one and resolves to the decision of staff. */
function useQuestion() {
  const [question, setQuestion] = useState<ConflictQuestion>();
  const ask = (content: Asked) =>
    new Promise<MergeChoices | undefined>(resolve => {
      const decide = (choices?: MergeChoices) => {
        setQuestion(undefined);
        resolve(choices);
      };
      setQuestion({ ...content, onConfirm: decide, onCancel: () => decide() });
    });
  return { question, ask };
}

function useNotifyOthersChanges({ name }: Resource) {
  const notify = useNotify();
  const translate = useTranslate();
  return (changed: readonly Field[]) => {
    const names = new Set(changed.map(({ source, textKey }) => translate(`resources.${name}.fields.${textKey ? firstStep(textKey) : source}`)));
    if (names.size)
      notify('app.conflict.taken', { type: 'info', autoHideDuration: noticeTimes.othersChanges, messageArgs: { fields: [...names].join(', ') } });
  };
}

/**
 * Checks before an update what others have saved since the form was opened. Fields that only others changed are taken into the form;
 * staff choose for fields that both changed. The record is read again right before it is saved, if one request can read it.
 */
export function useConflictCheck(resource: Resource, form: RefObject<UseFormReturn | null>, { toFormValues, isRow }: Options) {
  const { question, ask } = useQuestion();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = useContext(PagesContext);
  const canRead = canReadOne(resource, pages);
  const notifyOthersChanges = useNotifyOthersChanges(resource);

  /** Merges the changes of others into what is sent. After a refusal (`isRefused`), it is sent again only if others have changed something. */
  const withTheirChanges = async ({ values, previous }: Outgoing, isRefused: boolean): Promise<Outgoing | Stop> => {
    const base = toFormValues(previous);
    const mine = { ...values, id: previous.id };
    const current = await readCurrent({ dataProvider, pages }, resource, previous.id, AbortSignal.timeout(readTimeout)).catch((error: unknown) =>
      error instanceof RequestError ? error : new RequestError('app.errors.timeout', 0),
    );
    if (current instanceof RequestError) {
      if (isRefused) return 'refused';
      // The update itself will show whether the record was deleted or only cannot be read alone; offline, a question would not help.
      if ([401, 404].includes(current.status) || current.message === 'app.errors.offline') return { values, previous };
      return (await ask({ readError: current })) ? { values, previous } : 'back';
    }
    const theirs = toFormValues(current.record);
    const { conflicts, resolve, ...changed } = mergeChanges(resource.fields, { base, mine, theirs }, isRow);
    const onlyTheirs = changed.onlyTheirs.filter(field => isSentByForm(resource, field, theirs));
    if (isRefused && !conflicts.length && !onlyTheirs.length) return 'refused';
    const choices = conflicts.length || isRefused ? await ask({ conflicts, onlyTheirs, base, mine, theirs }) : {};
    if (!choices) return 'back';
    const merged = resolve(choices);
    if (form.current) takeMerged(form.current, { mine, theirs, merged });
    if (!isRefused) notifyOthersChanges(onlyTheirs);
    return { values: merged, previous: current.record };
  };

  /**
   * Merges the changes of others into the form's values and saves them with `send`.
   * @returns `undefined` if staff went back to the form. @throws the errors of `send`.
   */
  const update = async <T>(
    values: Plain,
    previous: ShopRecord,
    send: (outgoing: Outgoing) => Promise<T>,
  ): Promise<(Outgoing & { written: T }) | undefined> => {
    let outgoing: Outgoing | Stop = canRead ? await withTheirChanges({ values, previous }, false) : { values, previous };
    while (typeof outgoing !== 'string') {
      const sent: Outgoing = outgoing;
      try {
        return { ...sent, written: await send(sent) };
      } catch (error) {
        if (!canRead || !mayBeOutdated(error)) throw error;
        outgoing = await withTheirChanges(sent, true);
        if (outgoing === 'refused') throw error;
      }
    }
    return undefined;
  };
  return { update, question };
}

export type ConflictCheck = ReturnType<typeof useConflictCheck>;
