// `npm run languages`: how much of the interface each language has, and what it lacks.
import '#help';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./i18n/languages.ts');
const { languages, offered } = module;
const flat = (value, path = '') =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key)) : [path];

/** The texts of a language. What `languages.ts` imports later is out of reach by then. */
const texts = async code => (await runnerImport(`./i18n/${code}.ts`)).module[code];
const english = flat(await texts('en'));
for (const code of offered) {
  const keys = new Set(flat(await texts(code)));
  const missing = english.filter(key => !keys.has(key));
  const share = Math.floor(((english.length - missing.length) / english.length) * 1000) / 10;
  console.log(`${code}  ${languages[code].name.padEnd(10)} ${share} % of ${english.length} texts`);
  for (const key of missing) console.log(`    ${key}`);
}
