import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-admin';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, [tabindex="0"], tr[tabindex]';
const title = '.page-title';

/** Describes a focused element, so that it can be found again. */
interface Spot {
  href: string | null;
  /** Its position among the focusable elements of the screen. */
  place: number;
}

/** The last focused element of each history entry, for going back. */
const spots = new Map<string, Spot>();

/** Suspense hides the screen that is left. A browser without `checkVisibility` counts every element as visible. */
const visible = (main: HTMLElement, selector: string): HTMLElement[] =>
  [...main.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility?.() ?? true);

/** The element at a place, or the last one. */
function nearest(main: HTMLElement, { place }: Spot): HTMLElement | undefined {
  const places = visible(main, focusable);
  return places[place] ?? places.at(-1);
}

/** The element of a screen that was left. If a table lacks it, for example a deleted row, the element in its place. */
const findAgain = (main: HTMLElement, spot: Spot): HTMLElement | undefined =>
  visible(main, 'a').find(link => link.getAttribute('href') === spot.href) ?? (main.querySelector('tbody tr') ? nearest(main, spot) : undefined);

/** Follows the focus within the screens below `main`. */
function followFocus(main: HTMLElement) {
  let shown: { key: string; pathname?: string } = { key: '' };
  let last: { element: Element; spot: Spot } | undefined;
  /** Waits to be focused on a new screen. */
  let target: Spot | 'title' | undefined;
  let isNew = false;
  let frame = 0;

  const focusTarget = (active: Element, wanted: Spot | 'title') => {
    const [heading] = visible(main, title);
    const isOnWay = active === main || active === heading || active === document.body;
    const isChosen = !isOnWay && (!isNew || visible(main, focusable).some(element => element === active));
    const element = wanted === 'title' ? heading : findAgain(main, wanted);
    isNew = false;
    if (element || isChosen) target = undefined;
    if (!isChosen) (element ?? heading ?? main).focus({ preventScroll: !element });
  };
  const settle = () => {
    const active = document.activeElement ?? document.body;
    if (active.closest('.MuiModal-root')) return;
    if (target) return focusTarget(active, target);
    if (!last || (active !== last.element && active !== document.body)) return;
    if (!last.element.isConnected || last.element.matches(':disabled')) (nearest(main, last.spot) ?? main).focus();
  };
  // In the next frame: a menu or drawer that closes first returns the focus to its button.
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  const remember = ({ target: element }: FocusEvent) => {
    if (!(element instanceof HTMLElement) || element === main || element.matches(title)) return;
    last = { element, spot: { href: element.getAttribute('href'), place: visible(main, focusable).indexOf(element) } };
    spots.set(shown.key, last.spot);
  };
  const observer = new MutationObserver(schedule);
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // Dialogs come and go as children of the body.
  observer.observe(document.body, { childList: true });
  main.addEventListener('focusin', remember);

  return {
    open(key: string, pathname: string) {
      const isSameScreen = shown.pathname === pathname;
      shown = { key, pathname };
      if (isSameScreen && last) spots.set(key, last.spot);
      if (isSameScreen) return;
      last = undefined;
      target = spots.get(key) ?? 'title';
      isNew = true;
      schedule();
    },
    stop() {
      cancelAnimationFrame(frame);
      observer.disconnect();
      main.removeEventListener('focusin', remember);
    },
  };
}

/**
 * Keeps keyboard and screen reader users from starting again at the top of the page. A new screen starts at its title. Going back returns to the
 * element that was left. When the focused element is removed, the one in its place gets the focus. Dialogs manage the focus themselves.
 * @returns the ref of the element that holds the screens.
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const { key = '', pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const follower = useRef<ReturnType<typeof followFocus>>(undefined);
  useLayoutEffect(() => {
    if (!main.current) return undefined;
    follower.current = followFocus(main.current);
    return follower.current.stop;
  }, []);
  useLayoutEffect(() => follower.current?.open(key, pathname), [key, pathname]);
  return main;
}
