// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { dropSession, keepSession } from '#dataProvider/session.ts';
import { noteRecent, recentRecords } from '#frame/context/recentRecords.ts';

const person = { displayName: 'Asha', email: 'asha@shop.test', uid: '1' };
const product = (id: string) => ({ resource: 'products', id, name: `Chair ${id}` });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what was opened last comes first, once each, a dozen at most, and goes with the session', () => {
  keepSession('token', person, true);
  for (let id = 1; id <= 14; id++) noteRecent(product(String(id)));
  noteRecent(product('5'));
  expect(recentRecords().map(({ id }) => id)).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
  dropSession();
  expect(recentRecords()).toEqual([]);
  expect({ ...localStorage }).toEqual({});
});

test('of a session that is not remembered it is kept in its tab alone, and of nobody it is not kept', () => {
  noteRecent(product('1'));
  expect(recentRecords()).toEqual([]);
  keepSession('token', person, false);
  noteRecent(product('2'));
  expect(recentRecords().map(({ id }) => id)).toEqual(['2']);
  expect(localStorage.length).toBe(0);
  sessionStorage.setItem('lastSeen', '[{"id":3},7,');
  expect(recentRecords()).toEqual([]);
});
