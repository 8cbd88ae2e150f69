/** Finds and reads Markdown for the tests of the documents: its code blocks, prose, headings and links. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { anchorsOfPage } from '#docs/generate/anchors.ts';

/** The Markdown files of the repository, as paths from its root. */
export const documents = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !/^(\.|node_modules$|dist|test-results$|playwright-report$)/.test(name))
  .flatMap(entry =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(file => path.posix.join(entry.name, file.replaceAll(path.sep, '/')))
      : [entry.name],
  )
  .filter(file => file.endsWith('.md') && !file.includes('node_modules/'))
  .sort();

/** Written by a script. */
export const isGenerated = (file: string) => file.startsWith('docs/reference/') || file === 'docs/accessibility.md';

/** Written by hand for readers: the list of changes grows with each release, and fixtures of tests are read with their tests. */
export const isCounted = (file: string) => !isGenerated(file) && file !== 'CHANGELOG.md' && !file.startsWith('tests/define/');

/** A code block. Its info string, such as `ts resources/index.ts`, has a language and words about the code. */
export interface CodeBlock {
  language: string;
  words: string[];
  code: string;
}

const fenced = /^( *)```(\w+)([^\n]*)\n([\s\S]*?)\n *```$/gm;

/** The code without the blanks that begin each of its lines. */
export function dedented(code: string): string {
  const lines = code.split('\n');
  const margins = lines.filter(line => line.trim()).map(line => line.length - line.trimStart().length);
  const margin = Math.min(...margins);
  return lines.map(line => line.slice(margin)).join('\n');
}

/** The code blocks of a text, in order. Blocks within a list lose the margin of the list. */
export const blocksOf = (markdown: string): CodeBlock[] =>
  [...markdown.matchAll(fenced)].map(([, margin = '', language = '', words = '', code = '']) => ({
    language,
    words: words.split(' ').filter(Boolean),
    code: code.replace(new RegExp(`^${margin}`, 'gm'), ''),
  }));

/** Prose: neither blocks of code nor the tags of pictures. */
const withoutCode = (markdown: string): string => markdown.replace(/^( *)```[\s\S]*?\n *```$/gm, '').replace(/<\/?(picture|source|img)\b[^>]*>/g, '');

/** What a reader sees of a line: no marks, the text of a link in place of the link. */
const plain = (text: string): string => text.replace(/!?\[((?:[^[\]]|\[\])*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');

/** The words of a text that somebody wrote: prose, lists and tables, without code blocks. */
export const wordsOf = (markdown: string): string[] => withoutCode(markdown).match(/[^\s|]*[\p{L}\p{N}][^\s|]*/gu) ?? [];

/** The sentences of paragraphs and lists. Headings and tables have none. */
export function sentencesOf(markdown: string): string[] {
  const blocks = withoutCode(markdown)
    .split(/\n\s*\n|\n(?= *(?:[-*]|\d+\.) )/)
    .filter(block => !/^\s*(#|\||<)/.test(block) && !/^[-|: ]+$/m.test(block));
  return blocks.flatMap(block => {
    const text = plain(block.replace(/^ *(?:[-*]|\d+\.) /, '')).replace(/\s+/g, ' ');
    return text.split(/(?<=[.:;!?])\s+(?=[\p{Lu}\p{N}“])/u).filter(sentence => /\p{L}/u.test(sentence));
  });
}

/** The anchors of the headings. */
export function anchorsOf(markdown: string): string[] {
  const anchor = anchorsOfPage();
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(plain(heading)));
}

/** Where the links and pictures of a text lead within the repository: a file, an anchor, or both. */
export const linksOf = (markdown: string): { file: string; anchor: string }[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    const [file = '', anchor = ''] = target.split('#');
    return /^[a-z]+:/.test(target) ? [] : [{ file, anchor }];
  });
