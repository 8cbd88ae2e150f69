/** The pages of the reference, as Markdown, and what they lack. */
import { allChecks } from '#define/checks/checkResources.ts';
import { anchorsOfPage } from './anchors';
import { type Compiler, exportedByDefine, withCompiler } from './compiler';
import { exampleObjects, exampleOf } from './examples';
import { type Option, optionsOf } from './options';
import { type PartPlace, type ReferencePage, referencePages } from './parts';
import { tableFiles } from './tables';

/** An option with its example and its address in the reference. */
interface ShownOption extends Option {
  example: string;
  checks: readonly string[];
  /** Its page and heading: `column.md#total`. */
  address: string;
}

interface ShownPart extends PartPlace {
  options: readonly ShownOption[];
  checks: readonly string[];
}

interface ShownPage extends Omit<ReferencePage, 'whole'> {
  /** What its parts have in common. */
  intro: string;
  /** An example of the whole. */
  whole: string;
  parts: readonly ShownPart[];
  checks: readonly string[];
}

/** The reference: its files by their paths, and the options without a text or an example. */
export interface Reference {
  files: Readonly<Record<string, string>>;
  gaps: readonly string[];
  pages: readonly ShownPage[];
}

const checksAbout = (isMeant: (name: string) => boolean): string[] => allChecks.flatMap(({ id, about }) => (about.some(isMeant) ? [id] : []));

/** Whether a check names an option: `field.min`, or `field.min:rows` for that of one kind. */
const names = (about: string, part: string, { name, kinds }: Option): boolean =>
  ['', ...kinds.map(kind => `:${kind}`)].some(end => about === `${part}.${name}${end}`);

const titleOf = ({ title = 'Options' }: PartPlace): string => title;

function shownPage(compiler: Compiler, objects: ReturnType<typeof exampleObjects>, page: ReferencePage): ShownPage {
  const { checker } = compiler;
  const anchor = anchorsOfPage();
  anchor(page.title);
  const parts = page.parts.map((place): ShownPart => {
    anchor(titleOf(place));
    const options = optionsOf(compiler, place).map(
      (option): ShownOption => ({
        ...option,
        example: exampleOf(option, place, objects),
        checks: checksAbout(about => names(about, place.name, option)),
        address: `${page.file}.md#${anchor(option.name)}`,
      }),
    );
    return { ...place, options, checks: checksAbout(about => about === place.name) };
  });
  const intro = page.about.map(name => exportedByDefine(compiler, name).getDocumentationComment(checker)).join('\n\n');
  const whole = page.whole ? (objects.find(({ root, at }) => root === page.whole && !at)?.whole ?? '') : '';
  return { ...page, intro, whole, parts, checks: checksAbout(about => about === page.file && !parts.some(({ name }) => name === page.file)) };
}

const fenced = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

