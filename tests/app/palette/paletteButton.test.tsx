// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { PaletteButton } from '#app/layout/PaletteButton.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
vi.mock('#app/palette/Palette.tsx', () => {
  throw new Error('The connection broke');
});

/** Whether a key reaches the page. */
const reaches = (key: string) => fireEvent.keyDown(document.body, { key });

test('keys are collected while the code of the palette comes, and no longer once it failed to come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <AdminContext store={memoryStore()}>
      <PaletteButton tool="find" onOpen={() => {}} />
    </AdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'app.palette.open' }));
  expect(reaches('a')).toBe(false);
  await screen.findByText('app.errors.missingCode');
  expect(reaches('a')).toBe(true);
});
