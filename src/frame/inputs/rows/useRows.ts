import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { type Field, type Plain, valueAt } from '#define';
import { isFilled, newRow } from '#frame/record/recordRows.ts';

/** How many rows are open at first. Rows can be closed if there are more. */
const openAtFirst = 8;

/** Which rows are open: the first ones, those that staff have opened or added, and those with an error. */
function useOpenRows(source: string, items: readonly { id: string }[]) {
  const { errors } = useFormState({ name: source });
  const rowErrors: unknown = get(errors, source);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** The position of the first row that staff have added. */
  const [addedFrom, setAddedFrom] = useState(Number.POSITIVE_INFINITY);
  const isFoldable = items.length > openAtFirst;
  const set = (ids: readonly string[], isOpen: boolean) => setToggled(new Map([...toggled, ...ids.map(id => [id, isOpen] as const)]));
  const isOpen = (position: number, id: string) => !isFoldable || (toggled.get(id) ?? (position < openAtFirst || position >= addedFrom));
  // A row that an error has opened stays open when the error is gone.
  const wrong = items.filter(({ id }, position) => Array.isArray(rowErrors) && rowErrors[position] && !isOpen(position, id));
  if (wrong.length)
    set(
      wrong.map(({ id }) => id),
      true,
    );
  return {
    isOpen,
    /** `undefined` if rows cannot be closed. */
    toggle: isFoldable ? (position: number, id: string) => set([id], !isOpen(position, id)) : undefined,
    noteAdded: () => setAddedFrom(from => Math.min(from, items.length)),
  };
}

interface Message {
  text: string;
  /** The removed row, if it had values, so that it can be restored. */
  removed: { row: Plain; position: number } | undefined;
  /** The ids of the rows that stayed. */
  others: readonly string[];
}

/** The rows of a list and the functions that change them. `message` says what was last done. */
export function useRows({ source, fields = [], min = 0 }: Field) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { fields: items, append, insert, remove } = useFieldArray({ name: source });
  const { noteAdded, ...opened } = useOpenRows(source, items);
  const [message, setMessage] = useState<Message>();
  // Without a value in the form, an input shows the initial value at its path, which belongs to another row after rows have moved.
  const fillRows = () => {
    for (const [position, row] of Object.entries(getValues(source)))
      for (const inner of fields) if (valueAt(row, inner.source) === undefined) setValue(`${source}.${position}.${inner.source}`, null);
  };
  // The message is over once all rows were replaced, for example by those of another product.
  const isOver = message && (message.others.length ? !items.some(({ id }) => message.others.includes(id)) : items.length > 0);
  return {
    items,
    message: isOver ? undefined : message,
    ...opened,
    add: () => {
      setMessage(undefined);
      noteAdded();
      append(newRow(fields));
    },
    remove: (position: number, name: string) => {
      if (items.length <= min) return;
      const row: Plain = getValues(`${source}.${position}`);
      fillRows();
      remove(position);
      setMessage({
        text: translate('app.inputs.removed', { name }),
        removed: isFilled(row, fields) ? { row, position } : undefined,
        others: items.filter((_, at) => at !== position).map(({ id }) => id),
      });
    },
    undo: () => {
      if (message?.removed) insert(message.removed.position, message.removed.row);
      setMessage(undefined);
    },
  };
}
