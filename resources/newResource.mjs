// Writes a new entity: `npm run new-resource -- suppliers name:text city:text owner:reference=users state:choice=open|closed`.
// Its declaration, its line in resources/index.ts and a fixture. The first text is its name, and must be filled.
// `npm run new-resource -- --from shop.yaml suppliers` makes them from an OpenAPI document, `suppliers=vendor` from a collection of another name.
import '#help';
import { execFileSync } from 'node:child_process';
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
  references: () => [],
  rows: () => [],
  secret: () => 'Secret#2026',
};
/** The kinds that a field of the command line can have: the others need more than a name. */
const named = Object.keys(samples).filter(kind => !/^(references|rows|secret)$/.test(kind));

function fail(words) {
  console.error(`${words}\nUsage: npm run new-resource -- <name> <source>:<kind> …   (choice=a|b, reference=<resource>)
       npm run new-resource -- --from <OpenAPI document> <name> …   (name=collection)`);
  process.exit(1);
}

const index = readFileSync('resources/index.ts', 'utf8');

function checkName(name) {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) fail(`'${name}' is no name for a resource: a small letter first, then letters and digits.`);
  for (const file of filesOf(name)) if (existsSync(file)) fail(`${file} is there already.`);
  if (new RegExp(`\\b${name}\\b`).test(index)) fail(`There is a resource '${name}' already.`);
}

const filesOf = name => [`resources/${name}.ts`, `mock-api/fixtures/${name}.json`];

const nested = (source, value) => source.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);

/** Puts the keys of `more` into an object, also below keys that both have. */
function merge(object, more) {
  for (const [key, value] of Object.entries(more)) {
    const isInner = value && typeof value === 'object' && !Array.isArray(value) && object[key];
    object[key] = isInner ? merge(object[key], value) : value;
  }
  return object;
}

/** The value of a field in the nth row: an example, else a sample within its bounds. */
function sampleOf({ source, kind, choices, examples = [], min, max }, number) {
  if (examples.length) return examples[(number - 1) % examples.length];
  const value = samples[kind](source.split('.').at(-1), number, choices);
  return typeof value === 'number' ? Math.min(Math.max(value, min ?? value), max ?? value) : value;
}

const row = (name, fields, number) =>
  fields.reduce((made, field) => merge(made, nested(field.source, sampleOf(field, number))), { _id: `${name}-${number}` });

/** Writes the files of resources, each with its declaration and fields. */
function write(resources) {
  let text = index;
  for (const { name, declaration, fields } of resources) {
    const [declarationFile, fixture] = filesOf(name);
    writeFileSync(declarationFile, declaration);
    writeFileSync(fixture, `${JSON.stringify([row(name, fields, 1), row(name, fields, 2)], null, 2)}\n`);
    text = text.replace(/(import .*\n)(?!import)/, `$1import { ${name} } from './${name}';\n`).replace(/\n\);\s*$/, `\n  ${name},\n);\n`);
  }
  writeFileSync('resources/index.ts', text);
}

function fromFields(name, wanted) {
  if (!wanted.length) fail('A resource needs at least one field.');
  const fields = wanted.map(text => {
    const [, source, kind, of] = /^([A-Za-z_][\w.]*):(\w+)(?:=(.+))?$/.exec(text) ?? fail(`'${text}' is no field: write it as name:text.`);
    if (!named.includes(kind)) fail(`'${kind}' is no kind that can be made here: ${named.join(', ')}.`);
    if (/^(choice|badge)$/.test(kind) && !of) fail(`'${text}' does not say what can be chosen: ${source}:${kind}=a|b.`);
    if (kind === 'reference' && !new RegExp(`\\b${of}\\b`).test(index)) fail(`There is no resource '${of}' that '${source}' could point to.`);
    return { source, kind, of, choices: of?.split('|') ?? [] };
  });
  const first = fields.find(({ kind }) => kind === 'text');
  const list = values => values.map(value => `'${value}'`).join(', ');
  const lineOf = field => {
    const { source, kind, of, choices } = field;
    const more = kind === 'reference' ? `, reference: '${of}', search: true` : choices.length ? `, choices: [${list(choices)}]` : '';
    return `    { source: '${source}', kind: '${kind}'${field === first ? ', required: true' : ''}${more} },`;
  };
  // A list of one stands in one line.
  const lines = fields.map(lineOf);
  const block = lines.length > 1 ? `[\n${lines.join('\n')}\n  ]` : `[${lines[0].trim().replace(/,$/, '')}]`;
  const declaration = `import { defineResource } from '#define';\n\nexport const ${name} = defineResource({\n  name: '${name}',\n  menu: 'data',\n  fields: ${block},\n});\n`;
  write([{ name, declaration, fields }]);
  console.log(
    `${filesOf(name)[0]}, its line in resources/index.ts and ${filesOf(name)[1]} are written. \`npm run check\` should be green; \`npm start\` shows it at /${name}.`,
  );
}

async function fromDocument(file, wanted) {
  // Only this way needs Vite, which is slow to load.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport('./define/openapi/fromDocument/importCommand.ts');
  const declared = await runnerImport('./resources/index.ts');
  let resources = [];
  try {
    resources = module.importResources(file, wanted, declared.module.resources);
  } catch (error) {
    if (!module.isForPeople(error)) throw error;
    fail(error.message);
  }
  write(resources);
  const files = resources.map(({ name }) => filesOf(name)[0]);
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files], { stdio: 'pipe' });
  console.log(resources.map(module.reportOf).join('\n\n'));
  for (const made of files) {
    const { length } = readFileSync(made, 'utf8').split('\n');
    if (length > 250) console.log(`\n${made} has ${length} lines, more than the lint allows: leave out what staff do not need.`);
  }
  console.log(
    `\nWritten once, to be reviewed: ${files.join(', ')}, with lines in resources/index.ts and fixtures. \`npm run openapi\` adds the calls to the contract, \`npm start\` shows /${resources[0].name}.`,
  );
}

const [first = '', ...others] = process.argv.slice(2);
const isFrom = first === '--from';
const names = isFrom ? others.slice(1).map(text => text.split('=')[0]) : [first];
for (const name of names) checkName(name);
if (isFrom) await fromDocument(others[0] ?? '', others.slice(1));
else fromFields(first, others);
