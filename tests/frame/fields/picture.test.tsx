// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { Picture } from '#frame/fields/fields.tsx';
import { beginFirstScreen } from '#frame/loading/firstScreen.ts';

afterEach(cleanup);

const picture = (url?: string) =>
  render(
    <TestTranslationProvider messages={{ app: { values: { noImage: 'No image' } } }}>
      <Picture of={url ? [url] : []} />
    </TestTranslationProvider>,
  ).container.querySelector('img');

test('images of the first screen load after it is rendered, and their space is reserved until then', () => {
  const finishFirstScreen = beginFirstScreen();
  const waiting = picture('/api/images/pan.svg');
  const none = picture();
  expect([waiting?.getAttribute('src'), waiting?.className]).toEqual([null, 'thumbnail']);
  // Screen readers announce a missing image only when the placeholder is visible.
  expect(none?.alt).toBe('');
  act(finishFirstScreen);
  expect(waiting?.getAttribute('src')).toBe('/api/images/pan.svg');
  expect(none?.alt).toBe('No image');
});

test('other images load at once', () => {
  expect(picture('/api/images/pan.svg')?.getAttribute('src')).toBe('/api/images/pan.svg');
});
