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
import { asHeldNow, type EditedValue, type InputError, isInPlace, isOverwritten, typedValue, withTyped } from './inlineEditValues';

/** What stands in a cell that is edited is given. */
export interface CellProps {
  record: ShopRecord;
  column: FullColumn;
}

/** A change that was saved, and what is said of it. */
interface Kept {
  changed: Changed;
  source: string;
  key: string;
}

/** What was saved or taken back last, or could not be taken back. */
interface News {
  kept: Kept;
  isBack: boolean;
  refused?: string;
}

/** A value on its way. */
interface Saving {
  record: ShopRecord;
  source: string;
  typed: string;
  value: unknown;
  key: string;
}

/** What a cell needs of the sheet it stands in; the same object all the time. */
export interface InlineEdit {
  store: ReturnType<typeof inlineEditStore>;
  keyOf: (record: ShopRecord, edited: EditedValue) => string;
  /** Saves what was typed, where it is something else. Whether it could be sent. */
  commit: (record: ShopRecord, edited: EditedValue, typed: string) => boolean;
  /** Forgets what was typed. */
  revert: (record: ShopRecord, edited: EditedValue) => void;
}

/** What a server says of a value that it refused: of this one, else in all. */
function useRefusedText() {
  const errorText = useErrorText();
  return (error: unknown, source: string): string => {
    const errors = error instanceof RequestError ? valueAt(error.body, 'errors') : undefined;
    const { marks, others } = sortServerErrors(errors, path => path === source);
    return marks[source] ?? [errorText(error), ...others.map(({ words }) => words)].join('; ');
  };
}

/** Puts what was changed of a record into every list that holds it, and has those that are not on the screen read again when they are opened. */
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

/** Takes a change back, and shows it. @throws RequestError where the server refuses, or somebody has changed the same since. */
function usePutBack(showChanged: (changed: Changed) => void) {
  const resource = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = useContext(PagesContext);
  return async ({ before, after }: Changed): Promise<void> => {
    const back = undoPlanOf(resource, { action: 'update', before, after });
    if (back) await applyUndo({ dataProvider, pages }, resource, back);
    showChanged({ before: after, after: before });
  };
}

/** Lets what is done to one record wait for what was begun with it before. */
function useTurns() {
  const [turns] = useState(() => new Map<string, Promise<void>>());
  return (id: string, work: () => Promise<void>): void => void turns.set(id, (turns.get(id) ?? Promise.resolve()).then(work));
}

/** What the cells of a sheet ask of it, `save` by way of what is newest of it. */
function sheetOf(store: InlineEdit['store'], say: (mistake: InputError) => string, save: (saving: Saving) => void): InlineEdit {
  const keyOf: InlineEdit['keyOf'] = (record, { source }) => `${record.id}/${source}`;
  return {
    store,
    keyOf,
    commit: (record, edited, typed) => {
      const key = keyOf(record, edited);
      if (store.of(key).isSaving) return true;
      const read = typedValue(edited.field, typed, validatorsOf(edited.field, false, undefined));
      if ('mistake' in read) {
        store.set(key, { typed, mistake: say(read.mistake) });
        return false;
      }
      store.set(key, { typed, isSaving: true });
      save({ record, source: edited.source, typed, value: read.value, key });
      return true;
    },
    revert: (record, edited) => store.set(keyOf(record, edited), {}),
  };
}

/**
 * Saves values of a list's rows one by one, each through the update of its record, read again right before; those of one record one
 * after the other. What was saved can be taken back, the last first.
 */
export function useInlineEdit() {
  const { name, fields } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const translate = useTranslate();
  const refusedText = useRefusedText();
  const showChanged = useShowChanged();
  const putBack = usePutBack(showChanged);
  const inTurn = useTurns();
  const [kept, setKept] = useState<Kept[]>([]);
  const [news, setNews] = useState<News>();
  const [store] = useState(inlineEditStore);
  const save = async ({ record, source, typed, value, key }: Saving): Promise<void> => {
    // What was typed since is another value, with a turn of its own.
    const settle = (state: CellState) => store.of(key).typed === typed && store.set(key, state);
    try {
      const changed = await dataProvider.change(name, record, held => {
        if (!isInPlace(fields, source, record, held)) throw new RequestError('app.errors.unfit', 409);
        if (isOverwritten(fields, source, { shown: record, held, value })) {
          showChanged({ before: record, after: asHeldNow(fields, record, held) });
          throw new RequestError('app.errors.differs', 409);
        }
        return withTyped(fields, held, source, value);
      });
      showChanged(changed);
      const done = { changed, source, key };
      setKept(known => [...known, done]);
      setNews({ kept: done, isBack: false });
      settle({ isSaved: true });
    } catch (error) {
      settle({ typed, mistake: refusedText(error, source) });
    }
  };
  const newest = useRef({ save, translate });
  newest.current = { save, translate };
  const [sheet] = useState(() =>
    sheetOf(
      store,
      ({ key, args }) => newest.current.translate(key, args),
      saving => inTurn(saving.record.id, () => newest.current.save(saving)),
    ),
  );
  const undo = (): void => {
    const last = kept.at(-1);
    if (!last) return;
    const { source, key, changed } = last;
    setKept(known => known.filter(one => one !== last));
    inTurn(changed.after.id, async () => {
      try {
        await putBack(changed);
        store.set(key, {});
        setNews({ kept: last, isBack: true });
      } catch (error) {
        setNews({ kept: last, isBack: true, refused: refusedText(error, source) });
      }
    });
  };
  // The rows stay where they are while they are edited, and are read again afterwards: some may not belong to the list any more.
  useEffect(() => () => void queries.invalidateQueries(staleAfterWrite(name)), [queries, name]);
  return { sheet, kept, news, undo };
}
