import type { Theme } from '@mui/material/styles';
import { touchQuery } from '#frame/ui/touch.ts';
import { listStyles } from './listStyles';
import { valueStyles } from './valueStyles';

/** The arrow of a sortable column, hidden from screen readers where CSS alternative text is supported. */
const arrow = (code: string) => [`"${code}"`, `"${code}" / ""`];

/** Tables of rows and their sticky cells. */
const tables = ({ palette }: Theme) => {
  const line = `1px solid ${palette.divider}`;
  const tint = `color-mix(in srgb, ${palette.primary.main} 10%, transparent)`;
  return {
    '.rows': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: 1.5 },
    '.rows th, .rows td': { padding: '6px', textAlign: 'start', borderBottom: line, verticalAlign: 'middle' },
    '.rows .row-select': { width: 34, paddingInlineEnd: 0 },
    '.rows .row-select input': { width: 18, height: 18, margin: 0, verticalAlign: 'middle', accentColor: palette.primary.main },
    '.rows a:not(.icon-button), dd a, a[href^="tel:"]': { color: palette.primary.main },
    '.rows .in-row': { backgroundColor: palette.action.hover },
    '.rows .lead': { minWidth: 120 },
    // Only the hovered row is matched: `:has` on every row would be evaluated again at every change of the table.
    '.rows tbody tr:hover:has(a[data-opens])': { cursor: 'pointer' },
    '.rows.list td.lead': { fontWeight: 500 },
    '.rows tbody tr[inert]': { opacity: 0.5 },
    // Rows have just moved, so a click now may be meant for another row.
    '.settling :is(a, button, input)': { pointerEvents: 'none' },
    '.rows th': { fontWeight: 600, height: 40 },
    '.rows tbody tr:hover': { backgroundColor: palette.action.hover },
    '.rows tbody tr.ticked': { backgroundColor: tint },
    '.rows tbody tr:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    // The first and last cell, `th` or `td`.
    '.rows :is(th, td):not(th + *, td + *)': { paddingInlineStart: 16 },
    '.rows :is(th, td):last-child': { paddingInlineEnd: 16 },
    // A wide table scrolls under its actions.
    '.rows .row-actions': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      position: 'sticky',
      insetInlineEnd: 0,
      backgroundColor: palette.background.paper,
    },
    // It lies over the outline of its row.
    '.rows tbody tr:focus-visible .row-actions': {
      boxShadow: `inset -2px 0 ${palette.primary.main}, inset 0 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
    },
    '.rows tbody tr:hover .row-actions': { backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})` },
    '.rows tbody tr.ticked .row-actions': { backgroundImage: `linear-gradient(${tint}, ${tint})` },
    // Room for the end of the last column, beside the actions.
    '@media (min-width: 1024px)': {
      '@container rows (max-width: 760px)': { '.rows.list :is(th + *, td + *):not(.row-actions, .figure + *)': { paddingInline: 3 } },
    },
    '.rows .sorter': { font: 'inherit', color: 'inherit', textAlign: 'inherit', background: 'none', border: 0, padding: 0, cursor: 'pointer' },
    '.rows .sorter::after': { content: arrow('\\2195'), opacity: 0.6, marginInlineStart: 6 },
    '.rows [aria-sort=ascending] .sorter::after': { content: arrow('\\2191'), opacity: 1 },
    '.rows [aria-sort=descending] .sorter::after': { content: arrow('\\2193'), opacity: 1 },
  } as const;
};

/** The loading bar. */
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

/** Radio buttons and icon buttons. */
const controls = ({ palette }: Theme) =>
  ({
    '.radios': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
    '.radios label': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
    '.radios input': { width: 18, height: 18, margin: 0, accentColor: palette.primary.main, cursor: 'pointer' },
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

/** Rows edited in a form, and the placeholder of an empty input. */
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

/** Touch targets on phones and tablets. Elements within an input do not count. */
const forFingers = {
  [touchQuery]: {
    '.MuiButton-root, .MuiOutlinedInput-root, .MuiFormControlLabel-root, li[role], .radios label, .menu :is(a, button)': {
      minHeight: 44,
    },
    ':is(.MuiIconButton-root, .MuiPaginationItem-root, .MuiToggleButton-root, .find, .icon-button, .sorter):not(.MuiOutlinedInput-root *)': {
      minWidth: 44,
      minHeight: 44,
    },
    // A link alone in its cell gets a larger touch area.
    '.rows td > a:not(.icon-button), dd > a': { display: 'inline-block', minWidth: 44, paddingBlock: 13 },
    '.tick': { display: 'grid', placeItems: 'center', width: 44, height: 44 },
    '.status-switch input::after': { content: '""', position: 'absolute', inset: '-12px -6px' },
    '.chip button': { position: 'relative' },
    '.chip button::after': { content: '""', position: 'absolute', inset: -9 },
  },
} as const;

/** On narrow screens each row of a table is a card. */
const onPhones = ({ palette }: Theme) => {
  const line = `1px solid ${palette.divider}`;
  return {
    '@media (max-width: 599.95px)': {
      // Inputs are below each other, so a line separates the rows.
      '.rows': { fontSize: 14 },
      // Below its label, the touch area of a link has room enough without moving what is around it.
      'dd > a': { marginBlock: -13 },
      'li + li > .row-item': { borderTop: line, paddingTop: 12 },
      '.rows, .rows :is(thead, tbody, tr, td)': { display: 'block' },
      // The headers are for screen readers. A list is sorted in a panel, and while rows are ticked, all are ticked in a line above them.
      '.rows thead tr > :is(th, :not(:has(*)))': { position: 'absolute', insetInlineStart: 0, width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '.rows.list:not(.ticking) thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '.rows.list:not(.ticking) thead tr': { overflow: 'hidden' },
      '.rows.list thead .sorter, .rows.list:not(.ticking) thead .row-select': { display: 'none' },
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
 * Global styles of values and rows, by class name. A list of ten rows renders about a hundred of them; a styled component for each would take
 * most of the render time.
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
