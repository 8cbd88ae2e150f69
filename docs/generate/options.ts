/** The options of a part: their types, defaults and texts, as the compiler knows them. */
import {
  getTextOfJSDocComment,
  isIndexSignatureDeclaration,
  isJSDoc,
  isPropertySignatureDeclaration,
  isTemplateLiteralTypeNode,
  type Node,
} from 'typescript/unstable/ast';
import { type Symbol as Named, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { type Compiler, declarationOf, declaredIn } from './compiler';
import type { PartPlace } from './parts';

/** One option, as the reference shows it. */
export interface Option {
  name: string;
  /** The kinds that have it, where not all have. */
  kinds: readonly string[];
  type: string;
  isRequired: boolean;
  /** What holds without it. */
  preset: string;
  text: string;
}

const file = 'docs/generate/parts.ts';

/** The sentence of a comment that says the default, and the others. */
export function splitDefault(comment: string): { text: string; preset: string } {
  const [sentence = '', preset = ''] = /(?:^|\s)Default: ((?:`[^`]*`|[^`])*?)\.(?=\s|$)/.exec(comment) ?? [];
  return { text: comment.replace(sentence, '').trim(), preset };
}

/** The names of the type parameters around a node. */
const parametersAround = (node: Node | undefined): string[] =>
  node ? [...('typeParameters' in node ? namesOf(node.typeParameters) : []), ...parametersAround(node.parent)] : [];

const namesOf = (parameters: unknown): string[] => (Array.isArray(parameters) ? parameters.map(({ name }) => name.getText()) : []);

/** A type without parentheses around all of it. */
const inner = (type: string): string => {
  const within = /^\((.*)\)$/.exec(type)?.[1] ?? type;
  const depths = [...within].map(
    (_, at) => within.slice(0, at + 1).replace(/[^(]/g, '').length - within.slice(0, at + 1).replace(/[^)]/g, '').length,
  );
  return depths.some(depth => depth < 0) ? type : within;
};

/** A type without what a reader knows or need not know: that an option may be missing, parameters of types, `readonly`. */
const shortType = (type: string): string =>
  inner(type.replace(/\s+/g, ' ').replace(/ \| undefined$/, ''))
    .replace(/\b(Call|RowButton|Column|Mark|Follow|Block|Related|Widget|PageFilter|Like)<(?:[^<>]|<[^<>]*>)*>/g, '$1')
    .replace(/\b(?:Readonly|NoInfer)<((?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*)>/g, '$1')
    .replaceAll('readonly ', '')
    .replaceAll('"', "'");

/** The type of an option: as it is written, or, where that names a type parameter, as the compiler prints it. */
function typeOf(compiler: Compiler, option: Named, printedAs: Type | undefined): string {
  const { checker } = compiler;
  const node = declarationOf(compiler, option);
  const written = node && isPropertySignatureDeclaration(node) ? node.type?.getText() : undefined;
  const isConcrete = written && !parametersAround(node).some(name => new RegExp(`\\b${name}\\b`).test(written));
  if (isConcrete) return shortType(written);
  const printed = printedAs && checker.getPropertyOfType(printedAs, option.name);
  const type = checker.getTypeOfSymbol(printed ?? option);
  return shortType(printed ? typeOf(compiler, printed, undefined) : type ? checker.typeToString(type) : '');
}

/** The comment of a node. */
const commentOf = (node: Node | undefined): string =>
  (node?.jsDoc ?? []).map(doc => (isJSDoc(doc) ? (getTextOfJSDocComment(doc.comment) ?? '') : '')).join('\n');

/** The options with names that match a pattern, such as `list/${string}`. */
function patternOptions(compiler: Compiler, type: Type): Option[] {
  return compiler.checker.getIndexInfosOfType(type).flatMap(({ declaration }): Option[] => {
    const node = declaration?.resolve(compiler.project);
    const key = node && isIndexSignatureDeclaration(node) ? node.parameters[0]?.type : undefined;
    if (!node || !isIndexSignatureDeclaration(node) || !key || !isTemplateLiteralTypeNode(key)) return [];
    const name = key
      .getText()
      .replaceAll('`', '')
      .replace(/\$\{\w+\}/g, '…');
    return [
      { name, kinds: [], type: shortType(node.type.getText().replace(/\bR\b/, 'ShopRecord')), isRequired: false, ...splitDefault(commentOf(node)) },
    ];
  });
}

/** The property of an interface of `parts.ts`, as a type. */
function typeAt(compiler: Compiler, holder: string, name: string): Type | undefined {
  const { checker } = compiler;
  const property = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(declaredIn(compiler, file, holder)), name);
  return property && checker.getTypeOfSymbol(property);
}

/** Every option of a part. An option that kinds declare apart comes once for each of these declarations. */
export function optionsOf(compiler: Compiler, { name: part, by }: PartPlace): Option[] {
  const { checker } = compiler;
  const type = typeAt(compiler, 'Parts', part);
  if (!type) throw new Error(`Parts has no '${part}'.`);
  const printedAs = typeAt(compiler, 'PrintedAs', part);
  const byKind = by
    ? checker.getPropertiesOfType(type).map(kind => ({ kind: kind.name, type: checker.getTypeOfSymbol(kind) }))
    : [{ kind: '', type }];
  const declared = new Map<string, { symbol: Named; kinds: string[] }>();
  for (const { kind, type } of byKind)
    for (const symbol of type ? checker.getPropertiesOfType(type) : []) {
      const [place] = symbol.declarations;
      const key = `${symbol.name} ${place?.path} ${place?.index}`;
      declared.set(key, { symbol, kinds: [...(declared.get(key)?.kinds ?? []), kind] });
    }
  const options = [...declared.values()].map(({ symbol, kinds }): Option => {
    const comment = symbol.getDocumentationComment(checker);
    return {
      name: symbol.name,
      kinds: kinds.length === byKind.length ? [] : kinds,
      type: typeOf(compiler, symbol, printedAs),
      isRequired: !(symbol.flags & SymbolFlags.Optional),
      ...splitDefault(comment),
    };
  });
  const isFirst = (option: Option) => option.isRequired && !option.kinds.length;
  return [...options.filter(isFirst), ...options.filter(option => !isFirst(option)), ...patternOptions(compiler, type)];
}
