// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { AdminContext, Form, memoryStore, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { defineResource } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { FieldInput } from '#frame/inputs/inputs.tsx';

const tasks = defineResource({
  name: 'tasks',
  fields: [
    { source: 'state', kind: 'text' },
    { source: 'owner', kind: 'text', readOnly: { state: 'done' } },
    { source: 'extras', kind: 'chips', readOnly: { state: 'done' } },
    { source: 'note', kind: 'text' },
  ],
});

const messages = {
  ...english,
  resources: {
    tasks: {
      fields: { state: 'State', owner: 'Owner', extras: 'Extras', note: 'Note' },
      reasons: { owner: 'It is done', extras: 'Nothing is added to what is done' },
    },
  },
};
const i18nProvider = polyglotI18nProvider(() => messages, 'en', [], { allowMissing: true });

afterEach(cleanup);

/** The text of an input's `aria-describedby`. */
const descriptionOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ');
};
const isReadOnly = (label: string) => screen.getByLabelText<HTMLInputElement>(label).readOnly;

test('a read-only input shows the reason while its condition holds', () => {
  render(
    <ResourcesContext.Provider value={[tasks]}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <ResourceContextProvider value="tasks">
          <Form record={{ id: '1', state: 'done', owner: 'Anjali', extras: ['x'] }}>
            {['state', 'owner', 'extras', 'note'].map(source => (
              <FieldInput key={source} source={source} page="edit" />
            ))}
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </ResourcesContext.Provider>,
  );
  expect(isReadOnly('Owner')).toBe(true);
  expect(descriptionOf('Owner')).toBe('It is done');
  expect(screen.getByText('Nothing is added to what is done')).toBeTruthy();
  expect(isReadOnly('Note')).toBe(false);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'open' } });
  expect(isReadOnly('Owner')).toBe(false);
  expect(descriptionOf('Owner')).toBe('');
  expect(screen.queryByText('Nothing is added to what is done')).toBeNull();
});