/** A comment as Markdown: lines of a paragraph joined, indented lines as code, tables as they are. */
function asMarkdown(comment: string): string {
  const blocks = comment.split(/\n\s*\n/).map(block => {
    const lines = block.split('\n');
    if (lines.every(line => line.startsWith('    '))) return fenced(lines.map(line => line.slice(4)).join('\n'));
    return lines.some(line => /^[^`]*\S\| |^---/.test(line)) ? block : lines.map(line => line.trim()).join(' ');
  });
  return blocks.join('\n\n').trim();
}

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const checksText = (ids: readonly string[]): string => `${ids.length > 1 ? 'checks' : 'check'} ${ids.map(id => `[${id}](checks.md)`).join(', ')}`;

/** Links to the pages about the types that a type names. */
const seeText = (type: string, file: string): string[] => {
  const isNamed = ({ types = [] }: ReferencePage) => types.some(name => new RegExp(`\\b${name}\\b`).test(type));
  const links = referencePages.filter(page => page.file !== file && isNamed(page)).map(page => `[${page.title}](${page.file}.md)`);
  return links.length ? [`see ${links.join(', ')}`] : [];
};

function optionText(option: ShownOption, { isChoice, by }: PartPlace, file: string): string {
  const { name, kinds, type, isRequired, preset, text, example, checks } = option;
  const facts = [
    code(type),
    ...(kinds.length ? [`of ${by === 'as' ? '' : 'kind '}${kinds.map(code).join(', ')}`] : []),
    ...(isRequired && !isChoice ? ['required'] : []),
    ...(preset ? [`default: ${preset}`] : []),
    ...(isChoice ? [] : seeText(type, file)),
    ...(checks.length ? [checksText(checks)] : []),
  ];
  return [`### ${name}`, facts.join(' · '), asMarkdown(text), ...(example ? [fenced(example)] : [])].join('\n\n');
}

const link = ({ name, address }: Pick<ShownOption, 'name' | 'address'>): string => `[${name}](${address})`;

/** A link on the same page, with the kinds where several options have one name. */
function linkWithin({ name, kinds, address }: ShownOption, all: readonly ShownOption[]): string {
  const isShared = all.filter(other => other.name === name).length > 1;
  return link({ name: isShared ? `${name} (${kinds.join(', ')})` : name, address: address.replace(/^.*#/, '#') });
}

function pageText({ file, title, intro, whole, parts, checks }: ShownPage): string {
  return [
    `# ${title}`,
    asMarkdown(intro),
    ...(whole ? [fenced(whole)] : []),
    ...(checks.length ? [`It has the ${checksText(checks)}.`] : []),
    ...parts.flatMap(part => [
      `## ${titleOf(part)}`,
      part.options.map(option => linkWithin(option, part.options)).join(' · '),
      ...(part.checks.length ? [`Each of them: ${checksText(part.checks)}.`] : []),
      ...part.options.map(option => optionText(option, part, file)),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const firstSentence = (intro: string): string => /^.*?[.:](?=\s|$)/s.exec(intro)?.[0].replace(/\s+/g, ' ').replace(/:$/, '.') ?? '';

function indexText(pages: readonly ShownPage[]): string {
  const options = pages.flatMap(({ title, parts }) =>
    parts.flatMap(part => part.options.map(option => ({ option, of: part.title ? `${title}, ${part.title}` : title }))),
  );
  const byName = options.sort((one, other) => one.option.name.localeCompare(other.option.name, 'en') || one.of.localeCompare(other.of, 'en'));
  return [
    '# Reference',
    'Everything that a declaration can say. `npm run docs:reference` writes these pages from the types and comments of `define/`. The examples are cut from `docs/examples/`.',
    ['page| what it is about', '---|---', ...pages.map(({ file, title, intro }) => `[${title}](${file}.md)| ${firstSentence(intro)}`)].join('\n'),
    [
      '- [Checks](checks.md): the ids of the problems that `npm run check` reports.',
      '- [Commands](commands.md) of `package.json`, [keys](keys.md) of the keyboard.',
      '- [Settings](../operate.md#settings) of a deployment, [scenarios](../../mock-api/README.md#scenarios) of the mock.',
    ].join('\n'),
    '## All options',
    [
      'option| of',
      '---|---',
      ...byName.map(({ option, of }) => `${link(option)}| ${of}${option.kinds.length ? `: ${option.kinds.join(', ')}` : ''}`),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function checksPage(pages: readonly ShownPage[]): string {
  const linksOf = (about: string): string[] =>
    pages.flatMap(page => {
      const parts = page.parts.flatMap(part => [
        ...(part.name === about ? [`[${part.title ? `${page.title}, ${part.title}` : page.title}](${page.file}.md)`] : []),
        ...part.options.filter(option => names(about, part.name, option)).map(option => `[${part.name}.${option.name}](${option.address})`),
      ]);
      return parts.length || page.file !== about ? parts : [`[${page.title}](${page.file}.md)`];
    });
  const lines = [...allChecks]
    .sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
    .map(({ id, finds, about }) => `${id}| ${finds}| ${about.flatMap(linksOf).join(', ')}`);
  return [
    '# Checks',
    'What the compiler cannot see, `npm run check`, `npm start` and the mock report: an id, the place in the declaration, and the nearest name. An id never changes.',
    ['id| what it finds| options', '---|---|---', ...lines].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Reads the reference from the types of `define/` and the files with examples. */
export function readReference(): Reference {
  const { pages, tables } = withCompiler(compiler => {
    const objects = exampleObjects(compiler);
    return { pages: referencePages.map(page => shownPage(compiler, objects, page)), tables: tableFiles(compiler) };
  });
  const gaps = pages.flatMap(({ parts }) =>
    parts.flatMap(({ name: part, options }) =>
      options.flatMap(({ name, text, example }) => [
        ...(text ? [] : [`${part}.${name} has no text`]),
        ...(example ? [] : [`${part}.${name} has no example`]),
      ]),
    ),
  );
  const files = {
    'README.md': indexText(pages),
    ...Object.fromEntries(pages.map(page => [`${page.file}.md`, pageText(page)])),
    'checks.md': checksPage(pages),
  };
  const byPath = Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/reference/${name}`, text]));
  return { files: { ...byPath, ...tables }, gaps, pages };
}
