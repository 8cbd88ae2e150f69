import type { MouseEvent } from 'react';

/** What does something of its own when it is pressed. */
const own = 'a, button, input, select, textarea, label, summary, [contenteditable], [role]:not(table, tbody, tr, td, [role=row], [role=cell])';

/**
 * Opens the record of a row that is pressed anywhere but on something of its own, as the row's own link does; with a key held down in another
 * tab. Who has marked some text of it wanted that text.
 */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // Dialogs that a row has opened stand elsewhere, although their events come through here.
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const pressed = target.closest(own);
  if ((pressed && currentTarget.contains(pressed)) || window.getSelection()?.isCollapsed === false) return;
  const row = target.closest('tr');
  const link = row?.querySelector<HTMLElement>('a[data-opens=show]') ?? row?.querySelector<HTMLElement>('a[data-opens=edit]');
  // It has the focus, so that going back finds the row.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Props of what holds the rows of a table. Who has no mouse follows the link that is pressed here for those who have one. */
export const rowClick = { onClick: openRow };
