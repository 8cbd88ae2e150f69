import { afterEach, expect, test } from 'vitest';
import { formatDate, speakTimes } from '../../../src/frame/format/dates';

afterEach(() => speakTimes('en'));

test('a time of day is told as the language tells it: in halves of the day, or in 24 hours', () => {
  expect(formatDate('2026-03-31T14:05')).toBe('31/03/2026 - 2:05 pm');
  expect(formatDate('2026-03-31T14:05', 'DD/MM/YYYY hh:mm A')).toBe('31/03/2026 02:05 PM');
  for (const tag of ['de', 'it', 'ru', 'es']) {
    speakTimes(tag);
    expect(formatDate('2026-03-31T14:05')).toBe('31/03/2026 - 14:05');
    expect(formatDate('2026-03-31T14:05', 'DD/MM/YYYY hh:mm A')).toBe('31/03/2026 14:05');
    expect(formatDate('2026-03-31', 'DD/MM/YYYY')).toBe('31/03/2026');
  }
});
