// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, Form, memoryStore, SelectInput, TextInput } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { themes } from '#app/theme/theme.ts';

afterEach(cleanup);

test('react-admin’s own text inputs write no unknown attribute into the page, of which React would warn', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { lightTheme } = themes('ltr');
  const { container } = render(
    <AdminContext store={memoryStore()} theme={lightTheme}>
      <Form>
        <TextInput source="name" label="Name" />
        <SelectInput source="state" label="State" choices={[{ id: 'open', name: 'Open' }]} />
      </Form>
    </AdminContext>,
  );
  screen.getByLabelText('Name');
  expect(container.querySelector('[inputprops]')).toBeNull();
  expect(warned.mock.calls.filter(([text]) => String(text).includes('does not recognize'))).toEqual([]);
});
