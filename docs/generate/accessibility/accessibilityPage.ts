/** The accessibility conformance report as a page. */
import { readFileSync } from 'node:fs';
import type { Criterion, Verdict } from './criterion';
import { european } from './european';
import { type EvidenceName, evidence, type HandEvidence, type TestEvidence } from './evidence';
import { levelA } from './levelA';
import { levelAA } from './levelAA';

/** The criteria for which axe has rules that run in the tests. Each rule covers a part of its criterion. */
export const criteriaOfAxe = '1.1.1 1.2.1 1.2.2 1.3.1 1.4.1 1.4.2 1.4.3 1.4.4 2.1.1 2.2.1 2.2.2 2.4.1 2.4.2 2.4.4 3.1.1 3.1.2 3.3.2 4.1.2'.split(' ');

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(cells => cells.join('| ')).join('\n');

const pieces: Readonly<Record<string, TestEvidence | HandEvidence>> = evidence;
const isTest = (piece: TestEvidence | HandEvidence): piece is TestEvidence => 'file' in piece;
const tests = Object.entries(pieces).flatMap(([name, piece]) => (isTest(piece) ? [{ name, ...piece }] : []));
const looks = Object.entries(pieces).flatMap(([name, piece]) => (isTest(piece) ? [] : [{ name, ...piece }]));

/** The label of each piece of evidence: T3 is the third test, H1 the first thing that was looked at by hand. */
const labels = new Map([
  ...tests.map(({ name }, at) => [name, `T${at + 1}`] as const),
  ...looks.map(({ name }, at) => [name, `H${at + 1}`] as const),
]);

const labelsOf = (names: readonly EvidenceName[]): string => names.map(name => labels.get(name) ?? '').join(', ') || '—';

const criteriaTable = (head: string, criteria: readonly Criterion[]): string =>
  tableOf(
    [head, 'conformance level', 'remarks', '[evidence](#evidence)'],
    criteria.map(({ number, name, verdict, remark, evidence }) => [`${number} ${name}`, verdict, remark, labelsOf(evidence)]),
  );

function countsTable(): string {
  const verdicts: readonly Verdict[] = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'];
  const count = (criteria: readonly Criterion[], wanted: Verdict) => String(criteria.filter(({ verdict }) => verdict === wanted).length);
  return tableOf(
    ['WCAG 2.2', ...verdicts],
    [
      ['Level A', ...verdicts.map(verdict => count(levelA, verdict))],
      ['Level AA', ...verdicts.map(verdict => count(levelAA, verdict))],
    ],
  );
}

const about = (version: string): string =>
  tableOf(
    ['about this report', ''],
    [
      ['Product', `Shop Admin ${version}: the app that \`npm run build\` makes of this repository`],
      [
        'Report date',
        looks
          .map(({ on }) => on)
          .sort()
          .at(-1) ?? '',
      ],
      ['Standards', 'WCAG 2.2, levels A and AA; EN 301 549 V3.2.1, clauses 9, 11 and 12'],
      ['Form', 'the tables and terms of VPAT® 2.5, a service mark of the Information Technology Industry Council'],
      ['Made by', 'the developers of the app. Nobody else has audited it'],
      ['Contact', 'who runs the app for a shop, or the issues of this repository'],
    ],
  );

const methods = `The browser tests run in Chromium against the built app and its mock. No screen reader, no other browser and no person with a disability took part.

- axe judges each address in the light, by its rules of WCAG 2.0 A and AA and its best practices; forms to create are judged with errors shown. In the dark, from right to left, at 200 % and with errors shown, \`npm run test:all\` judges one of twelve addresses, and what opens on the orders. \`npm run test:hard\` judges all addresses, and everything that opens on them.
- The sizes of targets are measured on one of eight addresses of a phone and one of sixteen of a tablet; \`npm run test:hard\` measures all.
- Other tests play a person with a keyboard, on a phone, or with a server that refuses.
- What no test shows was looked at by hand, and has a date.

axe has rules for parts of ${criteriaOfAxe.join(', ')}. A rule finds some failures of its criterion and proves none absent. The tests do not run its rules of WCAG 2.1 and 2.2: for 1.3.4, 1.3.5, 1.4.12, 2.5.3 and 2.5.8. For all other criteria it has none.`;

const terms = `- **Supports**: it meets the criterion at least in one way, without known defects.
- **Partially Supports**: a part of it does not meet the criterion, or nothing shows that it does.
- **Does Not Support**: most of it does not meet the criterion.
- **Not Applicable**: the criterion is about something that the app does not have.`;

/** The report as Markdown: `docs/accessibility.md`. */
export function accessibilityPage(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return [
    '# Accessibility conformance report',
    'How far the app meets WCAG 2.2 and EN 301 549, and what shows it. `npm run docs:reference` writes this page from `docs/generate/accessibility/`. A test fails where “Supports” has no evidence, or where a test that is named is gone.',
    about(version),
    '## Methods',
    methods,
    '## Terms',
    terms,
    countsTable(),
    '## WCAG 2.2, level A',
    criteriaTable('criterion', levelA),
    '4.1.1 Parsing is obsolete and was removed from WCAG 2.2.',
    '## WCAG 2.2, level AA',
    criteriaTable('criterion', levelAA),
    '## EN 301 549',
    criteriaTable('clause', european),
    '## Evidence',
    'Tests. `…` stands for a part of the title that differs.',
    tableOf(
      ['', 'test', 'file'],
      tests.map(({ name, file, title }) => [labels.get(name) ?? '', title, `[${file}](../tests/${file})`]),
    ),
    'Looked at by hand.',
    tableOf(
      ['', 'what was done', 'day'],
      looks.map(({ name, on, done }) => [labels.get(name) ?? '', done, on]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
