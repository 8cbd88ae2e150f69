// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';

const html = '<h3>Terms</h3><p onclick="alert(1)" class="MuiBackdrop-root">apply <a href="javascript:alert(1)">here</a></p><script>alert(1)</script>';
const shown = (inRow: boolean) => (
  <fieldComponents.richText value={html} record={{ id: '1' }} resource="crates" column={{ source: 'terms' }} inRow={inRow} />
);

test('rich text is shown with its headings, and sanitized', async () => {
  render(shown(false));
  expect((await screen.findByRole('heading', { name: 'Terms' })).parentElement?.innerHTML).toBe('<h3>Terms</h3><p>apply <a>here</a></p>');
});

test('in a row of a list, rich text is shown as plain text', async () => {
  render(shown(true));
  expect((await screen.findByText('Terms apply here')).children).toHaveLength(0);
});
