// Writes a new entity: `npm run new-resource -- suppliers name:text city:text owner:reference=users state:choice=open|closed`.
// Its declaration, its line in resources/index.ts and a fixture. The first text is its name, and must be filled.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a fixture holds of each kind, in the nth row; the kinds that can be asked for here. */
const samples = {
  text: (source, row) => `${source} ${row}`,
  longText: (source, row) => `The ${source} of number ${row}.`,
  richText: (source, row) => `<p>The ${source} of number ${row}.</p>`,
  number: (_, row) => row * 1.5,
  integer: (_, row) => row,
  money: (_, row) => row * 100,
  percent: (_, row) => row * 5,
  flag: (_, row) => row % 2 === 1,
  date: (_, row) => `2026-01-0${row}T09:00:00.000Z`,
  chips: (_, row) => [`chip ${row}`],
  color: (_, row) => `#${String(row).repeat(6)}`,
  choice: (_, row, choices) => choices[(row - 1) % choices.length],
  badge: (_, row, choices) => choices[(row - 1) % choices.length],
  reference: () => null,
};

function fail(words) {
  console.error(`${words}\nUsage: npm run new-resource -- <name> <source>:<kind> …   (choice=a|b, reference=<resource>)`);
  process.exit(1);
}

const [name = '', ...wanted] = process.argv.slice(2);
if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) fail(`'${name}' is no name for a resource: a small letter first, then letters and digits.`);
if (!wanted.length) fail('A resource needs at least one field.');
const index = readFileSync('resources/index.ts', 'utf8');
const declaration = `resources/${name}.ts`;
const fixture = `mock-api/fixtures/${name}.json`;
for (const file of [declaration, fixture]) if (existsSync(file)) fail(`${file} is there already.`);

const fields = wanted.map(text => {
  const [, source, kind, of] = /^([A-Za-z_][\w.]*):(\w+)(?:=(.+))?$/.exec(text) ?? fail(`'${text}' is no field: write it as name:text.`);
  if (!Object.hasOwn(samples, kind)) fail(`'${kind}' is no kind that can be made here: ${Object.keys(samples).join(', ')}.`);
  if (/^(choice|badge)$/.test(kind) && !of) fail(`'${text}' does not say what can be chosen: ${source}:${kind}=a|b.`);
  if (kind === 'reference' && !new RegExp(`\\b${of}\\b`).test(index)) fail(`There is no resource '${of}' that '${source}' could point to.`);
  return { source, kind, of, choices: of?.split('|') ?? [] };
});
const named = fields.find(({ kind }) => kind === 'text');
const list = values => values.map(value => `'${value}'`).join(', ');
const lineOf = field => {
  const { source, kind, of, choices } = field;
  const more = kind === 'reference' ? `, reference: '${of}', search: true` : choices.length ? `, choices: [${list(choices)}]` : '';
  return `    { source: '${source}', kind: '${kind}'${field === named ? ', required: true' : ''}${more} },`;
};
// A list of one stands in one line.
const lines = fields.map(lineOf);
const block = lines.length > 1 ? `[\n${lines.join('\n')}\n  ]` : `[${lines[0].trim().replace(/,$/, '')}]`;

const nested = (source, value) => source.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);
const row = number =>
  Object.assign({ _id: `${name}-${number}` }, ...fields.map(({ source, kind, choices }) => nested(source, samples[kind](source, number, choices))));

writeFileSync(
  declaration,
  `import { defineResource } from '#define';\n\nexport const ${name} = defineResource({\n  name: '${name}',\n  menu: 'data',\n  fields: ${block},\n});\n`,
);
writeFileSync(fixture, `${JSON.stringify([row(1), row(2)], null, 2)}\n`);
writeFileSync(
  'resources/index.ts',
  index.replace(/(import .*\n)(?!import)/, `$1import { ${name} } from './${name}';\n`).replace(/\n\);\s*$/, `\n  ${name},\n);\n`),
);
console.log(
  `${declaration}, its line in resources/index.ts and ${fixture} are written. \`npm run check\` should be green; \`npm start\` shows it at /${name}.`,
);
