// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RequestError } from '#dataProvider/http.ts';
import { useNotices } from '#frame/context/useNotices.ts';

const notify = vi.hoisted(() => vi.fn());
vi.mock('react-admin', () => ({ useNotify: () => notify, useTranslate: () => () => '' }));

test('where pages have no clipboard, without https, "Copy id" does nothing', () => {
  expect(navigator.clipboard).toBeUndefined();
  const { result } = renderHook(() => useNotices('orders'));
  result.current.failed(new RequestError('No room left', 500, undefined, 'abc-1'));
  notify.mock.calls[0]?.[1].button.press();
});
