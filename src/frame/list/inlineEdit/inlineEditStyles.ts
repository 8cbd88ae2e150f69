import type { Theme } from '@mui/material/styles';

/** The cells that are edited, and the bar below them. */
export const inlineEditStyles = ({ palette }: Theme) =>
  ({
    '.sheet-bar': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 8,
      padding: '8px 16px',
      position: 'sticky',
      insetBlockEnd: 'var(--room-below, 0px)',
      zIndex: 2,
      fontSize: 14,
      borderTop: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '.sheet-values': { display: 'inline-grid', gap: '6px 12px', alignItems: 'end' },
    // At the end of their column, as the figures that they stand for; behind each is the place of its mark.
    '.sheet-value': { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', gap: 2, fontSize: 13 },
    '.sheet-follows, .sheet-mistake, .sheet-note, .sheet-value > [aria-hidden]': { paddingInlineEnd: 18 },
    '.sheet-line': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    '.sheet-line input': {
      width: 88,
      minHeight: 32,
      padding: '2px 8px',
      font: 'inherit',
      fontSize: 14,
      textAlign: 'end',
      color: palette.text.primary,
      backgroundColor: 'transparent',
      border: `1px solid ${palette.text.secondary}`,
      borderRadius: 4,
    },
    '.sheet-line input:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '.sheet-line input[aria-invalid]': { borderColor: palette.error.main, borderWidth: 2 },
    '.sheet-mark': { width: 14, color: palette.success.main, fontWeight: 700 },
    '.sheet-follows': { color: palette.text.secondary },
    '.sheet-mistake, .sheet-note': { maxWidth: 180, whiteSpace: 'normal' },
    '.sheet-mistake': { color: palette.error.main },
    '@media (max-width: 599.95px)': {
      '.sheet-line input': { minHeight: 44, fontSize: 16, width: 96 },
    },
  }) as const;
