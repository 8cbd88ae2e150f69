// What the compiler says to who makes a mistake in a declaration, and at which line. `faulty/` has the mistakes: the line below a comment
// `// ! one text … another` must be blamed, with a message that has both texts.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'faulty');
const compiler = path.resolve('node_modules/typescript/bin/tsc');

interface Blame {
  place: string;
  message: string;
}

const expected = (): Blame[] =>
  readdirSync(folder)
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const [, message] = /^ *\/\/ ! (.+)$/.exec(line) ?? [];
        return message === undefined ? [] : [{ place: `${file}:${index + 2}`, message }];
      });
    });

const blamed = (): Promise<Blame[]> =>
  new Promise(resolve => {
    execFile(process.execPath, [compiler, '--pretty', 'false', '-p', folder], { cwd: folder }, (_, output) => {
      const errors = output.split(/\n(?=\S)/).flatMap(text => {
        const [, file, line, message] = /^([^(]+)\((\d+),\d+\): error TS\d+: (.*)$/s.exec(text.trim()) ?? [];
        return file === undefined || message === undefined ? [] : [{ place: `${file}:${line}`, message }];
      });
      resolve(errors);
    });
  });

/** The error with the expected text in place of its message, if it has all parts of it. */
const withExpected = ({ place, message }: Blame, all: readonly Blame[]): Blame => {
  const texts = all.filter(one => one.place === place).map(one => one.message);
  return { place, message: texts.find(text => text.split(' … ').every(part => message.includes(part))) ?? message };
};

it('the compiler blames each mistake at its own line and says what is wrong, and blames nothing else', async () => {
  const all = expected();
  const errors = (await blamed()).map(error => withExpected(error, all));
  const byPlace = (a: Blame, b: Blame) => a.place.localeCompare(b.place, 'en', { numeric: true });
  expect(errors.sort(byPlace)).toEqual(all.sort(byPlace));
});
