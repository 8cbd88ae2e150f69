import type { Theme } from '@mui/material/styles';

/** In pixels: the height of the sticky top bar, and the smallest touch target. */
const barHeight = 56;
const finger = 44;

/** The head and the bar of selected rows do not cover what has the focus. */
const focus = { '.rows.list tbody :is(a, button, input, tr)': { scrollMarginBlock: 'calc(38px + var(--bulk, 52px)) 24px' } };

/** The table of a list. Its head and actions are sticky. Below 1024 pixels, columns without room move behind the row's “more” button. */
const table = ({ palette }: Theme) =>
  ({
    '.rows-box': { container: 'rows / inline-size' },
    '.rows-box.wide': { overflow: 'auto', maxHeight: `calc(100dvh - ${barHeight + 16}px)` },
    '.rows-box.wide thead :is(th, td)': { top: '0 !important' },
    '.rows.list thead .row-actions': { zIndex: 2 },
    '.rows.list .row-actions': { paddingInlineEnd: 16 },
    '.rows .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '.rows time': { whiteSpace: 'nowrap' },
    '.row-more, .more-values': { display: 'none' },
    '.row-more button::before': {
      content: '""',
      width: 7,
      height: 7,
      border: 'solid',
      // An arrow that points down stays as it is from right to left.
      borderWidth: '0 2px 2px 0 /* @noflip */',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '.row-more [aria-expanded=true]::before': { transform: 'translateY(2px) rotate(225deg)' },
    '@container rows (max-width: 1060px)': { '.rows time': { whiteSpace: 'normal' } },
    // From 1024 pixels the table has every column and scrolls sideways.
    '@media (max-width: 1023.95px)': {
      '@container rows (max-width: 860px)': {
        '.rows.list .collapsed': { display: 'none' },
        '.rows.has-collapsed .row-more': { display: 'table-cell', width: 32, paddingInlineStart: 0 },
        '.rows.has-collapsed .row-actions': { paddingInlineEnd: 0 },
        '.more-values': { display: 'table-row' },
      },
    },
    '@media (min-width: 600px)': {
      // The edge that the other columns scroll under.
      '.rows-box.wide .row-actions::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `1px solid ${palette.divider}`,
      },
      '.rows.list thead :is(th, td)': {
        position: 'sticky',
        // Below the bar of selected rows, which sets its height in `--bulk`.
        top: `calc(${barHeight}px + var(--bulk, 0px))`,
        zIndex: 1,
        border: 0,
        backgroundColor: palette.background.paper,
        boxShadow: `inset 0 -1px ${palette.divider}`,
      },
      '.rows.list tbody td': { height: 44, boxSizing: 'border-box' },
      '.rows .figure + :not(.figure)': { paddingInlineStart: 20 },
      '.compact .rows.list tbody td': { height: 30 },
      '.compact .rows :is(th, td)': { paddingBlock: 1 },
      '.compact .rows th': { height: 32 },
      '.compact .rows .icon-button': { width: 28, height: 28 },
      '.compact .rows .thumbnail': { width: 30, height: 30, borderRadius: 4 },
    },
  }) as const;

/** On a phone each row is a card with an image, a name and the main values. A tap opens the record; the other values are behind “more”. */
const cards = () => {
  const card = '.rows.list tr[data-row]';
  return {
    '@media (max-width: 599.95px)': {
      [card]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        gap: '2px 12px',
        minHeight: 80,
        boxSizing: 'border-box',
        padding: '9px 14px',
        paddingInlineEnd: 54,
      },
      [`${card}:has(> :is(.row-select, .picture:not(.collapsed)))`]: { paddingInlineStart: 50 },
      [`${card}:has(> .picture:not(.collapsed))`]: { paddingInlineStart: 76 },
      [`${card}:has(> .row-select):has(> .picture:not(.collapsed))`]: { paddingInlineStart: 108 },
      [`${card} > td`]: { display: 'block', padding: 0, textAlign: 'start', fontSize: 13 },
      [`${card} > td:not(.named)::before`]: { content: 'none' },
      [`${card} > .named::before`]: { display: 'inline-block', marginInlineEnd: 6 },
      [`${card} > .lead`]: { order: -1, flexBasis: '100%', fontSize: 15, fontWeight: 600, lineHeight: 1.35 },
      [`${card} > .collapsed`]: { display: 'none' },
      [`${card} > .picture`]: { position: 'absolute', top: 15, insetInlineStart: 14 },
      [`${card} .thumbnail`]: { width: 50 },
      [`${card} > .row-select ~ .picture`]: { insetInlineStart: 46 },
      [`${card} > .row-select`]: { position: 'absolute', zIndex: 1, top: 18, insetInlineStart: 0, width: finger },
      [`${card} > .row-more`]: { display: 'block', position: 'absolute', zIndex: 1, top: 18, insetInlineEnd: 4, width: finger },
      // A card with only a link has no “more” button.
      '.rows.list:not(.has-collapsed) tr[data-row]:not(:has(> .row-actions > * + *)) > .row-more': { display: 'none' },
      [`${card} > td:not(.row-actions) :is(a, button, .status-switch, .inline-edit-value)`]: { position: 'relative', zIndex: 1 },
      [`${card} > .row-actions`]: { display: 'contents' },
      [`${card} > .row-actions > *`]: { display: 'none' },
      // Separates the values from the buttons.
      [`${card}.open > .row-actions::before`]: { content: '""', flexBasis: '100%', height: 0 },
      [`${card}.open > .row-actions > :not(a:not(* + *)), ${card} > .row-actions > button:only-child`]: { display: 'inline-grid', zIndex: 1 },
      [`${card}:not(.open) > .row-actions > button:only-child`]: { position: 'absolute', top: 18, insetInlineEnd: 4 },
      [`${card} > .row-actions > a:not(* + *)`]: {
        display: 'block',
        position: 'absolute',
        inset: 0,
        zIndex: 0,
        width: 'auto',
        height: 'auto',
        borderRadius: 0,
        fontSize: 0,
        color: 'transparent',
      },
      '.rows.list .more-values': { display: 'block', border: 0, padding: '0 0 12px' },
      '.rows.list .more-values > td': { display: 'block', padding: '0 14px', textAlign: 'start' },
      // A link in the first line and the card share its height.
      [`${card}:has(> .lead > a)`]: { minHeight: 107 },
    },
  } as const;
};

/** The sums below the table; on a phone one in each line. */
const foot = {
  '.rows tfoot :is(th, td)': { fontWeight: 600, borderBottom: 0, textWrap: 'balance' },
  '@media (max-width: 599.95px)': {
    '.rows.list tfoot, .rows.list tfoot tr': { display: 'block' },
    '.rows.list tfoot :is(th, td)': { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '4px 14px' },
    '.rows.list tfoot td:empty': { display: 'none' },
  },
} as const;

/** Styles of list tables (see `rowStyles`). */
export const listStyles = (theme: Theme) => [focus, table(theme), cards(), foot];
