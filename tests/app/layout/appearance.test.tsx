// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useLanguage } from '#app/layout/appearance.ts';
import { registerForm } from '#dataProvider/sessionEnd.ts';
import { isUnsavedRestored } from '#frame/routing/unsavedChanges.ts';

const store = memoryStore();
const WithStore = ({ children }: { children: ReactNode }) => <StoreContextProvider value={store}>{children}</StoreContextProvider>;

test('another language carries unsaved input over, the present one does not', async () => {
  registerForm({ read: () => ({ form: 'shelves/1', changes: { name: 'Oak' } }), flush: () => {} });
  const { result } = renderHook(useLanguage, { wrapper: WithStore });
  act(() => result.current[1]('en'));
  expect(isUnsavedRestored('shelves/1')).toBe(false);
  act(() => result.current[1]('gr'));
  await expect.poll(() => isUnsavedRestored('shelves/1')).toBe(true);
});
