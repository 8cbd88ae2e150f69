import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blocksOf } from './markdown';

/** Copies the repository into a new folder, with the installed packages linked. */
export function freshCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'shop-admin-'));
  const leftOut = /^(node_modules|dist|dist-\w+|test-results|\.git)$|^mock-api.\.data$/;
  cpSync('.', copy, { recursive: true, filter: source => !leftOut.test(path.relative('.', source)) });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  // Biome reads .gitignore, for which it needs a repository.
  execFileSync('git', ['init', '-q'], { cwd: copy });
  return copy;
}

/** One step of a how-to: a file and the code that goes there, or (`diff`) the lines that change there. */
export interface Step {
  file: string;
  code: string[];
  isDiff?: boolean;
}

/** The name, or a variant where the shop already has a resource of that name: `suppliers`, `moreSuppliers`. */
export function freeName(name: string): string {
  const isTaken = new RegExp(`\\b${name}\\b`).test(readFileSync('resources/index.ts', 'utf8'));
  return isTaken ? freeName(`more${name.charAt(0).toUpperCase()}${name.slice(1)}`) : name;
}

/** The README's steps for the entity `suppliers`, under a free name. */
export const stepsForEntity = (name = freeName('suppliers')): Step[] =>
  stepsOf(readFileSync('README.md', 'utf8').replaceAll('suppliers', name), 'Add an entity');

/** The tutorial's steps, with another name for its entity. */
export const stepsOfTutorial = (name: string): Step[] =>
  blocksOf(readFileSync('docs/tutorial.md', 'utf8').replaceAll('depots', name)).flatMap(({ language, words: [file], code }) =>
    file ? [{ file, code: [code], isDiff: language === 'diff' }] : [],
  );

/** The numbered steps of a section of a Markdown text, each with its code blocks. */
function stepsOf(markdown: string, section: string): Step[] {
  const [, text = ''] = markdown.split(`\n## ${section}\n`);
  const [body = ''] = text.split('\n## ');
  return body.split(/\n(?=\d+\. )/).flatMap(step => {
    const file = /^\d+\. .*?`([\w./-]+)`/.exec(step)?.[1];
    const code = blocksOf(step).map(block => block.code);
    return file && code.length ? [{ file, code }] : [];
  });
}

/** The text with the changes of a diff: lines that begin with a blank or `-` stand in it, one after the other. @throws Error unless they stand there once. */
function patched(text: string, diff: string): string {
  const linesWith = (marks: string) =>
    diff
      .split('\n')
      .filter(line => marks.includes(line.charAt(0) || ' '))
      .map(line => `${line.slice(1)}\n`)
      .join('');
  const [before, after, ...more] = `\n${text}`.split(`\n${linesWith(' -')}`);
  if (before === undefined || after === undefined || more.length) throw new Error(`These lines do not stand there once:\n${linesWith(' -')}`);
  return `${before}\n${linesWith(' +')}${after}`.slice(1);
}

/** Carries out a step: writes a new file, changes one, or adds an import and a line to the list of resources. */
export function follow({ file, code, isDiff }: Step, folder: string): void {
  const place = path.join(folder, file);
  if (isDiff) {
    writeFileSync(place, code.reduce(patched, readFileSync(place, 'utf8')));
    return;
  }
  if (file !== 'resources/index.ts') {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `${code.join('\n')}\n`);
    return;
  }
  let text = readFileSync(place, 'utf8');
  for (const line of code)
    text = line.startsWith('import') ? text.replace(/(import .*\n)(?!import)/, `$1${line}\n`) : text.replace(/\n\);\s*$/, `\n${line}\n);\n`);
  writeFileSync(place, text);
}
