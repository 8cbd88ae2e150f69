// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Test } from '#define';
import { useFilterValue } from '#frame/list/filters/useFilterValue.ts';

const containing = (text: string): Test | undefined => (text ? { contains: text } : undefined);

function begin(first = '') {
  const onChange = vi.fn<(test: Test | undefined) => void>();
  const hook = renderHook(({ text }) => useFilterValue(text, containing(text), onChange), { initialProps: { text: first } });
  const read = () => hook.result.current;
  return {
    onChange,
    read,
    choose: (text: string) => act(() => read().choose(text)),
    apply: (text: string) => act(() => read().apply(containing(text))),
    setAddress: (text: string) => hook.rerender({ text }),
  };
}

test('what is typed before the address has caught up is not overwritten', () => {
  const { onChange, read, choose, apply, setAddress } = begin();
  choose('la');
  apply('la');
  choose('lam');
  setAddress('la');
  expect(read().chosen).toBe('lam');
  apply('lam');
  choose('lamp');
  apply('lamp');
  setAddress('lam');
  expect(read().chosen).toBe('lamp');
  setAddress('lamp');
  expect(read().chosen).toBe('lamp');
  expect(onChange.mock.calls.map(([test]) => test)).toEqual([containing('la'), containing('lam'), containing('lamp')]);
});

test('a value that is pending or active is not applied again', () => {
  const { onChange, apply, setAddress } = begin('la');
  apply('la');
  expect(onChange).not.toHaveBeenCalled();
  apply('lamp');
  apply('lamp');
  expect(onChange).toHaveBeenCalledTimes(1);
  setAddress('lamp');
  apply('la');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('an address that changes by itself sets the value, as after going back or clearing all', () => {
  const { read, choose, apply, setAddress } = begin('la');
  choose('lamp');
  apply('lamp');
  setAddress('lamp');
  setAddress('la');
  expect(read().chosen).toBe('la');
  choose('other');
  setAddress('');
  expect(read().chosen).toBe('');
});
