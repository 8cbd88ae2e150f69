// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { usePrinted } from '#frame/actions/print/PrintedMark.tsx';

afterEach(() => void vi.useRealTimers());

test('the records that were printed last are remembered, also those with small numbers as ids', () => {
  vi.useFakeTimers({ now: 1 });
  const store = memoryStore();
  const WithStore = ({ children }: { children: ReactNode }) => <StoreContextProvider value={store}>{children}</StoreContextProvider>;
  const { result } = renderHook(() => usePrinted('orders'), { wrapper: WithStore });
  act(() =>
    result.current.note(
      'invoice',
      Array.from({ length: 1000 }, (_, place) => ({ id: String(place + 100) })),
    ),
  );
  vi.setSystemTime(2);
  act(() => result.current.note('invoice', [{ id: '7' }]));
  vi.setSystemTime(3);
  act(() => result.current.note('invoice', [{ id: '8' }]));
  expect(['7', '8', '102'].map(id => result.current.timesOf(id).invoice)).toEqual([2, 3, 1]);
});
