import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import type { Language } from '#i18n/languages.ts';

/** Creates the Emotion cache for a text direction. For right to left, all styles are mirrored. */
export async function createStyleCache(direction: Language['dir']): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'css' });
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  return createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });
}
