// @vitest-environment jsdom
import { createTheme, GlobalStyles } from '@mui/material';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rowStyles } from '#frame/ui/styles/rowStyles.ts';

afterEach(cleanup);

test('the styles of rows bring no warning to the console of a developer', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<GlobalStyles styles={rowStyles(createTheme())} />);
  expect(warned.mock.calls).toEqual([]);
});
