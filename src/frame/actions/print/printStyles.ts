/** Dark on white, in any colour scheme. The browser chooses the paper size. */
const onPaper = {
  '@page': { margin: '14mm' },
  '*:not([data-swatch]), *::before, *::after': {
    color: '#000 !important',
    backgroundColor: 'transparent !important',
    borderColor: '#999 !important',
    boxShadow: 'none !important',
  },
  ':root, :root body': { backgroundColor: '#fff !important', colorScheme: 'light !important' },
  'tr, img': { breakInside: 'avoid' },
} as const;

/** Styles for printing a screen: its text and images only. */
export const printStyles = {
  '@media print': {
    ...onPaper,
    'body > :not(#root, .print-sheets), header, nav, footer, [role=alert], :has(> .side), #content :is(button, .MuiButtonBase-root, .MuiFormControl-root, [role=status])':
      {
        display: 'none !important',
      },
    '#content': { padding: '0 !important' },
    '.badge': { border: '1px solid #999', padding: '0 6px' },
    'h1, h2, h3, dt': { breakAfter: 'avoid' },
  },
} as const;

/** Styles for printing sheets: each on its own page, without the screen. */
export const sheetStyles = {
  '.print-sheets': { display: 'none' },
  '@media print': {
    ...onPaper,
    '.print-sheets': { display: 'block', fontSize: '10.5pt', lineHeight: 1.4 },
    'body:has(> .print-sheets) > :not(.print-sheets)': { display: 'none !important' },
    '.print-sheets > * + *': { breakBefore: 'page' },
  },
} as const;
