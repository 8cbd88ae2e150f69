import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { RequestError } from '#dataProvider/http.ts';
import { bodyKeys, type Field, holdsFor, isOn, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { canReadOne, readCurrent } from '#frame/actions/readNow.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { takeNewerRecord } from '#frame/form/takeNewerRecord.ts';
import { CodeMissingError, importWithRetry } from '#frame/loading/importWithRetry.ts';
import { differences, isSame } from '#frame/record/differences.ts';
import type { Conflict, MergeChoice } from '#frame/record/mergeChanges.ts';
import { withValue } from '#frame/record/recordRows.ts';

const later = () => import('#frame/record/mergeChanges.ts');

/** In milliseconds: staff are not kept waiting longer for the record to be read before it is saved. */
const mostWait = 5000;

/** What staff are asked before their changes are sent: whose values are to stand, or whether to go on without knowing. */
export interface ConflictQuestion {
  /** What both changed, and what is to be seen of it; none where the record could not be read. */
  both?: Conflict;
  base: ShopRecord;
  mine: ShopRecord;
  theirs?: ShopRecord;
  /** Why the record could not be read. */
  unread?: RequestError;
  /** Goes on as was chosen, or back to the form with nothing. */
  decide: (chosen: Readonly<Record<string, MergeChoice>> | undefined) => void;
}

interface Options {
  /** What is edited; none on a create form. */
  record: ShopRecord | undefined;
  /** A record that was read as the form takes it. */
  asHeld: (record: ShopRecord) => ShopRecord;
  /** The record is a row of a list, which may lack what is read of one. */
  isRow: boolean;
}

/** What goes out, and over what. */
interface Outgoing {
  values: Plain;
  previous: ShopRecord;
}

/** Nothing is sent: staff went back to the form, or it stays with what the server has answered. */
type Stop = 'back' | 'asItWas';

/** Whether a server refuses a write because it has another version of the record; it may have other reasons. */
const mayBeOutdated = (error: unknown): boolean => error instanceof RequestError && [409, 412].includes(error.status);

type Chosen = Readonly<Record<string, MergeChoice>> | undefined;

/** Whether the update form sends a field that staff can fill: what it does not is nobody's change, as counters are. */
const isSentByForm = (resource: Resource, field: Field, record: ShopRecord): boolean =>
  isOn(field, 'edit') && !holdsFor(field.readOnly, 'edit', record) && bodyKeys(resource, 'update').includes(field.source.split('.')[0] ?? '');

/** What staff are asked, and how: the answer comes once they have decided. */
function useQuestion() {
  const [question, setQuestion] = useState<ConflictQuestion>();
  const ask = (asked: Omit<ConflictQuestion, 'decide'>) =>
    new Promise<Chosen>(resolve => {
      const decide = (chosen: Chosen) => {
        setQuestion(undefined);
        resolve(chosen);
      };
      setQuestion({ ...asked, decide });
    });
  return { question, ask };
}

/** Reads a record again, and fetches what compares it. Resolves to why that was not possible, too. */
function useReadAgain(resource: Resource) {
  const dataProvider = useSharedDataProvider();
  const pages = useContext(PagesContext);
  const read = async (id: string) => {
    try {
      const reading = readCurrent({ dataProvider, pages }, resource, id, AbortSignal.timeout(mostWait));
      const [{ record }, { mergeChanges }] = await Promise.all([reading, importWithRetry(later)]);
      return { record, mergeChanges };
    } catch (error) {
      return error instanceof RequestError ? error : new RequestError(error instanceof CodeMissingError ? error.message : 'app.errors.timeout', 0);
    }
  };
  return { canRead: canReadOne(resource, pages), read };
}

/** Tells which fields others have changed. */
function useTellTaken({ name }: Resource) {
  const notify = useNotify();
  const translate = useTranslate();
  return (taken: readonly Field[]) => {
    const names = new Set(taken.map(({ source, textKey }) => translate(`resources.${name}.fields.${textKey?.split('.')[0] ?? source}`)));
    if (names.size) notify('app.meanwhile.taken', { type: 'info', autoHideDuration: 6000, messageArgs: { fields: [...names].join(', ') } });
  };
}

/**
 * Looks, before a form's record is sent whole, what others have saved since it was opened: what only they changed is taken into the form,
 * and of what both changed staff choose. The record is read again for it once, right before, where one request does that.
 */
export function useConflictCheck(resource: Resource, form: RefObject<UseFormReturn | null>, { record, asHeld, isRow }: Options) {
  const opened = useOpened(form, record);
  const { question, ask } = useQuestion();
  const { canRead, read } = useReadAgain(resource);
  const tell = useTellTaken(resource);

  /** What is to be sent, after others were looked for. After a refusal there must be something that others have changed. */
  const look = async ({ values, previous }: Outgoing, isRefused: boolean): Promise<Outgoing | Stop> => {
    const base = asHeld(previous);
    const mine = { ...values, id: previous.id };
    const found = await read(previous.id);
    if (found instanceof RequestError) {
      if (isRefused) return 'asItWas';
      // Whether it is gone, or only cannot be read by itself, the update will tell; who is offline need not be asked.
      if ([401, 404].includes(found.status) || found.message === 'app.errors.offline') return { values, previous };
      return (await ask({ base, mine, unread: found })) ? { values, previous } : 'back';
    }
    const theirs = asHeld(found.record);
    const changed = found.mergeChanges(resource.fields, { base, mine, theirs }, isRow);
    const both = { ...changed, taken: changed.taken.filter(field => isSentByForm(resource, field, theirs)) };
    const { conflicts, taken } = both;
    if (isRefused && !conflicts.length && !taken.length) return 'asItWas';
    const chosen = conflicts.length || isRefused ? await ask({ both, base, mine, theirs }) : {};
    if (!chosen) return 'back';
    const merged = both.merged(chosen);
    if (form.current) takeMerged(form.current, { base, mine, theirs, merged });
    if (!isRefused) tell(taken);
    opened.set(found.record);
    return { values: merged, previous: found.record };
  };

  /**
   * Sends the values of the form by `send`, with what others have changed in the record, and over what they hold.
   * @returns `undefined` where staff went back to the form. @throws what `send` throws.
   */
  const update = async <T>(values: Plain, send: (outgoing: Outgoing) => Promise<T>): Promise<(Outgoing & { written: T }) | undefined> => {
    const previous = opened.get();
    if (!previous) throw new Error('There is no record to update.');
    let outgoing: Outgoing | Stop = canRead ? await look({ values, previous }, false) : { values, previous };
    while (typeof outgoing !== 'string') {
      const sent: Outgoing = outgoing;
      try {
        return { ...sent, written: await send(sent) };
      } catch (error) {
        if (!canRead || !mayBeOutdated(error)) throw error;
        outgoing = await look(sent, true);
        if (outgoing === 'asItWas') throw error;
      }
    }
    return undefined;
  };
  return { update, opened, question };
}

/** What `useMeanwhile` gives. */
export type ConflictCheck = ReturnType<typeof useConflictCheck>;

/** Puts both changes into the form, so that only what staff have changed is unsaved in it; what they have typed since they saved stays. */
function takeMerged(form: UseFormReturn, { base, mine, theirs, merged }: Record<'base' | 'mine' | 'theirs' | 'merged', ShopRecord>): void {
  takeNewerRecord(form, theirs, base);
  const held = form.control._formValues;
  const isAt = (source: string, record: ShopRecord) => isSame(valueAt(held, source), valueAt(record, source));
  for (const [source, value] of differences(held, merged))
    if (isAt(source, mine) || isAt(source, theirs)) form.setValue(source, value, { shouldDirty: true });
}

/** The record that the form was opened with, beside which what staff have changed is seen; what comes in later is followed where they have changed nothing. */
function useOpened(form: RefObject<UseFormReturn | null>, record: ShopRecord | undefined) {
  const latest = useRef(record);
  const [opened] = useState(() => {
    let held = record;
    /** What a save has changed that was not read since: where, and what stood there. */
    let saved: (readonly [source: string, was: unknown])[] | undefined;
    return {
      get: () => held,
      /** What stands there now; `isSent` as it was sent, until it is read again. */
      set: (now: ShopRecord, isSent = false) => {
        saved = isSent ? differences(now, held ?? {}) : undefined;
        held = now;
      },
      /** What stood there when what is restored was typed. */
      put: (was: Plain) => {
        if (held) held = Object.entries(was).reduce((whole, [source, value]) => withValue(whole, source, value), held);
      },
      follow: (read: ShopRecord, values: Plain) => {
        // The screen may give what was read before the save once more, made up otherwise.
        if (saved?.length && saved.every(([source, was]) => isSame(valueAt(read, source), was))) return;
        const before = held;
        const typed = before && !saved ? differences(before, values).filter(([source, value]) => !isSame(valueAt(read, source), value)) : [];
        held = typed.reduce((whole, [source]) => withValue(whole, source, valueAt(before, source)), read);
        saved = undefined;
      },
    };
  });
  useEffect(() => {
    if (!record || latest.current === record) return;
    latest.current = record;
    opened.follow(record, form.current?.control._formValues ?? {});
  }, [record, opened, form]);
  return opened;
}
