import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { valueAt } from '#define';
import { english as en } from '#i18n/english.ts';
import { arabicTexts } from '#resources/orders/prints/arabicTexts.ts';

const leaves = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [path];

/** All English keys, one a line, so that one pattern searches them all. */
const keys = `\n${leaves(en, '').join('\n')}\n`;
const known = (pattern: string) => new RegExp(`\n${pattern}\n`).test(keys);
const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/** The keys in a file: whole ones, and template literals with a variable part. */
function keysIn(code: string): string[] {
  const whole = [...code.matchAll(/['"]((?:app|ra|pages|resources)\.[\w.]*\w)['"]/g)].map(([, key = '']) => key);
  const withParts = [...code.matchAll(/`((?:app|ra|pages|resources)\.(?:\$\{[^`]*?\}|[\w.])*)`/g)].map(([, key = '']) => key);
  return [...whole, ...withParts];
}

/** Turns a key with variable parts into a pattern of keys. */
const patternOf = (key: string) =>
  key
    .split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
    .map(escaped)
    .join('[^\n]+');

/** The checks name places of a declaration, such as `pages.create`, which are no text keys. */
const files = ['src', 'resources', 'dataProvider'].flatMap(room =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => path.join(room, file))
    .filter(file => !file.startsWith(path.join('resources', 'checks'))),
);

/** Optional texts that nothing of this shop needs: why a field cannot be changed, help below an input, errors of checks, widgets of pages. */
const unneeded = /\.(reasons|help|errors)\.|^pages\.[^.]+(\.name\})?\.(widgets|columns|filters|choices)\./;

test('every key of a text that the code names is there in English', () => {
  const named = files.flatMap(file => keysIn(readFileSync(file, 'utf8')).map(key => ({ file, key }))).filter(({ key }) => !unneeded.test(key));
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ key }) => !known(patternOf(key)) && typeof valueAt(en, key) !== 'object');
  expect(missing).toEqual([]);
});

test('what is no key is found out', () => {
  const hole = `$${'{name}'}`;
  const code = [`translate('app.actions.retyr')`, `\`resources.${hole}.sectoins.${hole}\``, `\`resources.products.tabs.${hole}\``].join('; ');
  expect(keysIn(code).filter(key => !known(patternOf(key)))).toEqual(['app.actions.retyr', `resources.${hole}.sectoins.${hole}`]);
});

test('what is printed in the second language is Arabic, and said by keys that are there in English', () => {
  expect(Object.keys(arabicTexts).filter(key => !known(escaped(key)))).toEqual([]);
  expect(Object.values(arabicTexts).filter(word => !/^[\p{Script=Arabic} ]+$/u.test(word))).toEqual([]);
});
