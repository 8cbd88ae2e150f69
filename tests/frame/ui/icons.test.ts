import { expect, test } from 'vitest';
import { shopIcons } from '#app/shopIcons.ts';
import { addIcons, iconOf } from '#frame/ui/icons.ts';
import { iconNames } from '#resources/vocabulary.ts';

test('the frame has general icons, and the shop adds those of its own words: each has an icon of its own', () => {
  expect(iconOf('Orders')).toBe(iconOf('unknown'));
  addIcons(shopIcons);
  expect(new Set(iconNames.map(iconOf)).size).toBe(iconNames.length);
  expect(iconOf('Orders')).toBe(shopIcons.Orders);
});
