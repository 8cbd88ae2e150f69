// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shopFormats } from '#app/shopFormats.ts';

/** The texts over a date input in a browser with a language. */
async function overlayTexts(language: string, day: string): Promise<(string | null)[]> {
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

test('in a browser with the month first, the day is shown in the order of the shop, and in words', async () => {
  expect(await overlayTexts('en-US', '2026-03-04')).toEqual(['04/03/2026', '4 March 2026']);
  expect(await overlayTexts('en-US', '')).toEqual([]);
});

test('in a browser with the day first, nothing is shown', async () => {
  expect(await overlayTexts('en-GB', '2026-03-04')).toEqual([]);
});
