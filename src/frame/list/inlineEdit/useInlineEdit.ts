import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { Changed } from '#dataProvider/documentedCalls.ts';
import { RequestError } from '#dataProvider/http.ts';
import { type ShopRecord, valueAt } from '#define';
import { applyUndo } from '#frame/actions/undo/applyUndo.ts';
import { undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { changeRecord, staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { validatorsOf } from '#frame/inputs/validators.ts';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';
import { isSame } from '#frame/record/differences.ts';
import { sortServerErrors } from '#frame/record/serverErrors.ts';
import { type CellState, inlineEditStore } from './inlineEditStore';
import { type EditedValue, hasSameRows, type InputError, isOverwritten, typedValue, withStoredValues, withTyped } from './inlineEditValues';

export interface CellProps {
  record: ShopRecord;
  column: FullColumn;
}

interface SavedChange {
  changed: Changed;
  source: string;
  key: string;
}

/** The latest save or undo. */
interface LatestChange {
  change: SavedChange;
  isUndone: boolean;
  /** Why the undo failed, translated. */
  undoError?: string;
}

interface SaveTask {
  record: ShopRecord;
  source: string;
  typed: string;
  value: unknown;
  key: string;
}

/** What the cells use to read and save values. A stable object, so that it renders no cell again. */
export interface InlineEdit {
  store: ReturnType<typeof inlineEditStore>;
  keyOf: (record: ShopRecord, edited: EditedValue) => string;
  /** Saves a typed text. @returns false if the text is invalid. */
  commit: (record: ShopRecord, edited: EditedValue, typed: string) => boolean;
  revert: (record: ShopRecord, edited: EditedValue) => void;
}

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
  const queries = useQueryClient();
  const { name } = useResource();
  return (changed: Changed): void => {
    const { before, after } = changed;
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(key => !isSame(before[key], after[key]));
    const changes = Object.fromEntries(keys.map(key => [key, after[key]]));
    changeRecord(queries, name, after.id, record => ({ ...record, ...changes }));
    void queries.invalidateQueries({ ...staleAfterWrite(name), refetchType: 'none' });
  };
}

/** Undoes a change and shows the result. @throws RequestError if the server refuses, or if somebody has changed the same value since. */
function useUndoChange(showChanged: (changed: Changed) => void) {
  const resource = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = useContext(PagesContext);
  return async ({ before, after }: Changed): Promise<void> => {
    const plan = undoPlanOf(resource, { action: 'update', before, after });
    if (plan) await applyUndo({ dataProvider, pages }, resource, plan);
    showChanged({ before: after, after: before });
  };
}

/** Runs the tasks of one record one after another. */
function useRecordQueue() {
  const [queues] = useState(() => new Map<string, Promise<void>>());
  return (id: string, task: () => Promise<void>): void => void queues.set(id, (queues.get(id) ?? Promise.resolve()).then(task));
}

function createInlineEdit(store: InlineEdit['store'], translateError: (error: InputError) => string, save: (task: SaveTask) => void): InlineEdit {
  const keyOf: InlineEdit['keyOf'] = (record, { source }) => `${record.id}/${source}`;
  return {
    store,
    keyOf,
    commit: (record, edited, typed) => {
      const key = keyOf(record, edited);
      if (store.of(key).isSaving) return true;
      const result = typedValue(edited.field, typed, validatorsOf(edited.field, false, undefined));
      if ('error' in result) {
        store.set(key, { typed, error: translateError(result.error) });
        return false;
      }
      store.set(key, { typed, isSaving: true });
      save({ record, source: edited.source, typed, value: result.value, key });
      return true;
    },
    revert: (record, edited) => store.set(keyOf(record, edited), {}),
  };
}

/**
 * Saves the values that are edited in a list, one by one. Each save reads the record, changes the value and updates the record; saves of one
 * record run one after another. Saved changes can be undone, the latest first.
 */
export function useInlineEdit() {
  const { name, fields } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const translate = useTranslate();
  const refusedText = useRefusedText();
  const showChanged = useShowChanged();
  const undoChange = useUndoChange(showChanged);
  const enqueue = useRecordQueue();
  const [saved, setSaved] = useState<SavedChange[]>([]);
  const [latest, setLatest] = useState<LatestChange>();
  const [store] = useState(inlineEditStore);
  const save = async ({ record, source, typed, value, key }: SaveTask): Promise<void> => {
    // If the text has changed since, the cell shows the newer text and saves that later.
    const settle = (state: CellState) => store.of(key).typed === typed && store.set(key, state);
    try {
      const changed = await dataProvider.change(name, record, stored => {
        if (!hasSameRows(fields, source, record, stored)) throw new RequestError('app.errors.unfit', 409);
        if (isOverwritten(fields, source, { shown: record, stored, value })) {
          showChanged({ before: record, after: withStoredValues(fields, record, stored) });
          throw new RequestError('app.errors.differs', 409);
        }
        return withTyped(fields, stored, source, value);
      });
      showChanged(changed);
      const change = { changed, source, key };
      setSaved(others => [...others, change]);
      setLatest({ change, isUndone: false });
      settle({ isSaved: true });
    } catch (error) {
      settle({ typed, error: refusedText(error, source) });
    }
  };
  const callbacks = useRef({ save, translate });
  callbacks.current = { save, translate };
  const [inlineEdit] = useState(() =>
    createInlineEdit(
      store,
      ({ key, args }) => callbacks.current.translate(key, args),
      task => enqueue(task.record.id, () => callbacks.current.save(task)),
    ),
  );
  const undo = (): void => {
    const change = saved.at(-1);
    if (!change) return;
    const { source, key, changed } = change;
    setSaved(others => others.filter(other => other !== change));
    enqueue(changed.after.id, async () => {
      try {
        await undoChange(changed);
        store.set(key, {});
        setLatest({ change, isUndone: true });
      } catch (error) {
        setLatest({ change, isUndone: true, undoError: refusedText(error, source) });
      }
    });
  };
  // While they are edited, rows keep their places. Afterwards the list is read again: some rows may no longer match its filter or order.
  useEffect(() => () => void queries.invalidateQueries(staleAfterWrite(name)), [queries, name]);
  return { inlineEdit, saved, latest, undo };
}
