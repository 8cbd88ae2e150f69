import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** In milliseconds: longer than the two clicks of a double click are apart. */
export const settlesFor = 600;

const pressable = 'a, button, input';
const pressablesIn = (row: Element | undefined): HTMLElement[] => [...(row?.querySelectorAll<HTMLElement>(pressable) ?? [])];

/** The elements of the rows: what is marked as one where anything is, as other things may stand between them; else every child. */
function rowsIn(box: Element | null): readonly Element[] {
  const children = [...(box?.children ?? [])];
  const marked = children.filter(child => child.hasAttribute('data-row'));
  return marked.length ? marked : children;
}

/** Whether rows have gone, or have come before others, so that another stands where one stood. */
function isMoved(before: readonly string[], now: readonly string[]): boolean {
  if (before.some(id => !now.includes(id))) return true;
  return now.length > before.length && before.some((id, place) => now[place] !== id);
}

/**
 * Props of an element that has a child for each row, where rows go and come while staff press what stands in them.
 * When another row has moved to where one stood, none takes a click for a moment: a second click, or Enter, was meant for the first.
 * The focus of a row that is gone goes to the same button of the row in its place. A key that is held down presses once.
 * @param asked What staff see the rows of: page, search, order. That these bring other rows is no surprise.
 * @param areOld The rows are still those of what was asked for before.
 */
export function useSteadyRows<E extends HTMLElement>(rows: readonly { id: string }[], asked = '', areOld = false) {
  const box = useRef<E>(null);
  const shown = useRef({ ids: rows.map(({ id }) => id), asked });
  const focus = useRef({ id: '', row: 0, place: 0 });
  const [moves, setMoves] = useState(0);
  const [settled, setSettled] = useState(0);
  const isSettling = moves !== settled;
  useLayoutEffect(() => {
    if (areOld) return;
    const before = shown.current;
    const ids = rows.map(({ id }) => id);
    shown.current = { ids, asked };
    if (asked !== before.asked || !isMoved(before.ids, ids)) return;
    setMoves(count => count + 1);
    const { id, row, place } = focus.current;
    if (!before.ids.includes(id) || ids.includes(id) || document.activeElement !== document.body) return;
    const buttons = pressablesIn(rowsIn(box.current)[Math.min(row, ids.length - 1)]);
    (buttons[place] ?? buttons.at(-1))?.focus();
  }, [rows, asked, areOld]);
  useEffect(() => {
    const timer = setTimeout(setSettled, settlesFor, moves);
    return () => clearTimeout(timer);
  }, [moves]);
  // Dialogs that a row has opened stand elsewhere, although their events come through here.
  const isInside = (target: EventTarget): target is Element => target instanceof Element && (box.current?.contains(target) ?? false);
  const refuse = (event: MouseEvent) => {
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
      if (id !== undefined) focus.current = { id, row, place: pressablesIn(elements[row]).indexOf(target) };
    },
    // Pressed beside the button, the mouse would take the focus away.
    onMouseDownCapture: refuse,
    onClickCapture: refuse,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter' && isInside(event.target) && event.target.matches(pressable)) event.preventDefault();
    },
  };
}
