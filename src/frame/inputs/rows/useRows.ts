import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { type Field, type Plain, valueAt } from '#define';
import { isFilled, newRow } from '#frame/record/recordRows.ts';

/** How many rows are open at first. Rows can be closed if there are more. */
const openAtFirst = 8;

type OpenRows = ReadonlyMap<string, boolean>;

/** Adds new rows to the open state by id. A row that staff have added is open; of several that were loaded at once, the first ones are. */
function withNewRows(opened: OpenRows, items: readonly { id: string }[]): OpenRows {
  const isSingle = opened.size > 0 && items.filter(({ id }) => !opened.has(id)).length === 1;
  return new Map(items.map(({ id }, position) => [id, opened.get(id) ?? (isSingle || position < openAtFirst)]));
}

/** Which rows are open. An error in a row opens it. */
function useOpenRows(source: string, items: readonly { id: string }[]) {
  const { errors } = useFormState({ name: source });
  const rowErrors: unknown = get(errors, source);
  const hasError = (position: number) => Array.isArray(rowErrors) && Boolean(rowErrors[position]);
  const [opened, setOpened] = useState<OpenRows>(() => withNewRows(new Map(), items));
  const [version, setVersion] = useState(0);
  if (items.some(({ id }, position) => !opened.has(id) || (hasError(position) && !opened.get(id)))) {
    setOpened(new Map([...withNewRows(opened, items)].map(([id, isOpen], position) => [id, isOpen || hasError(position)])));
    if (!items.some(({ id }) => opened.has(id))) setVersion(version + 1);
  }
  const isFoldable = items.length > openAtFirst;
  return {
    /** Changes when all rows were replaced. */
    version: String(version),
    isFoldable,
    isOpen: (position: number) => !isFoldable || (opened.get(items[position]?.id ?? '') ?? true),
    toggle: (id: string) => setOpened(current => new Map([...current, [id, !current.get(id)]])),
  };
}

interface Message {
  text: string;
  /** The removed row, if it had values, so that it can be restored. */
  removed?: { row: Plain; position: number } | undefined;
}

/** The rows of a list and the functions that change them, which stay the same functions. `message` says what was last done. */
export function useRows({ source, fields = [], least = 0 }: Field) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { fields: items, append, insert, remove, move } = useFieldArray({ name: source });
  const opened = useOpenRows(source, items);
  const [message, setMessage] = useState<Message>();
  // Without a value in the form, an input shows the initial value at its path, which belongs to another row after rows have moved.
  const fillRows = () => {
    for (const [position, row] of Object.entries(getValues(source)))
      for (const inner of fields) if (valueAt(row, inner.source) === undefined) setValue(`${source}.${position}.${inner.source}`, null);
  };
  const operations = {
    add: () => {
      setMessage(undefined);
      append(newRow(fields));
    },
    remove: (position: number, name: string) => {
      if (items.length <= least) return;
      const row: Plain = getValues(`${source}.${position}`);
      fillRows();
      remove(position);
      setMessage({ text: translate('app.inputs.removed', { name }), removed: isFilled(row, fields) ? { row, position } : undefined });
    },
    undo: () => {
      if (message?.removed) insert(message.removed.position, message.removed.row);
      setMessage(undefined);
    },
    move: (from: number, to: number, name: string) => {
      if (to < 0 || to >= items.length) return;
      fillRows();
      move(from, to);
      setMessage({ text: translate('app.inputs.moved', { name, position: to + 1, total: items.length }) });
    },
    toggle: opened.toggle,
  };
  const latest = useRef(operations);
  latest.current = operations;
  const stableOperations = useMemo(
    () => ({
      add: () => latest.current.add(),
      remove: (position: number, name: string) => latest.current.remove(position, name),
      undo: () => latest.current.undo(),
      move: (from: number, to: number, name: string) => latest.current.move(from, to, name),
      toggle: (id: string) => latest.current.toggle(id),
    }),
    [],
  );
  return { items, message, ...opened, ...stableOperations };
}
