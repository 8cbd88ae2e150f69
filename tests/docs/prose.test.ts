/** The prose of the documents, by the linter retext: no word twice, the right article, plain words; pages that tell what to do are active. */
import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { documents, isCounted } from '#tests/support/markdown.ts';

/** Terms of the field, which the linter would replace by a shorter word. */
const terms = [
  ...[
    'address',
    'all of',
    'component',
    'contains',
    'delete',
    'function',
    'in between',
    'interface',
    'it is',
    'multiple',
    'notify',
    'option',
    'parameters',
  ],
  ...['previous', 'render', 'request', 'there are', 'there is', 'type', 'validate'],
];

/** What the linter says of a text, as `line:column message`. */
async function complaintsIn(text: string, isActive: boolean): Promise<string[]> {
  const rules = [retextRepeatedWords, retextIndefiniteArticle, ...(isActive ? [retextPassive] : [])];
  const words = unified()
    .use(retextEnglish)
    .use([...rules, [retextSimplify, { ignore: terms }]]);
  const linter = unified()
    .use(remarkParse)
    .use(remarkRetext, words)
    .use(function withoutOutput() {
      this.compiler = () => '';
    });
  const { messages } = await linter.process(text);
  return messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`);
}

const tellsWhatToDo = (file: string) => /^docs\/(staff|how-to)\/|^docs\/tutorial/.test(file);

test.each(documents.filter(isCounted))('the prose of %s is plain', async file => {
  expect(await complaintsIn(readFileSync(file, 'utf8'), tellsWhatToDo(file))).toEqual([]);
});

test('the linter sees a word twice, a wrong article, a long word and a passive', async () => {
  expect(await complaintsIn('The the row.\n\nA order.\n\nUtilize it.\n\nIt is sent by us.', true)).toHaveLength(4);
});
