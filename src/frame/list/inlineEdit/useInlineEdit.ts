import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useDataProvider, useEvent, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { Changed } from '#dataProvider/documentedCalls.ts';
import { RequestError } from '#dataProvider/http.ts';
import { createListeners } from '#dataProvider/listeners.ts';
import { type ShopRecord, valueAt } from '#define';
import { queueByRecord } from '#frame/actions/runs/runEach.ts';
import { applyUndo } from '#frame/actions/undo/applyUndo.ts';
import { undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { changeRecord, staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { checkValidatorsOf, validatorsOf } from '#frame/inputs/validators.ts';
import { withTyped } from '#frame/record/derivedValues.ts';
import { isSame } from '#frame/record/differences.ts';
import { sortServerErrors } from '#frame/record/serverErrors.ts';
import { type EditedValue, hasSameRowTitles, holderOf, isOverwritten, typedValue, withStoredValues } from './inlineEditValues';

interface UnsavedValue {
  typed: string;
  /** The text of the cell before typing. */
  was: string;
  /** The label of the cell: its field and record. */
  name: string;
}

/** By the keys of their cells. */
export type UnsavedValues = Record<string, UnsavedValue>;

/** The state of one cell. It outlives the cell's row, so that a refused value is still there when staff come back to its page. */
interface CellState {
  unsaved?: UnsavedValue;
  /** Why the text was not saved, translated. */
  error?: string;
  /** The text that is being saved. `unsaved` is another one if staff have typed since. */
  sending?: UnsavedValue;
  isSaved?: boolean;
  /** The text comes from a draft. Leaving the cell does not save it, as the record may have changed since. */
  isRestored?: boolean;
}

const untouched: CellState = {};

/** The state of all cells by their keys, for `useSyncExternalStore`. */
function inlineEditStore() {
  const cells = new Map<string, CellState>();
  const { subscribe, notify } = createListeners();
  const of = (key: string): CellState => cells.get(key) ?? untouched;
  const set = (key: string, state: CellState): void => {
    cells.set(key, state);
    notify();
  };
  return {
    of,
    set,
    /** Restores a draft, but for the cells that were typed into since. */
    restore: (values: UnsavedValues): void => {
      for (const [key, unsaved] of Object.entries(values)) if (!of(key).unsaved) set(key, { unsaved, isRestored: true });
    },
    unsaved: (): UnsavedValues => Object.fromEntries([...cells].flatMap(([key, { unsaved }]) => (unsaved ? [[key, unsaved]] : []))),
    subscribe,
  };
}

/** A value that staff have entered. */
interface Entered {
  record: ShopRecord;
  source: string;
  key: string;
  /** The change once it is saved; `undefined` if it was refused. */
  saved: Promise<Changed | undefined>;
}

/** The latest save or undo. */
export interface LatestChange {
  changed: Changed;
  source: string;
  /** The last part of the key of its text. */
  text: 'kept' | 'back' | 'notBack';
  /** Why the undo failed, translated. */
  reason?: string;
}

/** The key of a cell in the store. */
export const cellKey = (record: ShopRecord, { source }: EditedValue): string => `${record.id}/${source}`;

/** Translates the error of a refused value: the server's words about this value, or else about the whole request. */
function useRefusedText() {
  const errorText = useErrorText();
  return (error: unknown, source: string): string => {
    const errors = error instanceof RequestError ? valueAt(error.body, 'errors') : undefined;
    const { marks, others } = sortServerErrors(errors, path => path === source);
    return marks[source] ?? [errorText(error), ...others.map(({ words }) => words)].join('; ');
  };
}

/** Writes a change of a record to every cached list. Lists that are not on the screen are read again when they are opened. */
function useShowChanged() {
  const queryClient = useQueryClient();
  const { name } = useResource();
  return ({ before, after }: Changed): void => {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(key => !isSame(before[key], after[key]));
    const changes = Object.fromEntries(keys.map(key => [key, after[key]]));
    changeRecord(queryClient, name, after.id, record => ({ ...record, ...changes }));
    void queryClient.invalidateQueries({ ...staleAfterWrite(name), refetchType: 'none' });
  };
}

/** Saves values and undoes what was saved. `onChange` gets the latest save or undo. */
function useWrites(store: ReturnType<typeof inlineEditStore>, onChange: (latest: LatestChange) => void) {
  const resource = useResource();
  const { name, fields } = resource;
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = useContext(PagesContext);
  const refusedText = useRefusedText();
  const showChanged = useShowChanged();
  /** Reads a record, changes one value of it to `value` and updates it. Then the cell shows that it is saved, or why not. */
  const save = async (record: ShopRecord, edited: EditedValue, unsaved: UnsavedValue, value: unknown): Promise<Changed | undefined> => {
    const { source } = edited;
    const key = cellKey(record, edited);
    // If the text has changed since, the cell shows the newer text and saves that later.
    const settle = (state: CellState) => {
      const { sending, ...current } = store.of(key);
      if (current.unsaved === unsaved) store.set(key, state);
      else if (sending === unsaved) store.set(key, current);
    };
    try {
      const changed = await dataProvider.change(name, record, stored => {
        if (!hasSameRowTitles(fields, source, record, stored)) throw new RequestError('app.errors.unfit', 409);
        if (isOverwritten(fields, source, { shown: record, stored, value })) {
          showChanged({ before: record, after: withStoredValues(fields, record, stored) });
          throw new RequestError('app.errors.differs', 409);
        }
        return withTyped(fields, stored, source, value, stored);
      });
      showChanged(changed);
      onChange({ changed, source, text: 'kept' });
      settle({ isSaved: true });
      return changed;
    } catch (error) {
      settle({ unsaved, error: refusedText(error, source) });
      return undefined;
    }
  };
  /** Undoes a save, unless the server refuses or somebody has changed the same value since. */
  const undoOne = async ({ source, key, saved }: Entered): Promise<void> => {
    const changed = await saved;
    if (!changed) return;
    const { before, after } = changed;
    try {
      const plan = undoPlanOf(resource, { action: 'update', before, after });
      if (plan) await applyUndo({ dataProvider, pages }, resource, plan);
      showChanged({ before: after, after: before });
      store.set(key, {});
      onChange({ changed, source, text: 'back' });
    } catch (error) {
      onChange({ changed, source, text: 'notBack', reason: refusedText(error, source) });
    }
  };
  return { save, undoOne };
}

/**
 * Saves the values that are edited in a list, each by itself; those of one record one after another. `commit` saves the text of a cell, and
 * returns false if it is invalid. `undo` undoes the value that was entered last, once the server has answered its save.
 */
export function useInlineEdit() {
  const { name } = useResource();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [store] = useState(inlineEditStore);
  const [enqueue] = useState(queueByRecord);
  /** The saves under way, by the keys of their cells. */
  const [saving] = useState(() => new Map<string, Promise<Changed | undefined>>());
  const [entered, setEntered] = useState<readonly Entered[]>([]);
  const [latest, setLatest] = useState<LatestChange>();
  const { save, undoOne } = useWrites(store, setLatest);
  const forget = (value: Entered) => setEntered(values => values.filter(other => other !== value));
  const commit = useEvent((record: ShopRecord, edited: EditedValue): boolean => {
    const key = cellKey(record, edited);
    const { unsaved, sending } = store.of(key);
    if (!unsaved || unsaved === sending) return true;
    const checks = [...validatorsOf(edited.field), ...checkValidatorsOf(edited.field, name)];
    const result = typedValue(edited.field, unsaved.typed, checks, holderOf(record, edited));
    if ('error' in result) {
      store.set(key, { unsaved, sending, error: translate(result.error.key, result.error.args) });
      return false;
    }
    store.set(key, { unsaved, sending: unsaved });
    // The row still shows the value before the save under way, which is no change of somebody else.
    const earlier = saving.get(key);
    const saved = enqueue(record.id, async () => save((await earlier)?.after ?? record, edited, unsaved, result.value));
    saving.set(key, saved);
    const value: Entered = { record, source: edited.source, key, saved };
    setEntered(values => [...values, value]);
    void saved.then(changed => {
      if (saving.get(key) === saved) saving.delete(key);
      if (!changed) forget(value);
    });
    return true;
  });
  const undo = (): void => {
    const value = entered.at(-1);
    if (!value) return;
    forget(value);
    void enqueue(value.record.id, () => undoOne(value));
  };
  // While they are edited, rows keep their places. Afterwards the list is read again: some rows may no longer match its filter or order.
  useEffect(() => () => void queryClient.invalidateQueries(staleAfterWrite(name)), [queryClient, name]);
  return { store, commit, canUndo: entered.length > 0, latest, undo };
}

/** What the cells use to read and save values. */
export type InlineEdit = Pick<ReturnType<typeof useInlineEdit>, 'store' | 'commit'>;
