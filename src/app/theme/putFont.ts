import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import ranges from '@fontsource-variable/inter/unicode.json';

const face = (file: string, unicodeRange: string) =>
  new FontFace('Inter', `url(${file}) format('woff2')`, { weight: '100 900', display: 'swap', unicodeRange });

/** Puts the app's own font in place of the one that stands in for it, once it is here; of other letters than English ones when the first is shown. */
export async function putFont(): Promise<void> {
  document.fonts.add(await face(latin, ranges.latin).load());
  document.fonts.add(face(latinExtended, ranges['latin-ext']));
  document.fonts.add(face(cyrillic, ranges.cyrillic));
}
