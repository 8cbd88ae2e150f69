// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Test } from '#define';
import { useFilterValue } from '#frame/list/filters/useFilterValue.ts';

const containing = (text: string): Test | undefined => (text ? { contains: text } : undefined);

function begin(first = '') {
  const onChange = vi.fn<(test: Test | undefined) => void>();
  const hook = renderHook(({ text }) => useFilterValue(text, containing(text), onChange), { initialProps: { text: first } });
  return {
    onChange,
    value: () => hook.result.current[0],
    choose: (text: string) => act(() => hook.result.current[1](text)),
    apply: (text: string) => act(() => hook.result.current[2](containing(text))),
    setAddress: (text: string) => hook.rerender({ text }),
  };
}

test('what is typed before the address has caught up is not overwritten', () => {
  const { onChange, value, choose, apply, setAddress } = begin();
  choose('la');
  apply('la');
  choose('lam');
  setAddress('la');
  expect(value()).toBe('lam');
  apply('lam');
  choose('lamp');
  apply('lamp');
  setAddress('lam');
  expect(value()).toBe('lamp');
  setAddress('lamp');
  expect(value()).toBe('lamp');
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
  const { value, choose, apply, setAddress } = begin('la');
  choose('lamp');
  apply('lamp');
  setAddress('lamp');
  setAddress('la');
  expect(value()).toBe('la');
  choose('other');
  setAddress('');
  expect(value()).toBe('');
});
