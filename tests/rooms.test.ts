/** The house as its imports draw it. The rooms and the one direction of imports are described in CONTRIBUTING.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from 'es-toolkit';
import { expect, test } from 'vitest';
import { codeFiles, type Import, importsOf } from './support/sources';

/** The folders that are rooms. `src/frame`, `src/app` and `src/demo` are rooms, `src` is none. */
const folders = ['define', 'dataProvider', 'src/frame', 'resources', 'i18n', 'mock-api', 'contract', 'hosting', 'src/app', 'src/demo', 'docs'];

/** What each room may import beside itself. Declarations and views of entities share a folder and are two rooms here. */
const mayImport: Record<string, readonly string[]> = {
  define: [],
  dataProvider: ['define'],
  'src/frame': ['define', 'dataProvider'],
  declarations: ['define'],
  views: ['define', 'dataProvider', 'src/frame', 'declarations'],
  i18n: [],
  hosting: [],
  'mock-api': ['define', 'declarations', 'hosting'],
  contract: ['define', 'dataProvider', 'declarations'],
  'src/app': ['define', 'dataProvider', 'src/frame', 'declarations', 'views', 'i18n', 'hosting', 'contract'],
  'src/demo': ['define', 'dataProvider', 'declarations', 'i18n', 'mock-api', 'hosting', 'src/app'],
  docs: ['define', 'src/frame', 'i18n', 'hosting', 'mock-api'],
};

/** Code files that a folder may hold. Fixtures and texts are not counted. */
const mostFiles = 25;
const isCounted = (file: string) => !/^(i18n|mock-api\/fixtures)\//.test(file);

const files = folders.flatMap(codeFiles);
const imports = new Map(files.map(file => [file, importsOf(file).filter(({ target }) => files.includes(target))]));

const folderOf = (file: string) => folders.find(folder => file.startsWith(`${folder}/`)) ?? '';
const roomOf = (file: string) => {
  const folder = folderOf(file);
  if (folder !== 'resources') return folder;
  return file.endsWith('.tsx') ? 'views' : 'declarations';
};

/** The entity that a file of `resources` belongs to: `orders` for `resources/orders.ts` and for all below `resources/orders/`. */
const entityOf = (file: string) => /^resources\/(\w+)[/.]/.exec(file)?.[1];

/** Groups of files that all reach each other by imports (Tarjan's strongly connected components), one-file groups left out. */
function circles(): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    let low = place;
    stack.push(file);
    for (const { target } of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === place) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) groups.push(group);
    }
    return low;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return groups;
}

/** The imports within a group of files, one a line. */
const edgesIn = (group: readonly string[]) =>
  group.flatMap(file => (imports.get(file) ?? []).flatMap(({ target }) => (group.includes(target) ? `${file} → ${target}` : []))).sort();

/** A declaration names the views of its own entity with `import()`, so that they are loaded with their screen. */
const isOwnView = (file: string, { target, isLazy }: Import) =>
  isLazy && roomOf(file) === 'declarations' && roomOf(target) === 'views' && entityOf(file) === entityOf(target);

test('imports between rooms go one way', () => {
  const back = files.flatMap(file =>
    (imports.get(file) ?? []).flatMap(one => {
      const [from, to] = [roomOf(file), roomOf(one.target)];
      return from === to || mayImport[from]?.includes(to) || isOwnView(file, one) ? [] : `${from} → ${to}: ${file} → ${one.target}`;
    }),
  );
  expect(back.sort()).toEqual([]);
});

test('no files import each other in a circle, types included, but for the files of one entity', () => {
  const wrong = circles().filter(group => new Set(group.map(file => entityOf(file) ?? file)).size > 1);
  expect(wrong.map(edgesIn)).toEqual([]);
});

test(`no folder holds more than ${mostFiles} code files`, () => {
  const byFolder = groupBy(files.filter(isCounted), file => path.dirname(file));
  const crowded = Object.entries(byFolder)
    .filter(([, inFolder]) => inFolder.length > mostFiles)
    .map(([folder, inFolder]) => `${folder}: ${inFolder.length} files`);
  expect(crowded).toEqual([]);
});

test('no two code files of a room have one name', () => {
  const byName = groupBy(files.filter(isCounted), file => `${folderOf(file)}: ${path.parse(file).name}`);
  const doubled = Object.values(byName)
    .filter(({ length }) => length > 1)
    .map(alike => alike.join(' and '));
  expect(doubled).toEqual([]);
});

test('no room below the declarations, nor the engine of the mock, names a language of this shop’s texts', () => {
  const generic = ['define', 'dataProvider', 'src/frame', 'mock-api/engine'].flatMap(codeFiles);
  expect(generic.filter(file => /primaryLang|secondaryLang|multiLanguage|(['"])ar\1/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
