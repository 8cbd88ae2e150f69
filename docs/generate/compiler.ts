/**
 * The compiler, opened for the project: its checker, its files and what they declare. TypeScript 7 calls this interface unstable; `package.json`
 * has its exact version.
 */
import path from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync';

/** What the generator reads of the compiler. */
export interface Compiler {
  project: Project;
  checker: Checker;
  fileOf: (name: string) => SourceFile;
}

/** Opens the project for `read`, and closes it afterwards. */
export function withCompiler<T>(read: (compiler: Compiler) => T): T {
  const api = new API({ cwd: process.cwd() });
  try {
    const config = path.resolve('tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The compiler does not open tsconfig.json.');
    const fileOf = (name: string): SourceFile => {
      const file = project.program.getSourceFile(path.resolve(name));
      if (!file) throw new Error(`tsconfig.json does not include ${name}.`);
      return file;
    };
    return read({ project, checker: project.checker, fileOf });
  } finally {
    api.close();
  }
}

/** What a file declares under a name. */
export function declaredIn({ checker, fileOf }: Compiler, file: string, name: string): Named {
  const [first] = fileOf(file).statements;
  const symbol = first && checker.resolveName(name, SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Variable, first);
  if (!symbol) throw new Error(`${file} does not declare ${name}.`);
  return symbol;
}

/** What `define/` exports under a name. */
export function exportedByDefine({ checker, fileOf }: Compiler, name: string): Named {
  const module = checker.getSymbolAtLocation(fileOf('define/index.ts'));
  const symbol = module && checker.getExportsOfModule(module).find(one => one.name === name);
  if (!symbol) throw new Error(`define/index.ts does not export ${name}.`);
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The node that declares a symbol, the first of several. */
export const declarationOf = ({ project }: Compiler, { declarations: [first] }: Named): Node | undefined => first?.resolve(project);
