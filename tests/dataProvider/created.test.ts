// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { bodyKeys, type Field, isOn, type Resource } from '#define';
import { resources } from '#resources';
import { configureMockApi } from '#tests/support/configureMockApi.ts';
import { startMock } from '#tests/support/mockServer.ts';

let mock: Awaited<ReturnType<typeof startMock>>;
let provider: ShopDataProvider;

beforeAll(async () => {
  mock = await startMock();
  await configureMockApi(mock);
  const { createDataProvider } = await import('#dataProvider/dataProvider.ts');
  provider = createDataProvider(resources);
  localStorage.setItem('token', await mock.signIn());
  await mock.fail({ call: 'POST *', body: { _id: 'new' } });
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.received.length = 0;
});

/** The body of a create whose form holds these values by their sources. */
async function bodyOf({ name }: Resource, values: readonly (readonly [source: string, value: unknown])[]) {
  const data: Record<string, unknown> = {};
  for (const [source, value] of values) {
    const steps = source.split('.');
    const last = steps.pop() ?? '';
    let holder = data;
    for (const step of steps) {
      holder[step] ??= {};
      holder = holder[step] as Record<string, unknown>;
    }
    holder[last] = value;
  }
  await provider.create(name, { data });
  return mock.received[0]?.body as Record<string, unknown>;
}

const filled: Partial<Record<Field['kind'], unknown>> = {
  reference: 'r1',
  references: ['r1'],
  chips: ['x'],
  mapPoint: [11, 75],
  images: [],
  flag: true,
};
const isEditable = (field: Field) => isOn(field, 'create') && field.readOnly !== true;

describe.each(resources.filter(({ calls }) => calls.create).map(resource => [resource.name, resource] as const))(
  'the create body of %s',
  (_, resource) => {
    const { fields } = resource;
    const documented = bodyKeys(resource, 'create');
    const first = ({ source }: Field) => source.split('.')[0] as string;
    const defaults = fields.filter(({ initial, lang }) => initial !== undefined && !lang);
    const required = fields.filter(({ required, readOnly }) => required && readOnly !== true);
    const constant = resource.send?.({}, 'create') ?? {};

    test('has what was filled or has a default, and the second language as an object, where one language is on', async () => {
      const body = await bodyOf(resource, [
        ...defaults.map(({ source, initial }) => [source, initial] as const),
        ...required.map(({ source, kind }) => [source, filled[kind] ?? '1'] as const),
      ]);
      const expected = new Set([...defaults, ...required].map(first).filter(key => documented.includes(key)));
      for (const { lang, source } of fields) if (lang) expected.add(source.split('.')[0] as string);
      for (const [key, value] of Object.entries(constant)) if (value !== undefined && documented.includes(key)) expected.add(key);
      expect(Object.keys(body).sort()).toEqual([...expected].sort());
      if (documented.includes('secondaryLang')) expect(body.secondaryLang).toEqual({});
    });

    test('has nothing of what was emptied again, but for what has a default and references', async () => {
      const emptied = fields
        .filter(field => isEditable(field) && !field.required)
        .filter(({ kind }) => !['images', 'references', 'chips', 'rows', 'mapPoint'].includes(kind));
      const body = await bodyOf(
        resource,
        emptied.map(({ source }) => [source, null] as const),
      );
      for (const { source, kind, initial } of emptied) {
        const sent = source.split('.').reduce<unknown>((holder, key) => (holder as Record<string, unknown> | undefined)?.[key], body);
        if (kind === 'reference' || initial !== undefined) {
          if (documented.includes(source.split('.')[0] as string)) expect(sent, source).toBeNull();
        } else if (!(source in constant)) expect(sent, source).toBeUndefined();
      }
    });

    test('has every documented key once all is filled', async () => {
      const all = fields.filter(isEditable).map(({ source, kind }) => [source, filled[kind] ?? '1'] as const);
      const body = await bodyOf(resource, [
        ...all,
        ['sizes', []],
        ['isApproved', false],
        ['isActive', true],
        ['sellingPrice', 1],
        ['profit', 1],
        ['taxValue', 1],
      ]);
      expect(Object.keys(body).sort()).toEqual([...documented].sort());
    });
  },
);
