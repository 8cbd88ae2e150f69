/** The documents: what they link to is there, their code compiles, and they stay short. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { scenes, tutorialPictures } from '#docs/generate/scenes.ts';
import { pagesWithTable, withTable } from '#docs/generate/tableIn.ts';
import { english as en } from '#i18n/english.ts';
import { anchorsOf, blocksOf, dedented, documents, isCounted, isGenerated, linksOf, sentencesOf, wordsOf } from '#tests/support/markdown.ts';

/** Words in all documents together, and in the average sentence of one. */
const mostWords = 15_000;
const mostWordsOfSentence = 18;

const read = (file: string) => readFileSync(file, 'utf8');

const pages = documents.filter(file => file.startsWith('docs/') && !isGenerated(file));

test.each([...documents, 'llms.txt'])('%s links to files and headings that are there', document => {
  const wrong = linksOf(read(document)).filter(({ file, anchor }) => {
    const target = file ? path.posix.join(path.posix.dirname(document), file) : document;
    if (!existsSync(target)) return true;
    return anchor && !anchorsOf(read(target.endsWith('.md') ? target : path.posix.join(target, 'README.md'))).includes(anchor);
  });
  expect(wrong.map(({ file, anchor }) => (anchor ? `${file}#${anchor}` : file))).toEqual([]);
});

test.each(documents)('what %s quotes of a file stands there', document => {
  const quotes = [...read(document).matchAll(/\[`([^`\]]+ = [^`\]]+)`\]\(([^)]+)\)/g)];
  const missing = quotes.filter(([, code = '', file = '']) => !read(path.posix.join(path.posix.dirname(document), file)).includes(code));
  expect(missing.map(([, code]) => code)).toEqual([]);
});

test.each(documents)('the commands of %s are those of package.json', document => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/\bnpm (?:run ([a-z][\w:-]*)|start\b|test\b)/g)].map(([command, name = command.slice(4)]) => name);
  expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
});

/**
 * A block of TypeScript is a module, unless its info string says where its lines stand: `ts from resources/orders/orders.ts`, or
 * `ts fragment` for a module of the same page. A module's info string may have its name. The test of the tutorial compiles its code.
 */
const code = pages.map(page => ({ page, blocks: blocksOf(read(page)).filter(({ language }) => /^tsx?$/.test(language)) }));

const modules = code
  .filter(({ page }) => page !== 'docs/tutorial.md')
  .flatMap(({ page, blocks }) =>
    blocks
      .filter(({ words }) => words[0] !== 'from' && words[0] !== 'fragment')
      .map((block, position) => ({ page, ...block, name: block.words[0] ?? `block${position + 1}.${block.language}` })),
  );

/** Beside the code, so that its imports are found. The folder is no part of the repository. */
const folder = `test-results/documents-${process.pid}`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each block of code that is a module compiles', { timeout: 600_000 }, async () => {
  mkdirSync(folder, { recursive: true });
  for (const { page, name, code } of modules) {
    const file = path.join(folder, page.replace(/^docs\/|\.md$/g, ''), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const words = ['resources/vocabulary.ts', 'src/app/virtual.d.ts'].map(file => path.resolve(file));
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['.', ...words], exclude: [] }));
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});

test.each(code)('each fragment of code in $page stands where it says', ({ page, blocks }) => {
  const own = modules.filter(module => module.page === page).map(({ code }) => code);
  const isThere = (text: string, fragment: string) => {
    const lines = fragment.split('\n').length;
    const all = text.split('\n');
    return all.some((_, start) => dedented(all.slice(start, start + lines).join('\n')) === dedented(fragment));
  };
  const missing = blocks.filter(({ words: [kind, file = ''], code }) => {
    if (kind === 'from') return !isThere(read(file), code);
    return kind === 'fragment' && !own.some(text => isThere(text, code));
  });
  expect(missing.map(({ code }) => code)).toEqual([]);
});

const hasTable = (file: string): file is keyof typeof pagesWithTable => Object.hasOwn(pagesWithTable, file);

test(`all documents have at most ${mostWords} words together, beside what is generated`, () => {
  const counts = documents.filter(isCounted).map(file => [file, wordsOf(hasTable(file) ? withTable(file, '') : read(file)).length] as const);
  const sum = counts.reduce((total, [, count]) => total + count, 0);
  expect(sum, counts.map(([file, count]) => `${count} ${file}`).join('\n')).toBeLessThanOrEqual(mostWords);
});

test.each(pages)(`the average sentence of %s has less than ${mostWordsOfSentence} words`, page => {
  const lengths = sentencesOf(read(page)).map(sentence => wordsOf(sentence).length);
  const average = lengths.reduce((total, length) => total + length, 0) / lengths.length;
  expect(average).toBeLessThan(mostWordsOfSentence);
});

test('each scene is a picture in light and dark, with a text, in one page', () => {
  const shown = pages.flatMap(page =>
    [
      ...read(page).matchAll(/<picture><source [^>]*srcset="\.\.?\/pictures\/(.+)-dark\.png"><img src="\.\.?\/pictures\/(.+)\.png" alt="[^"]+">/g),
    ].map(([, dark, light]) => [dark, light]),
  );
  const names = [...scenes.map(({ name }) => name), ...tutorialPictures];
  expect(shown.sort()).toEqual(names.map(name => [name, name]).sort());
  expect(readdirSync('docs/pictures').sort()).toEqual(names.flatMap(name => [`${name}.png`, `${name}-dark.png`]).sort());
});

test.each([
  ['docs/how-to', 100, 350],
  ['docs/staff', 80, 250],
])('a page of %s has %i to %i words', (folder, least, most) => {
  const counts = pages.filter(page => page.startsWith(folder)).map(page => [page, wordsOf(read(page)).length] as const);
  expect(counts.filter(([, count]) => count < least || count > most)).toEqual([]);
});

/**
 * Every English text with words of its own, as a pattern. A placeholder stands for anything, or for nothing at the end of what the guide quotes.
 */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' |||| ') : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = texts(en).flatMap(text => {
  const parts = text.split(/%\{\w+\}/);
  return /\p{L}/u.test(parts.join('')) ? [new RegExp(`^${parts.map(escaped).join('.*').replace(/ \.\*/g, '( .*)?')}$`)] : [];
});
const isOfTheApp = (text: string) => patterns.some(pattern => pattern.test(text));

test.each(pages.filter(page => page.startsWith('docs/staff/')))('%s names buttons and titles as the app does', page => {
  const named = [...read(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);
  expect(named.filter(text => !isOfTheApp(text))).toEqual([]);
});

test('a text that the app does not have is noticed', () => {
  expect(['Update Order', 'Select all 28 that match', 'Ship everything'].map(isOfTheApp)).toEqual([true, true, false]);
});
