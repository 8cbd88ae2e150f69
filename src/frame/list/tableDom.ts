/** DOM handlers of the table: a click on a row opens its record, and a table wider than its box scrolls sideways. */
import type { MouseEvent } from 'react';

/** Elements that handle a click themselves. */
const interactive =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role]:not(table, tbody, tr, td, [role=row], [role=cell])';

/** Clicks the row's own link, unless an interactive element was clicked or text is selected. Ctrl, Meta and Shift open a new tab as usual. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // React also bubbles clicks from dialogs that a row has opened, which are elsewhere in the DOM.
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const clicked = target.closest(interactive);
  if ((clicked && currentTarget.contains(clicked)) || window.getSelection()?.isCollapsed === false) return;
  const row = target.closest('tr');
  const link = row?.querySelector<HTMLElement>('a[data-opens=show]') ?? row?.querySelector<HTMLElement>('a[data-opens=edit]');
  // Going back restores the focus to this row.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Props of the element around the rows. Keyboard users follow the row's link instead. */
export const rowClick = { onClick: openRow };

/**
 * A `ref` that gives a box the class `wide` while its content is wider. Only then does the box scroll sideways, as a scrolling box stops the
 * head of the table from being sticky.
 */
export function markWide(box: HTMLElement | null): (() => void) | undefined {
  if (!box || !window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => box.classList.toggle('wide', (box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth));
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}
