import { expect, test } from 'vitest';
import { type CellTexts, cellText } from '#frame/list/export/exportRows.ts';

test('a date is exported with its time if it has one, in whatever shape it came', () => {
  const texts: CellTexts = { resource: 'crates', translate: key => key, nameOfRecord: () => '' };
  const exported = (filledOn: unknown) => cellText({ source: 'filledOn', kind: 'date', header: '' } as never, { id: '1', filledOn }, 1, texts);
  const time = new Date(2026, 10, 22, 14, 5).getTime();
  expect([time, String(time), '2026-11-22T14:05'].map(exported)).toEqual(Array(3).fill('2026-11-22 14:05'));
  expect(['2026-11-22', 'soon', null].map(exported)).toEqual(['2026-11-22', '', '']);
});

test('a switch is exported in the words beside it', () => {
  const texts: CellTexts = { resource: 'crates', translate: key => key, nameOfRecord: () => '' };
  const exported = (isActive: unknown) => cellText({ source: 'isActive', kind: 'switch', header: '' } as never, { id: '1', isActive }, 1, texts);
  expect([true, false, undefined].map(exported)).toEqual(['app.values.active', 'app.values.inactive', 'app.values.inactive']);
});
