/** What else is written from the code: tables within pages for operators and QA, the commands, the keys of the keyboard. */
import { readFileSync } from 'node:fs';
import { keyNames, keys } from '#frame/commands/keys.ts';
import { variableOf } from '#hosting/readSettings.ts';
import { defaultSettings } from '#hosting/settings.ts';
import { palette } from '#i18n/en/palette.ts';
import { shopScenarios } from '#mock-api/scenarios/shopScenarios.ts';
import { type Compiler, declaredIn } from './compiler';
import { withTable } from './tableIn';

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(cells => cells.join('| ')).join('\n');

const code = (text: string): string => `\`${text}\``;

function settingsTable(compiler: Compiler): string {
  const { checker } = compiler;
  const type = checker.getTypeOfSymbol(declaredIn(compiler, 'hosting/settings.ts', 'defaultSettings'));
  const texts = new Map(type && checker.getPropertiesOfType(type).map(property => [property.name, property.getDocumentationComment(checker)]));
  const textOf = (name: string): string => {
    const text = texts.get(name)?.replace(/\s+/g, ' ');
    if (!text) throw new Error(`${name} has no comment in hosting/settings.ts.`);
    return text;
  };
  return tableOf(
    ['variable', 'key of `config.json`', 'default', 'meaning'],
    Object.entries(defaultSettings).map(([name, value]) => [code(variableOf(name)), code(name), value ? code(value) : 'empty', textOf(name)]),
  );
}

const scenariosTable = (): string =>
  tableOf(
    ['scenario', 'what differs'],
    shopScenarios.map(({ name, line }) => [code(name), line.replaceAll('_', '\\_')]),
  );

function commandsPage(): string {
  const { scripts, 'scripts-info': texts = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const rows = Object.entries(scripts ?? {}).map(([name, command]) => [code(`npm run ${name}`), texts[name] ?? '', code(command)]);
  return `# Commands\n\nWhat \`package.json\` can run. Options follow two dashes: \`npm run mock-api -- --help\`.\n\n${tableOf(['command', 'what it does', 'what it runs'], rows)}\n`;
}

function keysPage(): string {
  const written = (key: string) => key.replace('Mod', 'Ctrl').replace(/^[a-z]$/, letter => letter.toUpperCase());
  const rows = keyNames.map(name => [`<kbd>${written(keys[name])}</kbd>`, palette.keys.names[name]]);
  return `# Keys\n\n\`?\` lists them in the app. Ctrl is ⌘ on a Mac. ${palette.keys.singlesHelp}\n\n${tableOf(['key', 'what it does'], rows)}\n`;
}

/** The files with these tables, by their paths. */
export const tableFiles = (compiler: Compiler): Readonly<Record<string, string>> => ({
  'docs/operate.md': withTable('docs/operate.md', settingsTable(compiler)),
  'mock-api/README.md': withTable('mock-api/README.md', scenariosTable()),
  'docs/reference/commands.md': commandsPage(),
  'docs/reference/keys.md': keysPage(),
});
