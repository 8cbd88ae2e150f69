import { Box } from '@mui/material';
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react';

interface Tabs {
  open: string;
  onOpen: (tab: string) => void;
}

const Open = createContext<Tabs>({ open: '', onOpen: () => {} });

interface TabStripProps extends Tabs {
  /** What the tabs are of, for who does not see them. */
  label?: string;
  /** A line below them. */
  isUnderlined?: boolean;
  children: ReactNode;
}

/** Which tab an arrow leads to, as `aria-orientation` says: sideways, round at the ends. */
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

/** Moves the strip, and not the page, until the open tab is seen. */
function bringIntoSight(strip: HTMLElement, tab: Element): void {
  const [seen, its] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (its.right > seen.right) strip.scrollLeft += its.right - seen.right;
  if (its.left < seen.left) strip.scrollLeft -= seen.left - its.left;
}

/**
 * Tabs (`TabButton`) in a line; in several where there is no room for them, on a phone moved sideways. Arrows, Home and End move the focus
 * among them, a press opens. In place of MUI's, which measure the whole screen when they come.
 */
export function TabStrip({ open, onOpen, label, isUnderlined = false, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  // The first is in sight when the strip comes: measuring a screen that has just come is dear.
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
  /** What the strip is told when it is pressed. */
  value: string;
  id: string;
  /** Of what it shows, where that is on the screen. */
  controls?: string | undefined;
  label: string;
  /** Stands behind its name. */
  mark?: ReactNode;
  /** Said beside its name. */
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
