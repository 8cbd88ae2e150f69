import type { Criterion } from './criterion';

/** Clauses of EN 301 549 V3.2.1 beside those that repeat WCAG. */
export const european: readonly Criterion[] = [
  {
    number: '9.1 – 9.4',
    name: 'Web: the criteria of WCAG 2.1',
    verdict: 'Partially Supports',
    remark: 'Clause 9.x is criterion x of the tables above. 2.4.11, 2.5.7, 2.5.8, 3.2.6, 3.3.7 and 3.3.8 are no clauses, and 4.1.1 is obsolete.',
    evidence: [],
  },
  {
    number: '9.6',
    name: 'WCAG conformance requirements',
    verdict: 'Partially Supports',
    remark: 'Whole screens and whole jobs are judged. Not every criterion is supported.',
    evidence: ['keysOrder', 'keysProduct', 'axeAddresses'],
  },
  {
    number: '11.1 – 11.6',
    name: 'Non-web software',
    verdict: 'Not Applicable',
    remark: 'The app is web content: clause 9 holds in their place.',
    evidence: [],
  },
  {
    number: '11.7',
    name: 'User preferences',
    verdict: 'Partially Supports',
    remark: 'The app follows the light or dark mode of the system if a person chooses System. High contrast and font sizes are not tested.',
    evidence: ['mode'],
  },
  {
    number: '11.8.1, 11.8.2',
    name: 'Accessible content creation',
    verdict: 'Partially Supports',
    remark: 'The rich text editor makes headings, lists, quotes and links. An image has no field for a text alternative.',
    evidence: ['richText'],
  },
  {
    number: '11.8.3',
    name: 'Preservation of accessibility information in transformations',
    verdict: 'Partially Supports',
    remark: 'A text that the editor cannot hold stays as it is until somebody edits it. Prints and exports are not tested.',
    evidence: ['oddLegalText'],
  },
  {
    number: '11.8.4, 11.8.5',
    name: 'Repair assistance, templates',
    verdict: 'Not Applicable',
    remark: 'The editor checks no accessibility and has no templates.',
    evidence: ['richText'],
  },
  {
    number: '12.1.1',
    name: 'Accessibility and compatibility features',
    verdict: 'Partially Supports',
    remark: '[The guide for staff](README.md#staff) explains keys, phones, undo and modes. Nothing tells how the app works with a screen reader.',
    evidence: ['singleKeys'],
  },
  {
    number: '12.1.2',
    name: 'Accessible documentation',
    verdict: 'Partially Supports',
    remark: 'The documents are plain Markdown with headings. Their pictures and tables are not tested.',
    evidence: [],
  },
  {
    number: '12.2',
    name: 'Support services',
    verdict: 'Not Applicable',
    remark: 'The project offers no support service. Who runs the app for a shop may.',
    evidence: [],
  },
];
