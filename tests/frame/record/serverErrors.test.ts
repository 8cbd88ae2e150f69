import { expect, test } from 'vitest';
import { sortServerErrors } from '#frame/record/serverErrors.ts';
import { fc } from '#tests/support/properties.ts';

const inputs = ['name', 'price', 'company.name', 'taxes.0.name'];
const isInput = (source: string) => inputs.includes(source);
const other = (path: string, words: string) => ({ path, words });

test.each<[string, unknown, Record<string, string>, { path: string; words: string }[]]>([
  ['words for an input', { name: 'Taken' }, { name: 'Taken' }, []],
  ['a list of words for an input', { name: ['Taken', 'Too short'] }, { name: 'Taken; Too short' }, []],
  ['an object for an input', { name: { message: 'Taken', kind: 'unique', path: 'name' } }, { name: 'Taken' }, []],
  ['words for what has no input', { sku: 'Unknown' }, {}, [other('sku', 'Unknown')]],
  ['an object for what has no input', { sku: { message: 'Unknown', kind: 'x' } }, {}, [other('sku', 'Unknown')]],
  ['nothing said', { name: null, sku: null, price: false, other: true }, {}, []],
  ['nested', { company: { name: 'Taken', seal: 'Missing' } }, { 'company.name': 'Taken' }, [other('company.seal', 'Missing')]],
  ['dotted', { 'company.name': 'Taken', 'company.seal': 'Missing' }, { 'company.name': 'Taken' }, [other('company.seal', 'Missing')]],
  ['a list of rows', { taxes: [{ name: 'Empty' }, { name: 'Twice' }] }, { 'taxes.0.name': 'Empty' }, [other('taxes.1.name', 'Twice')]],
  [
    'entries that name their path',
    [
      { path: 'name', msg: 'Taken' },
      { param: 'sku', msg: 'Bad' },
    ],
    { name: 'Taken' },
    [other('sku', 'Bad')],
  ],
  ['a list of words', ['Taken', 'Bad'], {}, [other('', 'Taken'), other('', 'Bad')]],
  ['words alone', 'Taken', {}, [other('', 'Taken')]],
  ['a number', { name: 11000 }, { name: '11000' }, []],
  ['keys of the form itself', { root: 'Bad', 'root.serverError': 'Worse' }, {}, [other('root', 'Bad'), other('root.serverError', 'Worse')]],
  ['the same twice', ['Bad', 'Bad', { path: 'name', msg: 'Taken' }, { path: 'name', msg: 'Taken' }], { name: 'Taken' }, [other('', 'Bad')]],
  ['none', undefined, {}, []],
  ['nothing', null, {}, []],
])('%s', (_, errors, marks, others) => {
  expect(sortServerErrors(errors, isInput)).toEqual({ marks, others });
});

test('for any errors, only inputs are marked, each mark has a text, and no text is lost', () => {
  const tree = fc.letrec(tie => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.constant(null),
      fc.integer(),
      fc.boolean(),
      fc.array(tie('value')),
      fc.dictionary(key, tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(tree, errors => {
      const { marks, others } = sortServerErrors(errors, isInput);
      for (const [source, words] of Object.entries(marks)) expect(isInput(source) && words.trim()).toBeTruthy();
      for (const { path, words } of others) expect(!isInput(path) && words.trim()).toBeTruthy();
      const allTexts = [...Object.values(marks), ...others.map(({ words }) => words)].join('\n');
      for (const text of textsIn(errors)) expect(allTexts).toContain(text);
    }),
  );
});

const key = fc.oneof(fc.constantFrom('name', 'price', 'company', 'taxes', 'root', '__proto__', 'constructor', '', 'a.b'), fc.string());

/** All texts of a tree, except objects with a message, which hides their other texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  const names = ['message', 'msg', 'path', 'param', 'field'];
  if (names.some(name => typeof (value as Record<string, unknown>)[name] === 'string')) return [];
  return Object.values(value).flatMap(textsIn);
}
