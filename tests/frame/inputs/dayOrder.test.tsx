// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shopFormats } from '#app/shopFormats.ts';

/** The days that stand over an input, in a browser of a language. */
async function shown(language: string, day: string): Promise<(string | null)[]> {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (this: unknown, tag?: Intl.LocalesArgument) {
    return new DateTimeFormat(tag ?? language);
  } as typeof Intl.DateTimeFormat);
  const { setFormats } = await import('#frame/format/formats.ts');
  setFormats(shopFormats);
  const { DayOrder } = await import('#frame/inputs/DayOrder.tsx');
  const { container } = render(<DayOrder day={day} />);
  return [...container.querySelectorAll('.shop-day > span')].map(({ textContent }) => textContent);
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

test('a browser that writes the month first is helped to the shop’s order, and to words while a day is typed', async () => {
  expect(await shown('en-US', '2026-03-04')).toEqual(['04/03/2026', '4 March 2026']);
  expect(await shown('en-US', '')).toEqual([]);
});

test('one that writes the day first needs no help', async () => {
  expect(await shown('en-GB', '2026-03-04')).toEqual([]);
});
