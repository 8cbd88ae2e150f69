/** What the bar should know of the declarations; read when somebody opens it. */

import type { Field, Resource } from '#define';
import { type DeclaredCall, declaredCalls } from '#define/openapi/declaredCalls.ts';
import { summaryOf } from '#define/openapi/operations.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import type { DeclaredAs } from './declaredAs';

/** What the bar should know. */
export interface Declarations {
  calls: DeclaredAs[];
  /** The keys that secrets stand under. */
  secretNames: string[];
}

const filled = ({ path, with: constants = {} }: DeclaredCall['call']): string =>
  path.replace(/\{(\w+)\}/g, (parameter, name: string) => constants[name] ?? parameter);

/** The calls of a resource that declares none: plain REST. */
function plainCalls({ name: owner }: Resource): DeclaredAs[] {
  const one = `/${owner}/{id}`;
  return [
    { method: 'GET', path: `/${owner}`, owner, words: `Reads the list of ${owner}, in plain REST` },
    { method: 'GET', path: one, owner, words: `Reads one of ${owner}, in plain REST` },
    { method: 'POST', path: `/${owner}`, owner, words: `Makes one of ${owner}, in plain REST` },
    { method: 'PUT', path: one, owner, words: `Changes one of ${owner}, in plain REST` },
    { method: 'DELETE', path: one, owner, words: `Deletes one of ${owner}, in plain REST` },
  ];
}

const secretKeys = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ source, kind, fields: nested = [] }) => [
    ...(kind === 'secret' ? [source.split('.').at(-1) ?? source] : []),
    ...secretKeys(nested),
  ]);

/** The declared calls, one an address and purpose, and the names of secrets. */
export function declarations(): Declarations {
  const declared = declaredCalls(resources, pages);
  const owners = new Set(declared.map(({ owner }) => owner));
  return {
    calls: [
      ...declared.map(one => ({ method: one.call.method, path: filled(one.call), owner: one.owner, words: summaryOf(one) })),
      ...resources.filter(({ name }) => !owners.has(name)).flatMap(plainCalls),
    ],
    secretNames: [...new Set(resources.flatMap(({ fields }) => secretKeys(fields)))],
  };
}
