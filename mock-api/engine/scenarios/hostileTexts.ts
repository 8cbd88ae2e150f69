/** Texts as those write them who mean harm, or a language that nobody has thought of. */
import { type Field, isPlain, type Plain } from '#define';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import type { Tables } from '#mock-api/engine/rowStore.ts';
import { chancesBy, chosen } from './chance.ts';
import { fieldsBySource } from './fieldsBySource';
import type { Making } from './scenario';

const texts: readonly [string, ...string[]] = [
  '<img src=x onerror="window.hostile=1">',
  '<script>window.hostile=1</script>',
  '"><svg onload="window.hostile=1">',
  "' OR 1=1; --",
  '\u202Etxt.exe\u202C \u2067reversed\u2069',
  'שלום \u200Fعالم\u200E \u2066abc',
  'W'.repeat(10_000),
  'm'.repeat(10_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{{7*7}} %{smart_count} %s %n',
  '=HYPERLINK("https://evil.example","here")',
  'javascript:window.hostile=1',
  'data:text/html,<script>window.hostile=1</script>',
  'Z̸̢̛a̵l̶g̷o̴̡ ͟t͏e͝x̕t',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'null',
  'undefined',
  'NaN',
  '  \t around \n\n lines \r\n ',
  'a\u0000b\uFFFE\uD800',
  '../../../etc/passwd',
  '0x10',
  '%E0%A4%A',
];

const kinds: readonly Field['kind'][] = ['text', 'longText', 'richText', 'chips'];

/** Whether a declaration names a text there, or a record that is referred to, which has none but texts. What the shop is set up by is not shown. */
function isText(source: string, fields: ReadonlyMap<string, Field>): boolean {
  if (/(^|\.)_id$|^setup\.|^multiLanguange\./.test(source)) return false;
  const field = fields.get(source);
  if (field) return kinds.includes(field.kind);
  return [...fields].some(([known, { kind }]) => kind === 'reference' && source.startsWith(`${known}.`));
}

/** A key that many a program takes for something else. */
const withProto = (row: Plain): Plain => ({ ...row, ...(JSON.parse('{"__proto__": {"hostile": true}}') as Plain) });

/** The fixtures, with another text in the place of every one that a declaration names. Who signs in is let in. */
export function hostile(fixtures: Tables, { seed, resources }: Making): Tables {
  const chance = chancesBy(seed);
  const other = () => chosen(texts, chance());
  return Object.fromEntries(
    Object.entries(fixtures).map(([name, rows]) => {
      const resource = resources.find(known => known.name === name);
      const fields = resource ? fieldsBySource(resource) : new Map<string, Field>();
      const changed = (value: unknown, source: string): unknown => {
        if (Array.isArray(value)) return value.map(item => changed(item, source));
        if (isPlain(value))
          return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, changed(held, source ? `${source}.${key}` : key)]));
        return typeof value === 'string' && isText(source, fields) ? other() : value;
      };
      const made = (row: unknown): unknown => {
        const { email, password } = row as Plain;
        const entry = email === demoAccount.email ? { email, password } : {};
        return { ...withProto(changed(row, '') as Plain), ...entry };
      };
      return [name, Array.isArray(rows) ? rows.map(made) : made(rows)];
    }),
  );
}
