import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { decoded } from '#frame/format/texts.ts';

const focusable = 'input:not([type=hidden], :disabled), textarea, select, [contenteditable=true], [role=combobox], button, a[href]';

/** Brings the input of a field into sight and gives it the focus. @returns whether it was there. */
function reach(source: string): boolean {
  const place = document.querySelector(`[data-field="${CSS.escape(source)}"]`);
  const input = place && [...place.querySelectorAll<HTMLElement>(focusable)].find(one => one.checkVisibility?.() ?? true);
  if (!input) return false;
  place.scrollIntoView?.({ block: 'center' });
  input.focus({ preventScroll: true });
  return true;
}

/**
 * Leads to the field of a form that the address names, `#taxDetails.taxId`, as soon as its input is there; whoever presses a key or
 * a button before that has gone on by themselves.
 */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks for the same field once more is led there again
  useEffect(() => {
    const source = decoded(hash.slice(1));
    if (!source || reach(source)) return undefined;
    const observer = new MutationObserver(() => reach(source) && stop());
    const stop = () => {
      observer.disconnect();
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'aria-hidden'] });
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop);
    return stop;
  }, [hash, key]);
}
