/** The accessibility report judges every criterion, rests on tests that exist, and is as fresh as its data. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { accessibilityPage, criteriaOfAxe } from '#docs/generate/accessibility/accessibilityPage.ts';
import { european } from '#docs/generate/accessibility/european.ts';
import { evidence, type TestEvidence } from '#docs/generate/accessibility/evidence.ts';
import { levelA } from '#docs/generate/accessibility/levelA.ts';
import { levelAA } from '#docs/generate/accessibility/levelAA.ts';

/** The criteria of WCAG 2.2, typed from the recommendation. 4.1.1 is obsolete. */
const criteria = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8
    3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

const numbersIn = (text: string): string[] => text.split(/\s+/);
const all = [...levelA, ...levelAA, ...european];
const pieces = Object.entries<object>(evidence);
const tests = pieces.map(([, piece]) => piece).filter((piece): piece is TestEvidence => 'title' in piece);

/** The titles of the tests in a file, with `…` where the source computes a part. */
function titlesIn(file: string): string[] {
  const source = readFileSync(`tests/${file}`, 'utf8');
  return [...source.matchAll(/\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , title = '']) =>
    title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(['"`])/g, '$1'),
  );
}

test('each criterion of WCAG 2.2 A and AA is judged once, in order', () => {
  expect(levelA.map(({ number }) => number)).toEqual(numbersIn(criteria.A));
  expect(levelAA.map(({ number }) => number)).toEqual(numbersIn(criteria.AA));
});

test('“Supports” has evidence, and each verdict a remark', () => {
  const bare = all.filter(({ verdict, remark, evidence }) => !remark || (verdict === 'Supports' && !evidence.length));
  expect(bare.map(({ number }) => number)).toEqual([]);
});

test('each test that is named exists: its title stands in its file', () => {
  const gone = tests.filter(({ file, title }) => !titlesIn(file).includes(title));
  expect(tests.length).toBeGreaterThan(50);
  expect(gone).toEqual([]);
});

test('each piece of evidence is used, and what was looked at by hand has a day', () => {
  const used = new Set<string>(all.flatMap(({ evidence }) => evidence));
  expect(pieces.flatMap(([name]) => (used.has(name) ? [] : [name]))).toEqual([]);
  const days = pieces.flatMap(([, piece]) => ('on' in piece ? [String(piece.on)] : []));
  expect(days.filter(day => !/^\d{4}-\d\d-\d\d$/.test(day) || day > new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('the report names the criteria for which axe has rules, and no others', () => {
  const { getRules } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as {
    getRules: (tags: string[]) => { tags: string[] }[];
  };
  const tags = getRules(['wcag2a', 'wcag2aa']).flatMap(({ tags }) => tags.filter(tag => /^wcag\d{3,}$/.test(tag)));
  const numbers = new Set(tags.map(tag => tag.replace(/^wcag(\d)(\d)(\d+)$/, '$1.$2.$3')));
  const ofBoth = [...numbersIn(criteria.A), ...numbersIn(criteria.AA)].filter(number => numbers.has(number));
  expect([...criteriaOfAxe].sort()).toEqual(ofBoth.sort());
});

test('the page is as fresh as its data: `npm run docs:reference` writes it', () => {
  expect(readFileSync('docs/accessibility.md', 'utf8')).toBe(accessibilityPage());
});
