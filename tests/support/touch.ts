import type { Page } from '@playwright/test';

/** In pixels: the smallest size of a target. */
export const finger = 44;

/**
 * The targets on the open screen that are smaller than a finger: size and start of the element, one a line. The area that reacts is measured, along a
 * cross from its middle. A label counts for its input, and so does the frame of an input. Where something is open above the screen, only that is
 * measured. As in WCAG 2.5.5, links within a sentence and disabled elements are left out.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch], [role=checkbox], [role=combobox]';
    // Hidden elements for screen readers and keyboards are covered by others.
    const isClipped = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position, top } = getComputedStyle(at);
        if (clipPath === 'inset(50%)' || (position === 'absolute' && Number.parseFloat(top) < -30)) return true;
      }
      return false;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .Mui-disabled') &&
      !isClipped(element) &&
      // The input next to it opens the same list.
      !element.matches('.MuiAutocomplete-popupIndicator') &&
      getComputedStyle(element).pointerEvents !== 'none';
    /** The elements that pass a press on to this one. */
    const groundOf = (element: Element): Element[] => {
      const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
      const frame = element.closest('.MuiInputBase-root, .MuiSwitch-root');
      return [element, ...labels, ...(frame && element.matches('input, textarea, [role=combobox]') ? [frame] : [])];
    };
    const isWithinWords = (element: Element) => {
      const block = element.closest('p, li, dd, td, div');
      const blockLength = (block?.textContent ?? '').trim().length;
      return (
        element.matches('a, button') &&
        getComputedStyle(element).display === 'inline' &&
        blockLength > (element.textContent ?? '').trim().length + 3 &&
        [...(element.parentNode?.childNodes ?? [])].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      );
    };
    // A notice covers the bar for some seconds: elements below it are measured as if it were not there.
    const isInNotice = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).zIndex === '1400') return true;
      return false;
    };
    const sizeOf = (element: Element): [number, number] => {
      const ground = groundOf(element);
      const answers = (x: number, y: number) => {
        const hit = document.elementsFromPoint(x, y).find(one => !isInNotice(one) || isInNotice(element));
        if (!hit) return false;
        const other = hit.closest(pressed);
        return ground.some(part => part.contains(hit)) && (!other || ground.includes(other) || element.contains(other) || other.contains(element));
      };
      const reach = (x: number, y: number, dx: number, dy: number) => {
        let far = 0;
        while (far < 60 && answers(x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
      };
      let best: [number, number] = [0, 0];
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
      for (const [across, down] of parts.flatMap(across => parts.map(down => [across, down] as const))) {
        const [x, y] = [left + width * across, top + height * down];
        if (Math.min(...best) >= least || !answers(x, y)) continue;
        const size: [number, number] = [1 + reach(x, y, -1, 0) + reach(x, y, 1, 0), 1 + reach(x, y, 0, -1) + reach(x, y, 0, 1)];
        if (Math.min(...size) > Math.min(...best)) best = size;
      }
      return best;
    };
    const tooSmall: string[] = [];
    const layers = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox], .MuiPopover-paper, .MuiDrawer-paper')];
    const onTop = layers.filter(layer => isSeen(layer) && getComputedStyle(layer).visibility !== 'hidden' && !layer.closest('main')).at(-1);
    for (const element of (onTop ?? document).querySelectorAll(pressed)) {
      if (!isSeen(element) || isWithinWords(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [width, height] = sizeOf(element);
      // Ignore fractions of a pixel.
      if (Math.min(width, height) < least - 1) tooSmall.push(`${width} × ${height}: ${element.outerHTML.slice(0, 220)}`);
    }
    window.scrollTo(0, 0);
    return tooSmall;
  }, finger);
}
