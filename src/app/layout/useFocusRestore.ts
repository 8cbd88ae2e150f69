import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-admin';

/** Where the focus is or was, said so that the place can be found again when what had it is gone. */
interface Spot {
  /** Address of a link: the surest sign. */
  href: string | null;
  /** What is done there, alike in every row. */
  title: string | null;
  label: string;
  /** Number of its row among the rows of a table; -1 outside of tables. */
  row: number;
  /** Number among all that can have the focus. */
  place: number;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, [tabindex="0"]';

const screen = (): HTMLElement | null => document.getElementById('content');
// A browser that cannot tell is taken to show everything.
const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true;
const placesIn = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(focusable)].filter(isSeen);
const rowsIn = (within: Element): Element[] => [...within.querySelectorAll('tbody tr')];
const labelOf = (element: Element): string => element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.id;

function spotOf(element: HTMLElement, within: HTMLElement): Spot {
  return {
    href: element.getAttribute('href'),
    title: element.getAttribute('title'),
    label: labelOf(element),
    row: rowsIn(within).findIndex(row => row.contains(element)),
    place: placesIn(within).indexOf(element),
  };
}

/** The place itself, or the one nearest to it in its table: the same button of the row that has come into its place. */
function findSpot({ href, title, label, row }: Spot, within: HTMLElement): HTMLElement | undefined {
  const places = placesIn(within);
  const same = places.find(place => (href ? place.getAttribute('href') === href : row < 0 && label && labelOf(place) === label));
  if (same || row < 0) return same;
  const next = rowsIn(within)
    .slice(0, row + 1)
    .at(-1);
  const inRow = next ? placesIn(next) : [];
  return inRow.find(place => title && place.title === title) ?? inRow[0];
}

const titleOf = (within: HTMLElement): HTMLElement | undefined => [...within.querySelectorAll('h1')].find(isSeen);

/** What staff last had the focus on, by history entry, so that going back finds it. */
const spots = new Map<string, Spot>();

const here: {
  /** The history entry and the screen that are open. */
  key: string;
  pathname?: string | undefined;
  /** What last had the focus on the screen, and anywhere. */
  own?: { element: HTMLElement; spot: Spot } | undefined;
  last?: Element | undefined;
  /** Still to be found: what led away from a screen that staff have come back to, or the title of a new one. */
  wanted?: Spot | 'title' | undefined;
  isDue: boolean;
  /** The focus was moved while a key was down. */
  isMoved: boolean;
} = { key: '', isDue: false, isMoved: false };

/**
 * Keeps the focus near, so that nobody who works by keyboard or ear begins again at the top of the page: a screen that is
 * opened begins at its title, one that is gone back to at what led away from it, and where what has the focus goes, what
 * comes into its place has it next. What staff have put the focus on themselves keeps it.
 */
export function useFocusRestore(): void {
  const { key = '', pathname } = useLocation();
  useLayoutEffect(() => {
    here.key = key;
    if (here.pathname === pathname) {
      if (here.own && !spots.has(key)) spots.set(key, here.own.spot);
      return;
    }
    here.pathname = pathname;
    here.own = undefined;
    here.wanted = spots.get(key) ?? 'title';
    look();
  }, [key, pathname]);
  useEffect(watch, []);
}

function watch(): () => void {
  const observer = new MutationObserver(() => {
    if (here.wanted || isLost()) look();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'aria-hidden'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('keydown', sparePlace, true);
  document.addEventListener('keyup', letGo, true);
  return () => {
    here.pathname = undefined;
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('keydown', sparePlace, true);
    document.removeEventListener('keyup', letGo, true);
  };
}

function remember({ target }: FocusEvent): void {
  const within = screen();
  if (!(target instanceof HTMLElement)) return;
  here.last = target;
  if (!within?.contains(target) || target === within || target.tagName === 'H1') return;
  here.own = { element: target, spot: spotOf(target, within) };
  spots.set(here.key, here.own.spot);
}

/** A key that is held down does not do to the next row what it did to the last. */
function sparePlace(event: KeyboardEvent): void {
  if (!event.repeat) here.isMoved = false;
  else if (here.isMoved && ['Enter', ' '].includes(event.key)) event.preventDefault();
}

function letGo(): void {
  here.isMoved = false;
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Whether what had the focus can no longer have it; staff who click beside everything have not lost anything. */
function isLost(): boolean {
  const active = document.activeElement;
  if (active && active !== document.body) return active.matches(':disabled');
  return here.last !== undefined && isGone(here.last);
}

/** Looks where the focus belongs, once a frame: there the browser works out its layout anyway. */
function look(): void {
  if (here.isDue) return;
  here.isDue = true;
  requestAnimationFrame(() => {
    here.isDue = false;
    const within = screen();
    // A dialog that is open keeps the focus by itself.
    if (!within || within.closest('[aria-hidden=true]')) return;
    if (here.wanted) settle(within, here.wanted);
    else if (isLost()) recover(within);
  });
}

function focus(element: HTMLElement | undefined, options?: FocusOptions): void {
  if (!element || element === document.activeElement) return;
  here.isMoved = true;
  element.focus(options);
}

/** Finds what is wanted of a screen that was arrived at; its title, or where that will stand, has the focus until it is there. */
function settle(within: HTMLElement, wanted: Spot | 'title'): void {
  const active = document.activeElement;
  const isTaken = active && active !== within && within.contains(active) && active.tagName !== 'H1' && isSeen(active);
  const found = wanted === 'title' ? titleOf(within) : findSpot(wanted, within);
  if (isTaken || found) here.wanted = undefined;
  if (!isTaken) focus(found ?? titleOf(within) ?? within, { preventScroll: !found });
}

/** Puts the focus on what has come into the place of what had it. */
function recover(within: HTMLElement): void {
  const { own } = here;
  if (own && isGone(own.element)) focus(heirOf(own.spot, within));
  else focus(own?.element ?? titleOf(within) ?? within);
}

function heirOf(spot: Spot, within: HTMLElement): HTMLElement {
  const isWaiting = spot.row >= 0 && !rowsIn(within).length;
  if (isWaiting) here.wanted = spot;
  const places = placesIn(within);
  return (isWaiting ? undefined : (findSpot(spot, within) ?? places[Math.min(spot.place, places.length - 1)])) ?? titleOf(within) ?? within;
}
