import type { Theme } from '@mui/material/styles';
import { toneColors } from '#frame/format/tones.ts';

const switches = ({ palette }: Theme) => {
  const dark = palette.mode === 'dark';
  return {
    '.status-switch': {
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: 8,
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      fontSize: 13,
    },
    '.status-switch input': {
      appearance: 'none',
      width: 34,
      height: 20,
      margin: 0,
      borderRadius: 10,
      backgroundColor: dark ? '#6d7686' : '#7b8494',
      cursor: 'pointer',
      position: 'relative',
      flex: 'none',
      transition: 'background-color 150ms',
    },
    '.status-switch input::before': {
      content: '""',
      position: 'absolute',
      top: 2,
      insetInlineStart: 2,
      width: 16,
      height: 16,
      borderRadius: '50%',
      backgroundColor: '#fff',
      transition: 'inset-inline-start 150ms',
    },
    '.status-switch input:checked': { backgroundColor: dark ? '#4f6fe0' : palette.primary.main },
    '.status-switch input:checked::before': { insetInlineStart: 16 },
    '.status-switch input:disabled': { opacity: 0.5, cursor: 'default' },
    '.status-switch span': { minWidth: 48 },
    '.status-switch.fixed, .status-switch.fixed input': { cursor: 'help' },
    '.status-switch.fixed span': { textDecoration: 'underline dotted' },
  } as const;
};

/** A text has the direction of its first letter, and is aligned as the page is. */
const directions = {
  ":where(body [dir='auto'], body [dir='ltr'], .MuiSelect-select)": { textAlign: ['-webkit-match-parent', 'match-parent'] },
  '.MuiSelect-select': { unicodeBidi: 'plaintext' },
} as const;

/** Images, texts, amounts and words. */
const texts = ({ palette }: Theme) =>
  ({
    '.thumbnail': { width: 50, height: 50, objectFit: 'cover', borderRadius: 8, display: 'block', backgroundColor: palette.action.hover },
    '.shown-text': { overflowWrap: 'break-word' },
    '.shown-text.long': { overflowWrap: 'anywhere' },
    '.rows .shown-text.long': { display: 'inline-block', minWidth: 128 },
    '.long-text': { whiteSpace: 'pre-wrap' },
    '.amount': { whiteSpace: 'nowrap' },
    '.shown-text.word': { whiteSpace: 'nowrap' },
    '.rows, .amount, dd': { fontVariantNumeric: 'tabular-nums' },
    '.thumbnail.wide': { width: 120 },
    // Has the metrics of Inter, so that nothing moves when Inter is loaded.
    '@font-face': {
      fontFamily: 'Inter stand-in',
      src: 'local("Arial"), local("Liberation Sans")',
      sizeAdjust: '107.12%',
      ascentOverride: '90.44%',
      descentOverride: '22.52%',
      lineGapOverride: '0%',
    },
    '.words': { display: 'flex', flexWrap: 'wrap', gap: 4 },
    '.words > span': { padding: '1px 10px', borderRadius: 12, backgroundColor: palette.action.selected, fontSize: 13 },
  }) as const;

/** A choice in the colour of its tone. */
const badges = ({ palette }: Theme) =>
  ({
    '.badge': {
      display: 'inline-block',
      padding: '1px 10px',
      borderRadius: 12,
      fontSize: 13,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: 'var(--tone)',
      backgroundColor: 'color-mix(in srgb, var(--tone) 12%, transparent)',
    },
    ...Object.fromEntries(Object.entries(toneColors[palette.mode]).map(([tone, color]) => [`.badge.${tone}`, { '--tone': color }])),
  }) as const;

/** Chips, read errors, missing values, colours. */
const chips = ({ palette }: Theme) => {
  const line = `1px solid ${palette.divider}`;
  return {
    '.chip': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      padding: '2px 4px 2px 12px',
      borderRadius: 16,
      backgroundColor: palette.action.selected,
      fontSize: 14,
      overflowWrap: 'anywhere',
    },
    '.chip button': {
      width: 26,
      height: 26,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
    '.chip button:hover': { backgroundColor: palette.action.hover },
    '.unread': { color: palette.error.main, overflowWrap: 'anywhere' },
    '.unread button': {
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '.nothing': { color: palette.text.secondary },
    '.swatch': { display: 'inline-flex', alignItems: 'center', gap: 8 },
    '.swatch i': { width: 24, height: 24, borderRadius: 8, border: line, flex: 'none' },
  } as const;
};

/** Styles of values, by class name (see `rowStyles`). */
export const valueStyles = (theme: Theme) => ({ ...directions, ...switches(theme), ...texts(theme), ...badges(theme), ...chips(theme) });
