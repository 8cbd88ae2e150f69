import { type RefObject, useEffect } from 'react';
import type { KeyName } from '#frame/commands/keys.ts';
import { registerCommand } from '#frame/commands/registry.ts';

/** A row's link or button that opens a screen of its record. */
const opens = (page: string) => `[data-opens=${page}]`;

/** Rows that can be used: `inert` ones belong to the previous page. */
const rowsIn = (box: Element | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('tr[data-row]:not([inert])') ?? [])];

const focusedRow = (box: Element | null) => rowsIn(box).find(row => row.contains(document.activeElement));

/** Focuses the row before or after the focused one; the first row if none is. At either end the row stays. */
function step(box: Element | null, by: 1 | -1): void {
  const rows = rowsIn(box);
  const row = focusedRow(box);
  const next = row ? (rows[rows.indexOf(row) + by] ?? row) : rows[0];
  next?.focus();
}

/** Going back returns the focus to what was pressed. */
function press(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  target?.click();
}

/**
 * The keys of a list's rows, on a phone's cards too: next and previous row, tick, open, edit. They press what the row offers, so they do nothing
 * that its buttons do not. Enter and the arrows work only on a row itself or its links, as other elements have their own use for them.
 * @param box The element around the list.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = (name: KeyName, by: 1 | -1) => registerCommand(() => ({ name, at: () => box.current, run: () => step(box.current, by) }));
    const onRow = (name: KeyName, run: (row: HTMLElement) => void, targets = '*') =>
      registerCommand(() => {
        const row = focusedRow(box.current);
        return row && document.activeElement?.matches(targets) ? { name, at: () => row, run: () => run(row) } : undefined;
      });
    const withdrawals = [
      go('next', 1),
      go('previous', -1),
      onRow('nextToo', () => step(box.current, 1), 'tr, [data-opens]'),
      onRow('previousToo', () => step(box.current, -1), 'tr, [data-opens]'),
      onRow('tick', row => row.querySelector<HTMLElement>('.row-select input')?.click()),
      onRow('open', row => press(row.querySelector<HTMLElement>(opens('show')) ?? row.querySelector<HTMLElement>(opens('edit'))), 'tr'),
      onRow('edit', row => press(row.querySelector<HTMLElement>(opens('edit')))),
    ];
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  }, [box]);
}
