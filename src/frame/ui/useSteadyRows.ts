import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** In milliseconds; longer than the gap between the clicks of a double click. */
export const settlesFor = 600;

const pressable = 'a, button, input';

/** What can have the focus in a row: the row itself, where keys step from row to row, and its links, buttons and inputs. */
const focusablesIn = (row: HTMLElement | undefined): HTMLElement[] => (row ? [row, ...row.querySelectorAll<HTMLElement>(pressable)] : []);

/** The row elements: the children marked with `data-row`, or all children if none is marked. */
function rowsIn(box: Element | null): readonly HTMLElement[] {
  const children = [...(box?.querySelectorAll<HTMLElement>(':scope > *') ?? [])];
  const marked = children.filter(child => child.hasAttribute('data-row'));
  return marked.length ? marked : children;
}

/** Whether a row has moved to the place of another one. */
function isMoved(before: readonly string[], now: readonly string[]): boolean {
  if (before.some(id => !now.includes(id))) return true;
  return now.length > before.length && before.some((id, place) => now[place] !== id);
}

/**
 * Props for the parent of row elements that may change while the user clicks in them.
 * When a row moves to another's place, clicks are ignored for a moment, because a second click or Enter was meant for the first row.
 * When a row with the focus is removed, the focus moves to the same button of the row that takes its place, or to that row. A key held down clicks once.
 * @param query The query of the rows: page, search, order. Rows may change freely when it changes.
 * @param isPlaceholderData The rows still belong to the previous query.
 */
export function useSteadyRows<E extends HTMLElement>(rows: readonly { id: string }[], query = '', isPlaceholderData = false) {
  const box = useRef<E>(null);
  const shown = useRef({ ids: rows.map(({ id }) => id), query });
  const focus = useRef({ id: '', row: 0, place: 0 });
  const [moves, setMoves] = useState(0);
  const [settledMoves, setSettled] = useState(0);
  const isSettling = moves !== settledMoves;
  useLayoutEffect(() => {
    if (isPlaceholderData) return;
    const before = shown.current;
    const ids = rows.map(({ id }) => id);
    shown.current = { ids, query };
    if (query !== before.query || !isMoved(before.ids, ids)) return;
    setMoves(count => count + 1);
    const { id, row, place } = focus.current;
    if (!before.ids.includes(id) || ids.includes(id) || document.activeElement !== document.body) return;
    const focusables = focusablesIn(rowsIn(box.current)[Math.min(row, ids.length - 1)]);
    (focusables[place] ?? focusables.at(-1))?.focus();
  }, [rows, query, isPlaceholderData]);
  useEffect(() => {
    const timer = setTimeout(setSettled, settlesFor, moves);
    return () => clearTimeout(timer);
  }, [moves]);
  // Events of dialogs opened by a row bubble through here in React, but are outside in the DOM.
  const isInside = (target: EventTarget): target is Element => target instanceof Element && (box.current?.contains(target) ?? false);
  const ignoreClick = (event: MouseEvent) => {
    if (!isSettling || !isInside(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ref: box,
    className: isSettling ? 'settling' : undefined,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const elements = rowsIn(box.current);
      const row = elements.findIndex(element => element.contains(target));
      const id = shown.current.ids[row];
      if (id !== undefined) focus.current = { id, row, place: focusablesIn(elements[row]).indexOf(target) };
    },
    // Otherwise a mouse press beside the button would take the focus.
    onMouseDownCapture: ignoreClick,
    onClickCapture: ignoreClick,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter' && isInside(event.target) && event.target.matches(pressable)) event.preventDefault();
    },
  };
}
