// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopFormats } from '#app/shopFormats.ts';
import { formats, setFormats } from '#frame/format/formats.ts';
import { DayField } from '#frame/inputs/DayField.tsx';

const before = { ...formats };
beforeEach(() => setFormats(shopFormats));
afterEach(() => {
  cleanup();
  setFormats(before);
});

function Form({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayField label="Due" day={day} onDay={setDay} />
      <output>{day}</output>
    </>
  );
}

test.each([
  ['4/3/2026', '2026-03-04', '04/03/2026'],
  ['31.12.2026', '2026-12-31', '31/12/2026'],
  ['04032026', '2026-03-04', '04/03/2026'],
  ['2026-03-04', '2026-03-04', '04/03/2026'],
  ['٠٤/٠٣/٢٠٢٦', '2026-03-04', '04/03/2026'],
  ['31/02/2026', '31/02/2026', '31/02/2026'],
  ['4/3', '4/3', '4/3'],
])('%s is the day %s, shown as %s', async (typed, day, shown) => {
  const user = userEvent.setup();
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>('Due');
  expect(input.placeholder).toBe('DD/MM/YYYY');
  await user.type(input, typed);
  expect(screen.getByRole('status').textContent).toBe(day);
  expect(input.value).toBe(typed);
  await user.tab();
  expect(input.value).toBe(shown);
  expect(input.getAttribute('aria-invalid')).toBe(String(day === typed && !typed.startsWith('2026')));
});

test('a digit in the middle of a day can be changed, and a day can be emptied', async () => {
  const user = userEvent.setup();
  render(<Form first="2026-03-04T10:00:00.000Z" />);
  const input = screen.getByLabelText<HTMLInputElement>('Due');
  expect(input.value).toBe('04/03/2026');
  await user.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect(screen.getByRole('status').textContent).toBe('2026-03-05');
  await user.clear(input);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(input.value).toBe('');
});
