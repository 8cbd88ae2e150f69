/** Pages written by hand that have one generated table. */
import { readFileSync } from 'node:fs';

/** The heading above the generated table, by page. */
export const pagesWithTable = { 'docs/operate.md': 'Settings', 'mock-api/README.md': 'Scenarios' } as const;

/** A page with another table in the place of its generated one. @throws Error where there is none. */
export function withTable(file: keyof typeof pagesWithTable, table: string): string {
  const heading = pagesWithTable[file];
  const [before = '', section, after = ''] = readFileSync(file, 'utf8').split(new RegExp(`(^## ${heading}\\n[\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm'));
  const old = section && /^\|?[^|\n]+\|.*\n[- |]+\n(?:.*\|.*\n)+/m.exec(section)?.[0];
  if (!old) throw new Error(`${file} has no table below '${heading}'.`);
  return before + section.replace(old, () => `${table}\n`) + after;
}
