import { expect, test } from 'vitest';
import { defineResource } from '#define';

const name = { source: 'name', kind: 'text' };
const mistakes: readonly [message: string, declared: object][] = [
  ["suppliers: there is no key 'feilds'. Did you mean 'fields'?", { name: 'suppliers', feilds: [name] }],
  ['suppliers: it needs `fields`', { name: 'suppliers', menu: 'products' }],
  ['suppliers: it needs `fields`', { name: 'suppliers', fields: { name } }],
  ["A resource: there is no key 'nmae'. Did you mean 'name'?", { nmae: 'suppliers', fields: [name] }],
  ["suppliers.fields[1]: there is no key 'sorce'. Did you mean 'source'?", { name: 'suppliers', fields: [name, { sorce: 'city', kind: 'text' }] }],
  ['suppliers.fields[1]: it needs `kind`', { name: 'suppliers', fields: [name, { source: 'city', min: 1 }] }],
  ['suppliers.fields[0]: it needs `source`', { name: 'suppliers', fields: [undefined] }],
  [
    "suppliers.fields[0].fields[0]: there is no key 'knid'. Did you mean 'kind'?",
    { name: 'suppliers', fields: [{ source: 'sizes', kind: 'rows', fields: [{ source: 'width', knid: 'number' }] }] },
  ],
];

for (const [message, declared] of mistakes)
  test(`what the compiler did not see says its place: ${message}`, () => {
    // As plain JavaScript passes it.
    expect(() => Reflect.apply(defineResource, undefined, [declared])).toThrow(message);
  });
