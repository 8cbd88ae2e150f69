import { useMemo, useRef, useState } from 'react';
import { useTranslate, type Validator } from 'react-admin';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Field, Plain } from '#define';
import { isFilled, newRow, withEveryField } from '#frame/record/recordRows.ts';
import { firstErrorOf } from '#frame/record/validators.ts';

/** As many rows of a list are open at first; in a list of more, rows can be closed. */
const openAtFirst = 8;

type Opened = ReadonlyMap<string, boolean>;

/** Which rows are open, by id. One that staff have added is; of many that came at once the first. */
function withNew(opened: Opened, items: readonly { id: string }[]): Opened {
  const isAlone = opened.size > 0 && items.filter(({ id }) => !opened.has(id)).length === 1;
  return new Map(items.map(({ id }, position) => [id, opened.get(id) ?? (isAlone || position < openAtFirst)]));
}

/** Which rows are open, and how to open them; a mistake opens the row it stands in. */
function useOpened(source: string, items: readonly { id: string }[]) {
  const { errors } = useFormState({ name: source });
  const wrong: unknown = get(errors, source);
  const isWrong = (position: number) => Array.isArray(wrong) && Boolean(wrong[position]);
  const [opened, setOpened] = useState<Opened>(() => withNew(new Map(), items));
  const [reading, setReading] = useState(0);
  if (items.some(({ id }, position) => !opened.has(id) || (isWrong(position) && !opened.get(id)))) {
    setOpened(new Map([...withNew(opened, items)].map(([id, isOpen], position) => [id, isOpen || isWrong(position)])));
    if (!items.some(({ id }) => opened.has(id))) setReading(reading + 1);
  }
  const isFoldable = items.length > openAtFirst;
  return {
    /** Another where the whole list has come anew. */
    reading: String(reading),
    isFoldable,
    isOpen: (position: number) => !isFoldable || (opened.get(items[position]?.id ?? '') ?? true),
    toggle: (id: string) => setOpened(known => new Map([...known, [id, !known.get(id)]])),
  };
}

interface Said {
  text: string;
  /** The row that went, where taking it back is worth while. */
  removed?: { row: Plain; position: number } | undefined;
}

/** The rows of a list that is there, and what staff do to them. What has been done is `said`; the functions stay the same. */
export function useRows({ source, fields = [], least = 0 }: Field, checks: readonly Validator[]) {
  const translate = useTranslate();
  const { control, getValues } = useFormContext();
  const rules = useMemo(() => ({ validate: (value: unknown) => firstErrorOf(checks, value, {}) ?? true }), [checks]);
  const { fields: items, append, insert, remove, move } = useFieldArray({ name: source, rules });
  const opened = useOpened(source, items);
  const [said, setSaid] = useState<Said>();
  const complete = () => control._setFieldArray(source, withEveryField(getValues(source), fields));
  const own = {
    add: () => {
      setSaid(undefined);
      append(newRow(fields));
    },
    remove: (position: number, name: string) => {
      if (items.length <= least) return;
      const row: Plain = getValues(`${source}.${position}`);
      complete();
      remove(position);
      setSaid({ text: translate('app.inputs.removed', { name }), removed: isFilled(row, fields) ? { row, position } : undefined });
    },
    undo: () => {
      if (said?.removed) insert(said.removed.position, said.removed.row);
      setSaid(undefined);
    },
    move: (from: number, to: number, name: string) => {
      if (to < 0 || to >= items.length) return;
      complete();
      move(from, to);
      setSaid({ text: translate('app.inputs.moved', { name, position: to + 1, total: items.length }) });
    },
    toggle: opened.toggle,
  };
  const latest = useRef(own);
  latest.current = own;
  const lasting = useMemo(
    () => ({
      add: () => latest.current.add(),
      remove: (position: number, name: string) => latest.current.remove(position, name),
      undo: () => latest.current.undo(),
      move: (from: number, to: number, name: string) => latest.current.move(from, to, name),
      toggle: (id: string) => latest.current.toggle(id),
    }),
    [],
  );
  return { items, said, ...opened, ...lasting };
}
