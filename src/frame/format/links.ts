import { apiUrl } from '#dataProvider/apiSettings.ts';

const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const pictureSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'data:']);

/** Parses an address as a browser does, which ignores some blanks and control characters. Only the beginning of a data URL is parsed. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address.startsWith('data:') ? address.slice(0, 100) : address, 'https://this-site.invalid');
  } catch {
    return undefined;
  }
}

/**
 * The one rule for links from records. Returns the address unchanged if it is http, https, mailto, tel or a path of this site;
 * `undefined` for any other, such as one that would run code.
 */
export function safeLink(address: string): string | undefined {
  const scheme = parse(address)?.protocol;
  return scheme && linkSchemes.has(scheme) ? address : undefined;
}

/**
 * The one rule for images from records. Returns an http or https address, a path, or a data URL of an image; `undefined` for any other.
 * A path is resolved against the API if the API has another origin.
 */
export function safePicture(address: string): string | undefined {
  const url = parse(address);
  if (!url || !pictureSchemes.has(url.protocol)) return undefined;
  if (url.protocol === 'data:') return /^image\//i.test(url.pathname) ? address : undefined;
  const api = apiUrl();
  return /^\/(?![/\\])/.test(address) && /^https?:/i.test(api) ? new URL(address, api).href : address;
}
