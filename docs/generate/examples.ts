/** The smallest example of each option, cut from declarations that are compiled. */
import {
  isArrayLiteralExpression,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTypeReferenceNode,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
} from 'typescript/unstable/ast';
import type { Compiler } from './compiler';
import type { Option } from './options';
import type { PartPlace } from './parts';

/** The files with the examples. */
export const exampleFiles = ['crates', 'owners', 'stock'].map(name => `docs/examples/${name}.ts`);

/** An object of the examples: the keys that lead to it from its root, and the text that shows it whole. */
export interface ExampleObject {
  root: PartPlace['root'];
  at: string;
  whole: string;
  /** Its properties, each with its text. */
  properties: ReadonlyMap<string, { text: string; value: string }>;
}

/** The longest example that is shown with the object around it. */
const longestWhole = 140;

const rootOfCall: Readonly<Record<string, PartPlace['root']>> = { defineResource: 'resource', definePage: 'page', call: 'call' };
const rootOfType: Readonly<Record<string, PartPlace['root']>> = { Dialect: 'dialect', AccessTable: 'access' };

/** A text without the indentation of its place. */
function dedented(node: Node): string {
  const [first = '', ...rest] = node.getText().split('\n');
  const indent = Math.min(...rest.map(line => line.search(/\S/)).filter(at => at >= 0));
  return [first, ...rest.map(line => line.slice(indent))].join('\n');
}

const nameOf = (node: Node): string => (isStringLiteral(node) ? node.text : node.getText());

/** Every object of the example files. */
export function exampleObjects({ fileOf }: Compiler): ExampleObject[] {
  const all: ExampleObject[] = [];
  const addObject = (object: ObjectLiteralExpression, root: PartPlace['root'], at: string, whole: Node) => {
    const properties = new Map<string, { text: string; value: string }>();
    for (const property of object.properties) {
      if (!isPropertyAssignment(property) && !isShorthandPropertyAssignment(property)) continue;
      const value = isPropertyAssignment(property) ? property.initializer : property.name;
      const name = nameOf(property.name);
      properties.set(name, { text: dedented(property), value: nameOf(value) });
      addValue(value, root, at ? `${at} ${name}` : name, property);
    }
    all.push({ root, at, whole: dedented(whole), properties });
  };
  const addValue = (value: Node, root: PartPlace['root'], at: string, whole: Node) => {
    if (isObjectLiteralExpression(value)) addObject(value, root, at, whole);
    else if (isArrayLiteralExpression(value)) for (const [place, item] of value.elements.entries()) addValue(item, root, `${at} ${place}`, item);
    else visit(value);
  };
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression)) {
      const root = rootOfCall[node.expression.text];
      const options = node.arguments.at(-1);
      if (root && options && isObjectLiteralExpression(options)) {
        addObject(options, root, '', node);
        return;
      }
      if (node.expression.text === 'fieldList')
        for (const [place, field] of node.arguments.entries()) addValue(field, 'resource', `fields ${place}`, field);
    }
    if (isVariableDeclaration(node) && node.type && isTypeReferenceNode(node.type) && node.initializer) {
      const root = rootOfType[node.type.typeName.getText()];
      if (root) {
        addValue(node.initializer, root, '', node.initializer);
        return;
      }
    }
    node.forEachChild(visit);
  };
  for (const file of exampleFiles) visit(fileOf(file));
  return all;
}

/** The shortest example of an option: the object that holds it if that is short, else its line; '' where there is none. */
export function exampleOf(
  { name, kinds }: Pick<Option, 'name' | 'kinds'>,
  { root, at, by, name: part }: PartPlace,
  objects: readonly ExampleObject[],
): string {
  const isKind = part === 'kind';
  const pattern = new RegExp(`^${name.replace('…', '.+')}$`);
  const texts = objects.flatMap(object => {
    if (object.root !== root || !at.test(object.at)) return [];
    const kind = object.properties.get(by ?? 'kind')?.value ?? '';
    if (isKind ? kind !== name : kinds.length > 0 && !kinds.includes(kind)) return [];
    const key = isKind ? 'kind' : [...object.properties.keys()].find(one => pattern.test(one));
    const property = key === undefined ? undefined : object.properties.get(key);
    if (!property) return [];
    const isShort = object.whole.length <= longestWhole && !object.whole.includes('\n');
    return [{ isShort, text: isShort ? object.whole : property.text }];
  });
  return texts.sort((one, other) => Number(other.isShort) - Number(one.isShort) || one.text.length - other.text.length)[0]?.text ?? '';
}
