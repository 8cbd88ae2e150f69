import { describe, expect, test } from 'vitest';
import { sidebarColors } from '#app/theme/menuStyles.ts';

type Rgb = readonly number[];

/** The channels of `#rgb`, `#rrggbb` or `#rrggbbaa`, and its opacity. */
function channels(hex: string): { rgb: Rgb; alpha: number } {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map(pair => Number.parseInt(pair, 16));
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

/** What is seen of a colour over another one. */
function over(hex: string, ground: Rgb): Rgb {
  const { rgb, alpha } = channels(hex);
  return rgb.map((channel, at) => channel * alpha + (ground[at] ?? 0) * (1 - alpha));
}

const luminance = (rgb: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = rgb
    .map(channel => channel / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of WCAG 2.2. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(sidebarColors))('the sidebar colour %s', (_, { ground, ink, soft, here }) => {
  const grounds = (ground.match(/#\w+/g) ?? []).map(hex => channels(hex).rgb);

  test('shows entries, headings and the current entry with a contrast of 4.5:1', () => {
    expect(grounds.length).toBeGreaterThan(0);
    for (const rgb of grounds) {
      expect(contrast(over(ink, rgb), rgb)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(over(soft, rgb), rgb)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(over(ink, over(here, rgb)), over(here, rgb))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
