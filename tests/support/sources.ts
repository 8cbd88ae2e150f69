/** Reads the project's own code for the tests that judge it: which files there are, what each imports and which names it declares. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The code files below a folder, as paths from the project's root. */
export const codeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|mjs)$/.test(file))
    .map(file => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .sort();

/** A parsed file. Throws where the parser finds an error. */
function parsed(file: string) {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  return { text, module, program: program as unknown as Node };
}

/** Calls `visit` for a node and for everything in it. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit);
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** What an import names, as a path from the project's root without a guess at its extension; nothing for a package. */
function pathOfImport(specifier: string, importer: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(importer), bare);
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = '', end] = alias.split('*');
    if (end === undefined ? bare === alias : bare.startsWith(start)) return path.posix.join(target.replace('*', bare.slice(start.length)));
  }
  return undefined;
}

const withExtension = (file: string): string | undefined =>
  [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find(candidate => /\.(ts|tsx|mjs)$/.test(candidate) && existsSync(candidate));

export interface Import {
  /** The file that is imported. */
  target: string;
  /** By `import()` alone, so that it is loaded when it is needed. */
  isLazy: boolean;
}

/** The project's files that a file imports, in each way there is: statically, with `import()`, as a type, by exporting it again. */
export function importsOf(file: string): Import[] {
  const { text, module, program } = parsed(file);
  const specifiers = new Map<string, boolean>();
  for (const { moduleRequest } of module.dynamicImports) specifiers.set(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), true);
  walk(program, ({ type, source }) => {
    if (type === 'TSImportType' && isNode(source)) specifiers.set(String(source.value), false);
  });
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) specifiers.set(moduleRequest.value, false);
  for (const { moduleRequest } of module.staticImports) specifiers.set(moduleRequest.value, false);
  return [...specifiers].flatMap(([specifier, isLazy]) => {
    const named = pathOfImport(specifier, file);
    const target = named && withExtension(named);
    return target && target !== file ? [{ target, isLazy }] : [];
  });
}

export interface DeclaredName {
  name: string;
  file: string;
  line: number;
}

/** The identifiers that a pattern binds: `a` and `b` of `{ key: a, ...b }`. */
function boundBy(pattern: unknown): Node[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [pattern];
  const inner = [pattern.properties, pattern.elements, pattern.value, pattern.argument, pattern.left, pattern.parameter].flat();
  return pattern.type === 'MemberExpression' ? [] : inner.flatMap(boundBy);
}

/** The identifiers that a node gives a name to: variables, parameters, functions, types, imports under their local name, keys of types. */
function declaredBy(node: Node): Node[] {
  const { type, id, params, param, local, key, computed } = node;
  if (type === 'VariableDeclarator') return boundBy(id);
  if (type === 'CatchClause') return boundBy(param);
  if (/^Import.*Specifier$/.test(type)) return boundBy(local);
  const named = /^(Function|Class|TSTypeAlias|TSInterface|TSEnum)/.test(type) ? boundBy(id) : [];
  const keyed = /^(TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/.test(type) && !computed ? boundBy(key) : [];
  const parameters = Array.isArray(params) && !/^TSType/.test(type) ? params.flatMap(boundBy) : [];
  return [...named, ...keyed, ...parameters];
}

/** Every name that a file declares, with its line. Names that it only uses are left out. */
export function namesDeclaredIn(file: string): DeclaredName[] {
  const { text, program } = parsed(file);
  const names: DeclaredName[] = [];
  walk(program, node => {
    for (const { name, start } of declaredBy(node)) names.push({ name: String(name), file, line: text.slice(0, start).split('\n').length });
  });
  return names;
}
