/** What the bar shows of the declarations: calls with their purpose, and the names of secrets. */
import type { Field, FreePage, Resource } from '#define';
import { type DeclaredCall, declaredCalls } from '#define/openapi/declaredCalls.ts';
import { summaryOf } from '#define/openapi/operations.ts';
import type { Declarations, NamedCall } from './types';

const filled = ({ path, with: constants = {} }: DeclaredCall['call']): string =>
  path.replace(/\{(\w+)\}/g, (parameter, name: string) => constants[name] ?? parameter);

/** The calls of a resource in plain REST, which declares none. */
function plainCalls({ name: owner }: Resource): NamedCall[] {
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

/** The declared calls, one per address and purpose, and the names of secrets. */
export function declarationsOf(resources: readonly Resource[], pages: readonly FreePage[]): Declarations {
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
