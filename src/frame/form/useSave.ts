import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { get, type UseFormReturn } from 'react-hook-form';
import { untoldId } from '#dataProvider/documentedCalls.ts';
import { RequestError } from '#dataProvider/http.ts';
import { type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { useUndo } from '#frame/actions/undo/useUndo.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useErrorText, useNotices } from '#frame/context/useNotices.ts';
import { isSame } from '#frame/record/differences.ts';
import { sortServerErrors } from '#frame/record/serverErrors.ts';
import type { ConflictCheck } from './conflicts/useConflictCheck';
import { takeNewerRecord } from './takeNewerRecord';

interface SaveOptions {
  /** What others have saved meanwhile, and what the form was opened with. */
  meanwhile: ConflictCheck;
  onSaved: () => void;
  /** The screen stays, so that it must read again. */
  stays: boolean;
  /** The form goes once all is saved. */
  leaves: boolean;
  /** Whether the form has a field of this source that is not mounted. */
  isUnseen: (source: string) => boolean;
  /** A record as the form takes it. */
  asHeld: (record: ShopRecord) => ShopRecord;
}

/** Saves what a form holds, once at a time; what the server refuses comes back as errors of the form. */
export function useSave(resource: Resource, form: RefObject<UseFormReturn | null>, options: SaveOptions) {
  const { name, calls } = resource;
  const { onSaved, stays, leaves, isUnseen, asHeld } = options;
  const { opened } = options.meanwhile;
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notices = useNotices(name);
  const undoing = useUndo(resource, notices);
  const refusal = useRefusal(name, isUnseen);
  const saving = useRef(false);
  const send = useSend(name, options.meanwhile);
  return async (typed: Plain) => {
    if (saving.current) return undefined;
    saving.current = true;
    let sent: Awaited<ReturnType<typeof send>>;
    try {
      sent = await send(typed);
    } catch (error) {
      saving.current = false;
      notices.failed(error, '', { isSaid: true });
      return form.current ? refusal(error, form.current, opened.get() !== undefined) : undefined;
    }
    saving.current = sent !== undefined;
    if (!sent) return undefined;
    const { values, previous, written } = sent;
    const now = { ...previous, ...values, id: written.id };
    const isKnown = previous !== undefined || written.id !== untoldId;
    const undo = previous && undoing({ action: 'update', before: previous, after: now });
    notices.done(previous ? 'updated' : 'created', { undo, record: isKnown ? now : undefined });
    if (form.current) takeNewerRecord(form.current, values, values);
    if (previous) opened.set(now, true);
    // The screen that staff go back to reads again by itself; one they are still on is told to.
    const reading = queries.invalidateQueries({ ...staleAfterWrite(name), refetchType: stays ? 'active' : 'none' });
    if (leaves) await reading;
    const isTyped = form.current && !isSame(form.current.control._formValues, form.current.control._defaultValues);
    const id = previous?.id ?? written.id;
    if (leaves && isTyped && calls.update && id !== untoldId) {
      // What was typed since is not lost: the form stays, for the record as it is now.
      const read = calls.one && (await dataProvider.getOne<ShopRecord>(name, { id }).catch(() => undefined));
      if (read && form.current) takeNewerRecord(form.current, asHeld(read.data), form.current.control._defaultValues);
      opened.set(read?.data ?? { ...previous, ...values, id });
      saving.current = false;
      return undefined;
    }
    // The form must have learned of its success before the guard of unsaved changes sees the navigation.
    saving.current = leaves && !isTyped;
    setTimeout(onSaved, 0);
    return undefined;
  };
}

/** Sends what a form holds, as a new record or as what is made of the one that it was opened with. `undefined` where staff would rather go on with the form. */
function useSend(name: string, { opened, update }: ConflictCheck) {
  const dataProvider = useDataProvider();
  return async (typed: Plain) => {
    if (!opened.get()) return { values: typed, previous: undefined, written: (await dataProvider.create<ShopRecord>(name, { data: typed })).data };
    const sent = await update(typed, ({ values, previous }) =>
      dataProvider.update<ShopRecord>(name, { id: previous.id, data: values, previousData: previous }),
    );
    return sent && { ...sent, written: sent.written.data };
  };
}

/** What a refusal says, as errors of the form: of inputs, beside them; of all else, in its alert. */
function useRefusal(
  name: string,
  isUnseen: (source: string) => boolean,
): (error: unknown, form: UseFormReturn, isUpdate: boolean) => Record<string, unknown> {
  const errorText = useErrorText();
  const translate = useTranslate();
  return (error, { control }, isUpdate) => {
    const errors = error instanceof RequestError ? valueAt(error.body, 'errors') : undefined;
    const isInput = (source: string) => {
      const input: { _f?: { mount?: boolean } } | undefined = get(control._fields, source);
      return input?._f?.mount === true || isUnseen(source);
    };
    const { marks, others } = sortServerErrors(errors, isInput);
    const about = (path: string) => (path ? `${translate(`resources.${name}.fields.${path}`, { _: path })}: ` : '');
    const gone = isUpdate && error instanceof RequestError && error.status === 404 ? [translate('app.meanwhile.gone')] : [];
    const lines = new Set([errorText(error), ...gone, ...others.map(({ path, words }) => `${about(path)}${words}`)]);
    return { root: { serverError: [...lines].join('\n') }, ...marks };
  };
}
