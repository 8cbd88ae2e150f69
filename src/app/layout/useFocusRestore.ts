import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-admin';

/** Describes a focused element, so that it or its replacement can be found later. */
interface Spot {
  /** Address of a link, the most reliable sign. */
  href: string | null;
  /** Names the button's action; the same in every row. */
  title: string | null;
  label: string;
  /** Index of its table row; -1 outside of tables. */
  row: number;
  /** Index among all focusable elements. */
  place: number;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, [tabindex="0"]';

const screen = (): HTMLElement | null => document.getElementById('content');
// A browser without `checkVisibility` counts every element as visible.
const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;
const placesIn = (container: Element): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(focusable)].filter(isVisible);
const rowsIn = (container: Element): Element[] => [...container.querySelectorAll('tbody tr')];
const labelOf = (element: Element): string => element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.id;

function spotOf(element: HTMLElement, container: HTMLElement): Spot {
  return {
    href: element.getAttribute('href'),
    title: element.getAttribute('title'),
    label: labelOf(element),
    row: rowsIn(container).findIndex(row => row.contains(element)),
    place: placesIn(container).indexOf(element),
  };
}

/** The described element, or the nearest one in its table: the same button of the row now in its place. */
function findSpot({ href, title, label, row }: Spot, container: HTMLElement): HTMLElement | undefined {
  const places = placesIn(container);
  const sameElement = places.find(place => (href ? place.getAttribute('href') === href : row < 0 && label && labelOf(place) === label));
  if (sameElement || row < 0) return sameElement;
  const nextRow = rowsIn(container)
    .slice(0, row + 1)
    .at(-1);
  const inRow = nextRow ? placesIn(nextRow) : [];
  return inRow.find(place => title && place.title === title) ?? inRow[0];
}

const titleOf = (container: HTMLElement): HTMLElement | undefined => [...container.querySelectorAll('h1')].find(isVisible);

/** The last focused element of each history entry, for going back. */
const spots = new Map<string, Spot>();

const state: {
  /** The current history entry and screen. */
  key: string;
  pathname?: string | undefined;
  /** The last focused element within the screen, and anywhere. */
  lastInScreen?: { element: HTMLElement; spot: Spot } | undefined;
  last?: Element | undefined;
  /** Still to be focused: the link that led away from this screen, or the title of a new screen. */
  target?: Spot | 'title' | undefined;
  isScheduled: boolean;
  /** The focus was moved while a key was held down. */
  isMoved: boolean;
} = { key: '', isScheduled: false, isMoved: false };

/**
 * Keeps keyboard and screen reader users from starting again at the top of the page.
 * A new screen starts at its title. Going back returns to the link that led away. When the focused element is removed, the element in its place
 * gets the focus. Focus set by the user is not moved.
 */
export function useFocusRestore(): void {
  const { key = '', pathname } = useLocation();
  useLayoutEffect(() => {
    state.key = key;
    if (state.pathname === pathname) {
      if (state.lastInScreen && !spots.has(key)) spots.set(key, state.lastInScreen.spot);
      return;
    }
    state.pathname = pathname;
    state.lastInScreen = undefined;
    state.target = spots.get(key) ?? 'title';
    scheduleFocus();
  }, [key, pathname]);
  useEffect(observeFocus, []);
}

function observeFocus(): () => void {
  const observer = new MutationObserver(() => {
    if (state.target || isFocusLost()) scheduleFocus();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'aria-hidden'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('keydown', ignoreRepeat, true);
  document.addEventListener('keyup', onKeyUp, true);
  return () => {
    state.pathname = undefined;
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('keydown', ignoreRepeat, true);
    document.removeEventListener('keyup', onKeyUp, true);
  };
}

function remember({ target }: FocusEvent): void {
  const container = screen();
  if (!(target instanceof HTMLElement)) return;
  state.last = target;
  if (!container?.contains(target) || target === container || target.tagName === 'H1') return;
  state.lastInScreen = { element: target, spot: spotOf(target, container) };
  spots.set(state.key, state.lastInScreen.spot);
}

/** A key held down does not repeat its action on the next row. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (!event.repeat) state.isMoved = false;
  else if (state.isMoved && ['Enter', ' '].includes(event.key)) event.preventDefault();
}

function onKeyUp(): void {
  state.isMoved = false;
}

const isUnavailable = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Whether the focused element was removed or disabled. A click beside all elements does not count. */
function isFocusLost(): boolean {
  const active = document.activeElement;
  if (active && active !== document.body) return active.matches(':disabled');
  return state.last !== undefined && isUnavailable(state.last);
}

/** Moves the focus in the next frame, where the browser computes layout anyway. */
function scheduleFocus(): void {
  if (state.isScheduled) return;
  state.isScheduled = true;
  requestAnimationFrame(() => {
    state.isScheduled = false;
    const container = screen();
    // An open dialog manages the focus itself.
    if (!container || container.closest('[aria-hidden=true]')) return;
    if (state.target) focusTarget(container, state.target);
    else if (isFocusLost()) restoreFocus(container);
  });
}

function focus(element: HTMLElement | undefined, options?: FocusOptions): void {
  if (!element || element === document.activeElement) return;
  state.isMoved = true;
  element.focus(options);
}

/** Focuses the target of a newly opened screen. Until it is rendered, the title or the content element has the focus. */
function focusTarget(container: HTMLElement, target: Spot | 'title'): void {
  const active = document.activeElement;
  const isSetByUser = active && active !== container && container.contains(active) && active.tagName !== 'H1' && isVisible(active);
  const element = target === 'title' ? titleOf(container) : findSpot(target, container);
  if (isSetByUser || element) state.target = undefined;
  if (!isSetByUser) focus(element ?? titleOf(container) ?? container, { preventScroll: !element });
}

/** Focuses the element that took the place of the lost one. */
function restoreFocus(container: HTMLElement): void {
  const { lastInScreen } = state;
  if (lastInScreen && isUnavailable(lastInScreen.element)) focus(replacementOf(lastInScreen.spot, container));
  else focus(lastInScreen?.element ?? titleOf(container) ?? container);
}

function replacementOf(spot: Spot, container: HTMLElement): HTMLElement {
  const isLoadingRows = spot.row >= 0 && !rowsIn(container).length;
  if (isLoadingRows) state.target = spot;
  const places = placesIn(container);
  return (
    (isLoadingRows ? undefined : (findSpot(spot, container) ?? places[Math.min(spot.place, places.length - 1)])) ?? titleOf(container) ?? container
  );
}
