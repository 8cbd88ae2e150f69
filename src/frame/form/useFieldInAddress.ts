import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { decoded } from '#frame/format/texts.ts';

const focusable = 'input:not([type=hidden], :disabled), textarea, select, [contenteditable=true], [role=combobox], button, a[href]';

/** Scrolls to the input of a field and focuses it. @returns whether the input exists. */
function focusField(source: string): boolean {
  const cell = document.querySelector(`[data-field="${CSS.escape(source)}"]`);
  const input = cell && [...cell.querySelectorAll<HTMLElement>(focusable)].find(element => element.checkVisibility?.() ?? true);
  if (!input) return false;
  cell.scrollIntoView?.({ block: 'center' });
  input.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses the field that the address names, such as `#taxDetails.taxId`, as soon as its input is mounted. A key press or a click
 * before that cancels it.
 */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
  useEffect(() => {
    const source = decoded(hash.slice(1));
    if (!source || focusField(source)) return undefined;
    const observer = new MutationObserver(() => focusField(source) && stop());
    const stop = () => {
      observer.disconnect();
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'aria-hidden'] });
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop);
    return stop;
  }, [hash, key]);
}
