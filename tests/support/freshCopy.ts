import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of what is in the repository, with what is installed here, in a folder of its own. */
export function freshCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'shop-admin-'));
  const leftOut = /^(node_modules|dist|test-results|\.git)$|^mock-api.\.data$/;
  cpSync('.', copy, { recursive: true, filter: source => !leftOut.test(path.relative('.', source)) });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  // The formatter looks for what git leaves out.
  execFileSync('git', ['init', '-q'], { cwd: copy });
  return copy;
}

/** One step of a how-to: the file it is about, and what is to be put there. */
export interface Step {
  file: string;
  code: string[];
}

/** The name, or one like it where the shop has a resource of that name already: `suppliers`, `moreSuppliers`. */
export function freeName(name: string): string {
  const isTaken = new RegExp(`\\b${name}\\b`).test(readFileSync('resources/index.ts', 'utf8'));
  return isTaken ? freeName(`more${name.charAt(0).toUpperCase()}${name.slice(1)}`) : name;
}

/** The steps of the README for the entity `suppliers`, under a name that is free. */
export const stepsForEntity = (name = freeName('suppliers')): Step[] =>
  stepsOf(readFileSync('README.md', 'utf8').replaceAll('suppliers', name), 'Add an entity');

/** The numbered steps of a section of a Markdown text, each with its blocks of code. */
function stepsOf(markdown: string, section: string): Step[] {
  const [, text = ''] = markdown.split(`\n## ${section}\n`);
  const [body = ''] = text.split('\n## ');
  return body.split(/\n(?=\d+\. )/).flatMap(step => {
    const file = /^\d+\. .*?`([\w./-]+)`/.exec(step)?.[1];
    const code = [...step.matchAll(/\n( *)```\w+\n([\s\S]*?)\n *```/g)].map(([, margin = '', block = '']) =>
      block.replace(new RegExp(`^${margin}`, 'gm'), ''),
    );
    return file && code.length ? [{ file, code }] : [];
  });
}

/** Does what a step says: a new file is written; to the list of resources go an import with the others and a line before its end. */
export function follow({ file, code }: Step, folder: string): void {
  const place = path.join(folder, file);
  if (file !== 'resources/index.ts') {
    writeFileSync(place, `${code.join('\n')}\n`);
    return;
  }
  let text = readFileSync(place, 'utf8');
  for (const line of code)
    text = line.startsWith('import') ? text.replace(/(import .*\n)(?!import)/, `$1${line}\n`) : text.replace(/\n\);\s*$/, `\n${line}\n);\n`);
  writeFileSync(place, text);
}
