// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { AdminContext, Form, memoryStore, ResourceContextProvider, testDataProvider } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { toWire } from '#dataProvider/wire.ts';
import { defineResource, type Field, type Kind, type ShopRecord } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { FieldInput } from '#frame/inputs/inputs.tsx';
import { fc } from '#tests/support/properties.ts';

const field: Record<Kind, Partial<Field>> = {
  text: {},
  longText: {},
  number: {},
  integer: {},
  money: {},
  percent: {},
  flag: {},
  choice: { choices: ['one', 'two'] },
  badge: { choices: ['one', 'two'] },
  date: {},
  reference: { reference: 'things' },
  references: { reference: 'things' },
  chips: {},
  rows: {
    fields: [
      { source: 'name', kind: 'text' },
      { source: 'count', kind: 'number' },
    ],
  },
  images: {},
  color: {},
  mapPoint: {},
  secret: {},
  richText: {},
};

/** Its code does not run without a browser; `tests/e2e/untrustedContent.spec.ts` has it. */
const leftOut: readonly Kind[] = ['richText'];
const kinds = (Object.keys(field) as Kind[]).filter(kind => !leftOut.includes(kind));

/** A resource with so many fields of a kind. */
const thingOf = (kind: Kind, count: number) =>
  defineResource({
    name: 'things',
    fields: Array.from(
      { length: count },
      (_, place) => ({ ...field[kind], source: `value${place}`, kind }) as { source: `value${number}`; kind: 'text' },
    ),
  });

const i18nProvider = polyglotI18nProvider(() => english, 'en', [], { allowMissing: true });
const dataProvider = testDataProvider({
  getList: async () => ({ data: [], total: 0 }),
  getMany: async () => ({ data: [] }),
});

afterEach(cleanup);

/** Opens values in a form, each in an input of the kind, and lets all come that comes. @returns what the form holds, and what it would send, each time it is asked. */
async function opened(kind: Kind, values: readonly unknown[]) {
  cleanup();
  let form: UseFormReturn | undefined;
  const Reach = () => {
    form = useFormContext();
    return null;
  };
  const thing = thingOf(kind, values.length);
  const record = { id: '1', ...Object.fromEntries(values.map((value, place) => [`value${place}`, value])) };
  render(
    <ResourcesContext.Provider value={[thing]}>
      <AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider} store={memoryStore()}>
        <ResourceContextProvider value="things">
          <Form record={record}>
            <Reach />
            {thing.fields.map(({ source }) => (
              <FieldInput key={source} source={source} page="edit" />
            ))}
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </ResourcesContext.Provider>,
  );
  await act(async () => new Promise(resolve => setTimeout(resolve)));
  const held = () => ({ ...form?.getValues() }) as ShopRecord;
  return { record, held, sent: () => toWire(thing.fields, held(), record) };
}

const hostile = [
  'plain',
  '😀👨‍👩‍👧‍👦',
  '\u202eright to left\u202c',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '%{_} %{smart_count} |||| $& $1',
  'half a character \ud83d',
  '\u0000\u0007',
  ' around ',
  'a'.repeat(100_000),
];

/** What servers hold where a value of another kind should be. */
const odd: readonly unknown[] = [
  null,
  '',
  0,
  true,
  'true',
  '12.50',
  '12345678901234567890',
  '2026-03-31T23:59:59.999Z',
  'three',
  [11.1, '76.2'],
  { _id: 'a', name: 'A' },
  ['a', { _id: 'b' }, { name: 'no id' }, null],
  [{ name: 'x', count: '2', more: [1] }, 'no row'],
  [{ _id: 'i', url: '/1.png', width: 3 }, '/2.png', { url: 5 }],
];

/** A key of this name is what no server sends, and no form may keep. */
const anything = fc.jsonValue({ maxDepth: 3 }).filter(value => !JSON.stringify(value).includes('__proto__'));

/** A place is two numbers, which must be filled before its form can be saved. */
const isHeldAsItIs = (kind: Kind, value: unknown) => kind !== 'mapPoint' || (Array.isArray(value) && value.length === 2);

test.each(kinds)('whatever the server holds, a form with inputs of %s that nobody touches holds it as it came', async kind => {
  const values = [...odd, ...fc.sample(anything, 6)].filter(value => isHeldAsItIs(kind, value));
  const { held, record } = await opened(kind, values);
  expect(held()).toEqual(record);
});

test.each(['text', 'longText'] as const)('texts of %s are sent as they were typed', async kind => {
  const { sent } = await opened(
    kind,
    hostile.map(() => ''),
  );
  const boxes = screen.getAllByLabelText(/value/i, { selector: 'input:not([type=color]), textarea' });
  hostile.forEach((text, place) => void fireEvent.change(boxes[place] as HTMLElement, { target: { value: text } }));
  expect(sent()).toEqual({ id: '1', ...Object.fromEntries(hostile.map((text, place) => [`value${place}`, text])) });
});

const numbers: [typed: string, sent: unknown][] = [
  ['12', 12],
  ['12.50', 12.5],
  ['-0', -0],
  ['12,50', 12.5],
  ['١٢٫٥', 12.5],
  ['', null],
  ['0', 0],
];

test('numbers are sent as they were typed', async () => {
  const { sent } = await opened(
    'money',
    numbers.map(() => 7),
  );
  const boxes = screen.getAllByRole('spinbutton');
  numbers.forEach(([typed], place) => void fireEvent.change(boxes[place] as HTMLElement, { target: { value: typed } }));
  expect(sent()).toEqual({ id: '1', ...Object.fromEntries(numbers.map(([, number], place) => [`value${place}`, number])) });
});
