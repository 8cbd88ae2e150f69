import { Box } from '@mui/material';
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react';

interface Tabs {
  open: string;
  onOpen: (tab: string) => void;
}

const Open = createContext<Tabs>({ open: '', onOpen: () => {} });

interface TabStripProps extends Tabs {
  /** The accessible name of the tabs. */
  label?: string;
  /** Draws a line below the tabs. */
  isUnderlined?: boolean;
  children: ReactNode;
}

/** The tab that a key moves to. Arrows wrap around at the ends. */
function tabAt({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const now = tabs.findIndex(tab => tab.matches(':focus'));
  const forth = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return tabs.at((now + (key === forth ? 1 : -1)) % tabs.length);
}

const openIn = (strip: HTMLElement | null): Element | null => strip?.querySelector('[aria-selected=true]') ?? null;

/** Scrolls the strip, not the page, until the tab is visible. */
function bringIntoSight(strip: HTMLElement, tab: Element): void {
  const [view, box] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.right > view.right) strip.scrollLeft += box.right - view.right;
  if (box.left < view.left) strip.scrollLeft -= view.left - box.left;
}

/**
 * Tabs (`TabButton`) in a row, which wraps or, on a phone, scrolls sideways. Arrow keys, Home and End move the focus; a click opens a tab.
 * Replaces MUI's tabs, which measure the layout of the whole screen when they are mounted.
 */
export function TabStrip({ open, onOpen, label, isUnderlined = false, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  // The first tab is visible when the strip is mounted, so it need not be measured.
  const inSight = useRef(open);
  useEffect(() => {
    const tab = openIn(strip.current);
    if (!strip.current || !tab || (inSight.current === open && !tab.previousElementSibling)) return;
    inSight.current = open;
    bringIntoSight(strip.current, tab);
  }, [open]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tab = tabAt(event);
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tab.focus();
  };
  return (
    <Box
      ref={strip}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      sx={isUnderlined ? { ...look, borderBottom: 1, borderColor: 'divider' } : look}
    >
      <Open value={{ open, onOpen }}>{children}</Open>
    </Box>
  );
}

export interface TabButtonProps {
  /** Passed to `onOpen`. */
  value: string;
  id: string;
  /** The id of the tab panel, while it is rendered. */
  controls?: string | undefined;
  label: string;
  /** Shown after the label. */
  mark?: ReactNode;
  /** A description for screen readers. */
  description?: string;
}

/** One tab of a strip. */
export function TabButton({ value, id, controls, label, mark, description }: TabButtonProps) {
  const { open, onOpen } = use(Open);
  const isOpen = value === open;
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={isOpen}
      aria-controls={controls}
      aria-description={description}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => onOpen(value)}
    >
      {label}
      {mark}
    </button>
  );
}

const look = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > [role=tab]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    flex: 'none',
    minHeight: 48,
    px: 1.5,
    py: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    bgcolor: 'transparent',
    color: 'text.secondary',
    font: 'inherit',
    fontSize: 14,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: -3,
  },
  '& > [role=tab]:hover': { color: 'text.primary' },
  '& > [role=tab][aria-selected=true]': { color: 'primary.main', borderColor: 'primary.main' },
} as const;
