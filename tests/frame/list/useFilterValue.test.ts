// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Test } from '#define';
import { useFilterValue } from '#frame/list/filters/useFilterValue.ts';

const words = (text: string): Test | undefined => (text ? { contains: text } : undefined);

function begin(first = '') {
  const asked = vi.fn<(test: Test | undefined) => void>();
  const hook = renderHook(({ text }) => useFilterValue(text, words(text), asked), { initialProps: { text: first } });
  const read = () => hook.result.current;
  return {
    asked,
    read,
    choose: (text: string) => act(() => read().choose(text)),
    ask: (text: string) => act(() => read().ask(words(text))),
    addressSays: (text: string) => hook.rerender({ text }),
  };
}

test('what is typed while an address is on its way is not typed over by it', () => {
  const { asked, read, choose, ask, addressSays } = begin();
  choose('la');
  ask('la');
  choose('lam');
  addressSays('la');
  expect(read().chosen).toBe('lam');
  ask('lam');
  choose('lamp');
  ask('lamp');
  addressSays('lam');
  expect(read().chosen).toBe('lamp');
  addressSays('lamp');
  expect(read().chosen).toBe('lamp');
  expect(asked.mock.calls.map(([test]) => test)).toEqual([words('la'), words('lam'), words('lamp')]);
});

test('what is on its way or in force is not asked for again', () => {
  const { asked, ask, addressSays } = begin('la');
  ask('la');
  expect(asked).not.toHaveBeenCalled();
  ask('lamp');
  ask('lamp');
  expect(asked).toHaveBeenCalledTimes(1);
  addressSays('lamp');
  ask('la');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what the address says otherwise holds, as after going back or clearing all', () => {
  const { read, choose, ask, addressSays } = begin('la');
  choose('lamp');
  ask('lamp');
  addressSays('lamp');
  addressSays('la');
  expect(read().chosen).toBe('la');
  choose('other');
  addressSays('');
  expect(read().chosen).toBe('');
});
