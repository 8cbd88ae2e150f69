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

test('pictures of the first screen come once it stands, and their place is kept until then', () => {
  const stands = beginFirstScreen();
  const waiting = picture('/api/images/pan.svg');
  const none = picture();
  expect([waiting?.getAttribute('src'), waiting?.className]).toEqual([null, 'thumbnail']);
  // Nothing is said of a picture that is not there before it is known to be missing to the eye, too.
  expect(none?.alt).toBe('');
  act(stands);
  expect(waiting?.getAttribute('src')).toBe('/api/images/pan.svg');
  expect(none?.alt).toBe('No image');
});

test('all others come at once', () => {
  expect(picture('/api/images/pan.svg')?.getAttribute('src')).toBe('/api/images/pan.svg');
});
