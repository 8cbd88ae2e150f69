/** What the bar shows of the declarations: calls with their purpose, and the names of secrets. */
import { type Dialect, type Field, type FreePage, plainList, type Resource, recordCalls, speaksPlainRest } from '#define';
import { type DeclaredCall, declaredCalls } from '#define/openapi/declaredCalls.ts';
import { summaryOf } from '#define/openapi/operations.ts';
import type { Declarations, NamedCall } from './types';

const filled = ({ path, with: constants = {} }: DeclaredCall['call']): string =>
  path.replace(/\{(\w+)\}/g, (parameter, name: string) => constants[name] ?? parameter);

/** The calls of a resource in plain REST, which declares none. */
function plainCalls(resource: Resource, dialect: Dialect): NamedCall[] {
  const { name: owner } = resource;
  const { method, path } = plainList(resource, dialect);
  return [
    { method, path, owner, words: `Reads the list of ${owner}, in plain REST` },
    ...Object.entries(recordCalls(resource, dialect)).map(([purpose, call]) => {
      const words = `${summaryOf({ call, owner, purpose })}, in plain REST`;
      return { method: call.method, path: call.path, owner, words };
    }),
  ];
}

const secretKeys = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ source, kind, fields: nested = [] }) => [
    ...(kind === 'secret' ? [source.split('.').at(-1) ?? source] : []),
    ...secretKeys(nested),
  ]);

/** The declared calls, one per address and purpose, and the names of secrets. */
export function declarationsOf(resources: readonly Resource[], pages: readonly FreePage[], dialect: Dialect, roles: readonly string[]): Declarations {
  const declared = declaredCalls(resources, pages);
  return {
    calls: [
      ...declared.map(one => ({ method: one.call.method, path: filled(one.call), owner: one.owner, words: summaryOf(one) })),
      ...resources.filter(speaksPlainRest).flatMap(resource => plainCalls(resource, dialect)),
    ],
    roles,
    secretNames: [...new Set(resources.flatMap(({ fields }) => secretKeys(fields)))],
  };
}
