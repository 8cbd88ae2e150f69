import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import ranges from '@fontsource-variable/inter/unicode.json';

const face = (file: string, unicodeRange: string) =>
  new FontFace('Inter', `url(${file}) format('woff2')`, { weight: '100 900', display: 'swap', unicodeRange });

/** Loads the font and replaces `Inter stand-in` with it. Other scripts than basic Latin load when they are first shown. */
export async function putFont(): Promise<void> {
  document.fonts.add(await face(latin, ranges.latin).load());
  document.fonts.add(face(latinExtended, ranges['latin-ext']));
  document.fonts.add(face(cyrillic, ranges.cyrillic));
}
