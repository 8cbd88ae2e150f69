import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { unknownId } from '#dataProvider/documentedCalls.ts';
import { isNotFound, RequestError } from '#dataProvider/http.ts';
import { hasCall, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { useApplyUndo } from '#frame/actions/undo/useApplyUndo.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useErrorText, useNotices } from '#frame/context/useNotices.ts';
import { isSame } from '#frame/record/differences.ts';
import { sortServerErrors } from '#frame/record/serverErrors.ts';
import type { ConflictCheck } from './conflicts/useConflictCheck';
import { defaultValuesOf, recordIn, takeNewerRecord } from './defaultValues';

interface SaveOptions {
  conflictCheck: ConflictCheck;
  onSaved: (saved: ShopRecord | undefined) => void;
  /** Whether the form stays open after saving. */
  staysOpen: boolean;
  /** Whether the screen stays after saving, so that it reads its data again. */
  refetchesScreen: boolean;
  /** The sources of the inputs that the form shows with its current values. */
  shownSources: () => readonly string[];
  toFormValues: (record: ShopRecord) => ShopRecord;
}

/** @returns the submit handler of a form: it saves the values, one save at a time, and returns the server's errors as errors of the form. */
export function useSave(resource: Resource, form: RefObject<UseFormReturn | null>, options: SaveOptions) {
  const { name } = resource;
  const { onSaved, staysOpen, refetchesScreen, shownSources, toFormValues, conflictCheck } = options;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notices = useNotices(name);
  const applyUndo = useApplyUndo(resource);
  const toFormErrors = useFormErrors(name, shownSources);
  const isLocked = useRef(false);
  const send = useSend(name, form, conflictCheck);
  return async (typed: Plain) => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    let sent: Awaited<ReturnType<typeof send>>;
    try {
      sent = await send(typed);
    } catch (error) {
      isLocked.current = false;
      notices.failed(error, '', { isShown: true });
      return toFormErrors(error, form.current !== null && recordIn(form.current) !== undefined);
    }
    isLocked.current = sent !== undefined;
    if (!sent) return undefined;
    const { values, previous, written } = sent;
    const saved = { ...previous, ...values, id: written.id };
    const isKnown = previous !== undefined || written.id !== unknownId;
    const plan = previous && undoPlanOf(resource, { action: 'update', before: previous, after: saved });
    notices.done(previous ? 'updated' : 'created', { undo: plan && (() => void applyUndo(plan)), record: isKnown ? saved : undefined });
    form.current?.resetDefaultValues(previous ? saved : values);
    // The screen that staff return to reads its data when it is mounted; one that stays has to be refetched.
    const reading = queryClient.invalidateQueries({ ...staleAfterWrite(name), refetchType: refetchesScreen ? 'active' : 'none' });
    if (!staysOpen) await reading;
    const hasNewChanges = form.current !== null && !isSame(form.current.getValues(), values);
    const id = previous?.id ?? written.id;
    if (!staysOpen && form.current && hasNewChanges && hasCall(resource, 'update') && id !== unknownId) {
      // Something was typed while saving: the form stays open and edits the saved record.
      const read = hasCall(resource, 'one') && (await dataProvider.getOne<ShopRecord>(name, { id }).catch(() => undefined));
      takeNewerRecord(form.current, read ? toFormValues(read.data) : { ...defaultValuesOf(form.current), id }, false);
      isLocked.current = false;
      return undefined;
    }
    // A form that is left stays locked until then.
    isLocked.current = !staysOpen && !hasNewChanges;
    // Navigate after the form has been marked as saved, or the guard against unsaved changes would stop it.
    setTimeout(onSaved, 0, isKnown ? saved : undefined);
    return undefined;
  };
}

/** Sends the values of a form: creates a record, or updates the one that it edits. Resolves to `undefined` if staff went back to the form. */
function useSend(name: string, form: RefObject<UseFormReturn | null>, { update }: ConflictCheck) {
  const dataProvider = useDataProvider();
  return async (typed: Plain) => {
    const record = form.current ? recordIn(form.current) : undefined;
    if (!record) return { values: typed, previous: undefined, written: (await dataProvider.create<ShopRecord>(name, { data: typed })).data };
    const sent = await update(typed, record, ({ values, previous }) =>
      dataProvider.update<ShopRecord>(name, { id: previous.id, data: values, previousData: previous }),
    );
    return sent && { ...sent, written: sent.written.data };
  };
}

/** @returns a function that turns an error of the server into form errors: those of a field for its input, all others for the form's alert. */
function useFormErrors(name: string, shownSources: () => readonly string[]): (error: unknown, isUpdate: boolean) => Record<string, unknown> {
  const errorText = useErrorText();
  const translate = useTranslate();
  return (error, isUpdate) => {
    const errors = error instanceof RequestError ? valueAt(error.body, 'errors') : undefined;
    const inputs = new Set(shownSources());
    const { marks, others } = sortServerErrors(errors, source => inputs.has(source));
    const prefix = (path: string) => (path ? `${translate(`resources.${name}.fields.${path}`, { _: path })}: ` : '');
    const deleted = isUpdate && isNotFound(error) ? [translate('app.conflict.gone')] : [];
    const lines = new Set([errorText(error), ...deleted, ...others.map(({ path, words }) => `${prefix(path)}${words}`)]);
    return { root: { serverError: [...lines].join('\n') }, ...marks };
  };
}
