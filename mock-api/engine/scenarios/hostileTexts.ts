/** Hostile texts: markup, scripts, overlong words, keys of prototypes and the like. */
import { type Field, isPlain, type Plain } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import type { Tables } from '#mock-api/engine/fixtures.ts';
import { chancesBy, chosen } from './chance.ts';
import { fieldsBySource } from './fieldsBySource';
import type { ScenarioParts } from './scenario';

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

/** Whether a declaration has a text at a source. All texts within a referenced record count. */
function isText(source: string, fields: ReadonlyMap<string, Field>): boolean {
  if (/(^|\.)_id$/.test(source)) return false;
  const field = fields.get(source);
  if (field) return kinds.includes(field.kind);
  return [...fields].some(([known, { kind }]) => kind === 'reference' && source.startsWith(`${known}.`));
}

/** Adds the key `__proto__`, which careless code takes for the prototype. */
const withProto = (row: Plain): Plain => ({ ...row, ...(JSON.parse('{"__proto__": {"hostile": true}}') as Plain) });

/** The fixtures with a hostile text in every declared text. The demo account can still sign in. @param isKept says which sources keep their texts. */
export const hostileTexts =
  (isKept: (source: string) => boolean = () => false) =>
  (fixtures: Tables, { seed, resources, answers, account }: ScenarioParts): Tables => {
    const chance = chancesBy(seed);
    const changeTable = (name: string, rows: unknown): unknown => {
      const resource = resources.find(known => known.name === name);
      const fields = resource ? fieldsBySource(resource, answers) : new Map<string, Field>();
      const changed = (value: unknown, source: string): unknown => {
        if (Array.isArray(value)) return value.map(item => changed(item, source));
        if (isPlain(value))
          return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, source ? `${source}.${key}` : key)]));
        return typeof value === 'string' && !isKept(source) && isText(source, fields) ? chosen(texts, chance()) : value;
      };
      const changeRow = (row: Row): unknown => ({ ...withProto(changed(row, '') as Plain), ...account?.signInValues(name, row) });
      return Array.isArray(rows) ? rows.map(changeRow) : changeRow(rows as Row);
    };
    return Object.fromEntries(Object.entries(fixtures).map(([name, rows]) => [name, changeTable(name, rows)]));
  };
