// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

/** The editor needs a browser; `tests/e2e/untrustedContent.spec.ts` tests it. */
const browserOnly: readonly Kind[] = ['richText'];
const kinds = (Object.keys(field) as Kind[]).filter(kind => !browserOnly.includes(kind));

/** A resource with `count` fields of a kind. */
const thingWith = (kind: Kind, count: number) =>
  defineResource({
    name: 'things',
    fields: Array.from(
      { length: count },
      (_, index) => ({ ...field[kind], source: `value${index}`, kind }) as { source: `value${number}`; kind: 'text' },
    ),
  });

const i18nProvider = polyglotI18nProvider(() => english, 'en', [], { allowMissing: true });
const dataProvider = testDataProvider({
  getList: async () => ({ data: [], total: 0 }),
  getMany: async () => ({ data: [] }),
});

afterEach(cleanup);

/** Renders a form with an input of a kind for each value. @returns functions that give the form's values, and the body that it would send. */
async function renderForm(kind: Kind, values: readonly unknown[]) {
  cleanup();
  let form: UseFormReturn | undefined;
  const FormRef = () => {
    form = useFormContext();
    return null;
  };
  const thing = thingWith(kind, values.length);
  const record = { id: '1', ...Object.fromEntries(values.map((value, index) => [`value${index}`, value])) };
  render(
    <ResourcesContext.Provider value={[thing]}>
      <AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider} store={memoryStore()}>
        <ResourceContextProvider value="things">
          <Form record={record}>
            <FormRef />
            {thing.fields.map(({ source }) => (
              <FieldInput key={source} source={source} page="edit" />
            ))}
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </ResourcesContext.Provider>,
  );
  await act(async () => new Promise(resolve => setTimeout(resolve)));
  const formValues = () => ({ ...form?.getValues() }) as ShopRecord;
  return { record, formValues, sent: () => toWire(thing.fields, formValues(), record) };
}

test('a text is cleaned as it is typed, with the caret where staff type', async () => {
  const shelf = defineResource({ name: 'things', fields: [{ source: 'name', kind: 'text', typed: (text: string) => text.replaceAll('-', '') }] });
  render(
    <ResourcesContext.Provider value={[shelf]}>
      <AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider} store={memoryStore()}>
        <ResourceContextProvider value="things">
          <Form record={{ id: '1', name: 'Red lamp' }}>
            <FieldInput source="name" page="edit" />
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </ResourcesContext.Provider>,
  );
  const input = await screen.findByRole<HTMLInputElement>('textbox');
  input.setSelectionRange(3, 3);
  await userEvent.type(input, '-ish', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([input.value, input.selectionStart]).toEqual(['Redish lamp', 6]);
});

test('the star of a required column is in the head of its table, not in each input', async () => {
  window.matchMedia = query =>
    ({ matches: true, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
  const fields = [{ source: 'count', kind: 'number', required: true }] as const;
  const shelf = defineResource({ name: 'things', fields: [{ source: 'sizes', kind: 'rows', shape: 'table', fields }] });
  const { container } = render(
    <ResourcesContext.Provider value={[shelf]}>
      <AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider} store={memoryStore()}>
        <ResourceContextProvider value="things">
          <Form record={{ id: '1', sizes: [{ count: 1 }] }}>
            <FieldInput source="sizes" page="edit" />
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </ResourcesContext.Provider>,
  );
  expect(await screen.findByText(/\*$/)).toBeTruthy();
  expect(container.querySelector('li label')).toBeNull();
});

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

/** Values of all types, because a server may return another type than the field's. */
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

/** Without the key `__proto__`, which no server sends and no form may keep. */
const anything = fc.jsonValue({ maxDepth: 3 }).filter(value => !JSON.stringify(value).includes('__proto__'));

/** A map input turns any other value than a list of two into two required numbers. */
const isKeptUnchanged = (kind: Kind, value: unknown) => kind !== 'mapPoint' || (Array.isArray(value) && value.length === 2);

test.each(kinds)('an untouched input of kind %s keeps any value of the server unchanged', async kind => {
  const values = [...odd, ...fc.sample(anything, 6)].filter(value => isKeptUnchanged(kind, value));
  const { formValues, record } = await renderForm(kind, values);
  expect(formValues()).toEqual(record);
});

test.each(['text', 'longText'] as const)('typed texts of kind %s are sent unchanged', async kind => {
  const { sent } = await renderForm(
    kind,
    hostile.map(() => ''),
  );
  const boxes = screen.getAllByLabelText(/value/i, { selector: 'input:not([type=color]), textarea' });
  hostile.forEach((text, index) => void fireEvent.change(boxes[index] as HTMLElement, { target: { value: text } }));
  expect(sent()).toEqual({ id: '1', ...Object.fromEntries(hostile.map((text, index) => [`value${index}`, text])) });
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

test('typed numbers are sent unchanged', async () => {
  const { sent } = await renderForm(
    'money',
    numbers.map(() => 7),
  );
  const boxes = screen.getAllByRole('spinbutton');
  numbers.forEach(([typed], index) => void fireEvent.change(boxes[index] as HTMLElement, { target: { value: typed } }));
  expect(sent()).toEqual({ id: '1', ...Object.fromEntries(numbers.map(([, number], index) => [`value${index}`, number])) });
});
