import { expect, test } from 'vitest';
import { demoTexts } from '#i18n/demo.ts';
import { access } from '#resources/access.ts';

test.each(Object.entries(demoTexts))('in %s every role of the shop can be chosen', (_code, { roles }) => {
  expect(Object.keys(roles)).toEqual(['all', ...Object.keys(access)]);
});
