// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { Picture } from '#frame/fields/fields.tsx';

afterEach(cleanup);

const picture = (url?: string) =>
  render(
    <TestTranslationProvider messages={{ app: { values: { noImage: 'No image' } } }}>
      <Picture of={url ? [url] : []} />
    </TestTranslationProvider>,
  ).container.querySelector('img');

test('an image loads at once; where there is none, a placeholder says so', () => {
  const shown = picture('/api/images/pan.svg');
  const none = picture();
  expect([shown?.getAttribute('src'), shown?.alt, shown?.className]).toEqual(['/api/images/pan.svg', '', 'thumbnail']);
  expect(none?.alt).toBe('No image');
});
