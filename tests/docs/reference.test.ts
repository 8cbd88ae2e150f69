/** The reference is what its generator makes of `define/` and `docs/examples/` today, and leaves no option unexplained. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allChecks, checkResources, problemText } from '#define/checks/checkResources.ts';
import { access, pages, resources } from '#docs/examples/stock.ts';
import type { PartPlace } from '#docs/generate/parts.ts';
import { readReference } from '#docs/generate/reference.ts';

const reference = readReference();

/** The names of all pages, parts and options. */
const known = new Set([
  ...reference.pages.map(({ file }) => file),
  ...reference.pages.flatMap(page =>
    page.parts.flatMap(({ name: part, options }) => [
      part,
      ...options.flatMap(({ name, kinds }) => ['', ...kinds.map(kind => `:${kind}`)].map(end => `${part}.${name}${end}`)),
    ]),
  ),
]);

/** The parts by their places in resources and pages. A call stands in many. */
const places: readonly Pick<PartPlace, 'name' | 'at'>[] = [
  ...reference.pages.flatMap(page => page.parts).filter(({ root, name }) => name !== 'kind' && (root === 'resource' || root === 'page')),
  { name: 'call', at: /^calls \S+$|(^| )call$/ },
];

test('each page is as fresh as the types: `npm run docs:reference` writes them', () => {
  const paths = [...readdirSync('docs/reference').map(name => `docs/reference/${name}`), 'docs/operate.md', 'mock-api/README.md'];
  const written = Object.fromEntries(paths.map(file => [file, readFileSync(file, 'utf8')]));
  expect(written).toEqual(reference.files);
});

test('each option has a text and an example', () => {
  expect(reference.gaps).toEqual([]);
});

test('each command has a text', () => {
  const { scripts, 'scripts-info': texts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(texts)).toEqual(Object.keys(scripts));
});

test('the examples are right', () => {
  expect(checkResources(resources, { pages, access }).map(problemText)).toEqual([]);
});

test('what checks are about stands in the reference', () => {
  expect(allChecks.flatMap(({ id, about }) => about.filter(name => !known.has(name)).map(name => `${id} ${name}`))).toEqual([]);
});

/** The options and parts at a place in a declaration, `lists.all.columns[0].edit`, from the outermost to the innermost. */
function namesAt(place: string): string[][] {
  const [, ...keys] = place.replace(/\[(\d+)\]/g, '.$1').split('.');
  const partsAt = (depth: number) => places.filter(({ at }) => at.test(keys.slice(0, depth).join(' '))).map(({ name }) => name);
  return keys
    .flatMap((key, depth) => [partsAt(depth).map(part => `${part}.${key}`), partsAt(depth + 1)])
    .map(names => names.filter(name => known.has(name)))
    .filter(names => names.length);
}

/** The problems that `checkResources.test.ts` expects, each with the id of its check and its place. */
const expected = [...readFileSync('tests/define/checkResources.test.ts', 'utf8').matchAll(/['"`](R\d+) ([\w.[\]:/#]+):/g)];

test('a check is about the options at whose place it complains', () => {
  const wrong = expected.flatMap(([, id = '', place = '']) => {
    const about = allChecks.find(check => check.id === id)?.about ?? [];
    const names = namesAt(place);
    const [outer, inner] = [names.at(-2) ?? [], names.at(-1) ?? []];
    // At an object the check may be about any of its options, or about the option that holds the object.
    const isMeant = (name: string) =>
      inner.includes(name) ||
      inner.some(one => name === one.split('.')[0] || name.startsWith(`${one}.`) || (!one.includes('.') && outer.includes(name)));
    const isAbout = about.some(name => isMeant(name.replace(/:\w+$/, '')));
    return isAbout || !inner.length ? [] : [`${id} ${place}: ${inner.join(', ')}`];
  });
  expect(expected.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
