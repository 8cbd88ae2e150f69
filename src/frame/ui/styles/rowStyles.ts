import type { Theme } from '@mui/material/styles';
import { touchQuery } from '#frame/ui/touch.ts';
import { listStyles } from './listStyles';
import { valueStyles } from './valueStyles';

/** The arrow of a column's head, by its code, for the eye alone; browsers that cannot tell are given it as it is. */
const arrow = (code: string) => [`"${code}"`, `"${code}" / ""`];

/** Tables of rows, and what of them stays in its place. */
const tables = ({ palette }: Theme) => {
  const line = `1px solid ${palette.divider}`;
  return {
    '.rows': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: 1.5 },
    '.rows th, .rows td': { padding: '6px', textAlign: 'start', borderBottom: line, verticalAlign: 'middle' },
    '.rows .row-select': { width: 34, paddingInlineEnd: 0 },
    '.rows .row-select input': { width: 18, height: 18, margin: 0, verticalAlign: 'middle', accentColor: palette.primary.main },
    '.rows a:not(.icon-button), dd a, a[href^="tel:"]': { color: palette.primary.main },
    '.rows .in-row': { backgroundColor: palette.action.hover },
    '.rows .lead': { minWidth: 120 },
    // Looked for in the row under the mouse alone: in every row it would be looked for again with all that comes and goes there.
    '.rows tbody tr:hover:has(a[data-opens])': { cursor: 'pointer' },
    '.rows.list td.lead': { fontWeight: 500 },
    '.rows tbody tr[inert]': { opacity: 0.5 },
    // Rows have moved under the pointer: what is pressed now was meant for another.
    '.settling :is(a, button, input)': { pointerEvents: 'none' },
    '.rows th': { fontWeight: 600, height: 40 },
    '.rows tbody tr:hover': { backgroundColor: palette.action.hover },
    // The first and the last cell, of whichever element.
    '.rows :is(th, td):not(th + *, td + *)': { paddingInlineStart: 16 },
    '.rows :is(th, td):last-child': { paddingInlineEnd: 16 },
    // A table too wide for its screen is moved beneath them.
    '.rows .row-actions': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      position: 'sticky',
      insetInlineEnd: 0,
      backgroundColor: palette.background.paper,
    },
    '.rows tbody tr:hover .row-actions': { backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})` },
    '.rows .sorter': { font: 'inherit', color: 'inherit', textAlign: 'inherit', background: 'none', border: 0, padding: 0, cursor: 'pointer' },
    '.rows .sorter::after': { content: arrow('\\2195'), opacity: 0.4, marginInlineStart: 6 },
    '.rows [aria-sort=ascending] .sorter::after': { content: arrow('\\2191'), opacity: 1 },
    '.rows [aria-sort=descending] .sorter::after': { content: arrow('\\2193'), opacity: 1 },
  } as const;
};

/** The bar that moves while rows are read. */
const readingBar = ({ palette }: Theme) =>
  ({
    '@keyframes reading': { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
    '.reading-bar': { position: 'relative', height: 4, overflow: 'hidden', backgroundColor: palette.action.selected },
    '.reading-bar.thin': { height: 2 },
    '.reading-bar::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: '40%',
      backgroundColor: palette.primary.main,
      animation: 'reading 1.4s ease-in-out infinite',
    },
  }) as const;

/** What is pressed in rows: radio buttons, icons, icon buttons. */
const controls = ({ palette }: Theme) =>
  ({
    '.radios': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
    '.radios label': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
    '.radios input': { width: 18, height: 18, margin: 0, accentColor: palette.primary.main, cursor: 'pointer' },
    'svg.icon': { width: '1em', height: '1em', fontSize: 20, fill: 'currentColor', flex: 'none', userSelect: 'none' },
    '.icon-button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      verticalAlign: 'middle',
    },
    '.icon-button:hover': { backgroundColor: palette.action.hover },
    '.icon-button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    '.icon-button.danger': { color: palette.error.main },
    '.icon-button:focus-visible, .row-toggle:focus-visible, .rows .sorter:focus-visible, .status-switch input:focus-visible, .chip button:focus-visible':
      {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 2,
      },
  }) as const;

/** Rows within a record, as they stand in its form, and the words of an empty input. */
const formRows = ({ palette }: Theme) =>
  ({
    '.row-item': { display: 'flex', gap: 8, alignItems: 'flex-start' },
    '.row-item > :first-of-type': { flex: 1, minWidth: 0 },
    '.row-buttons': { display: 'flex', flex: 'none', marginTop: 4 },
    '.row-toggle': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 40,
      maxWidth: '100%',
      padding: '0 8px 0 0',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '.row-toggle:hover': { backgroundColor: palette.action.hover },
    // A day in the shop's order stands over the browser's; with the focus, in words below what is typed.
    '.shop-day > span': {
      position: 'absolute',
      insetInlineStart: 14,
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      direction: 'ltr',
    },
    '.shop-day > :last-child, :focus-within > .shop-day > :first-of-type': { visibility: 'hidden' },
    ':focus-within > .shop-day > :last-child': {
      visibility: 'visible',
      top: '100%',
      transform: 'none',
      zIndex: 1,
      padding: '0 4px',
      fontSize: 12,
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
    },
    '.shop-day + input:not(:focus)': { color: 'transparent' },
    '.empty-text': {
      position: 'absolute',
      insetInline: '14px 40px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      color: palette.text.secondary,
    },
    '.empty-text ~ input::placeholder': { opacity: '0 !important' },
    '.empty-text:has(~ input:not(:placeholder-shown))': { display: 'none' },
  }) as const;

/** What is pressed with a finger, on a phone or a tablet, whatever the density; within an input, the input is. */
const forFingers = {
  [touchQuery]: {
    '.MuiButton-root, .MuiOutlinedInput-root, .MuiFormControlLabel-root, li[role], .radios label, .menu a': {
      minHeight: 44,
    },
    ':is(.MuiIconButton-root, .MuiPaginationItem-root, .MuiToggleButton-root, .find, .icon-button, .sorter):not(.MuiOutlinedInput-root *)': {
      minWidth: 44,
      minHeight: 44,
    },
    // Links alone in their cells answer around their words.
    '.rows td > a:not(.icon-button), dd > a': { display: 'inline-block', minWidth: 44, paddingBlock: 13 },
    '.tick': { display: 'grid', placeItems: 'center', width: 44, height: 44 },
    '.status-switch input::after': { content: '""', position: 'absolute', inset: '-12px -6px' },
    '.chip button': { position: 'relative' },
    '.chip button::after': { content: '""', position: 'absolute', inset: -9 },
  },
} as const;

/** A card a row where a screen is too narrow for a table. */
const onPhones = ({ palette }: Theme) => {
  const line = `1px solid ${palette.divider}`;
  return {
    '@media (max-width: 599.95px)': {
      // Their inputs stand below each other, so that a line says where the next begins.
      '.rows': { fontSize: 14 },
      'li + li > .row-item': { borderTop: line, paddingTop: 12 },
      '.rows, .rows :is(thead, tbody, tr, td)': { display: 'block' },
      // Of heads only what can be pressed is seen, in a line that is moved sideways; the others are for those who hear the page.
      ':is(.rows, .rows.list) thead tr > :not(:has(*))': { position: 'absolute', clipPath: 'inset(50%)' },
      // Also those of columns that stand behind “more”.
      '.rows.list thead .minor:has(.sorter)': { display: 'block' },
      '.rows thead tr > :has(*)': { height: 44, padding: 0, border: 0 },
      '.rows tr': { borderTop: line, padding: '8px 0' },
      '.rows td': {
        border: 0,
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 16,
        textAlign: 'end',
        padding: '3px 16px',
      },
      '.rows thead tr': { display: 'flex', gap: 16, padding: '0 14px', overflowX: 'auto' },
      '.rows thead .row-select': { width: 44, marginInlineStart: -14 },
      '.rows td.in-row': { display: 'block' },
      '.rows td.row-actions': { justifyContent: 'end', gap: 8 },
      '.rows td[data-label]::before': { content: 'attr(data-label)', color: palette.text.secondary, fontSize: 13, textAlign: 'start', flex: 'none' },
    },
  } as const;
};

/**
 * Styles of shown values and rows, by class name and written once for the whole app: a list of ten rows
 * renders some hundred of these, and a styled component for each would take most of the time.
 */
export const rowStyles = (theme: Theme) => [
  {
    ...tables(theme),
    ...readingBar(theme),
    ...controls(theme),
    ...formRows(theme),
    ...valueStyles(theme),
    ...onPhones(theme),
  },
  forFingers,
  ...listStyles(theme),
];
