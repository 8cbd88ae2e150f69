/** Finds files of the build by what they hold, because their names are the bundler's. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the build under test. */
export const built = (...parts: string[]): string => path.resolve(process.env.E2E_DIST ?? 'dist', ...parts);

/** The address of the code that holds a text, such as the key of a text that only it shows. Throws where not exactly one file does. */
export function codeWith(text: string): RegExp {
  const files = readdirSync(built('assets')).filter(name => name.endsWith('.js') && readFileSync(built('assets', name), 'utf8').includes(text));
  const [file, ...others] = files;
  if (!file || others.length) throw new Error(`'${text}' is in ${files.length} files of the build: ${files.join(', ')}`);
  // A retry adds a query.
  return new RegExp(`/assets/${file.replaceAll('.', '\\.')}(\\?|$)`);
}

/** Whether an address is code that the page itself does not name, so that it comes after the page. */
export function isLaterCode({ pathname }: URL): boolean {
  const first = [...readFileSync(built('index.html'), 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address);
  const file = pathname.replace(/^.*(?=\/assets\/)/, '');
  return file.startsWith('/assets/') && file.endsWith('.js') && !first.includes(file);
}
