const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const pictureSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'data:']);

/** What an address leads to, read as a browser reads it: without the blanks and control characters that it passes over. Of a picture in itself the beginning. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address.startsWith('data:') ? address.slice(0, 100) : address, 'https://own.invalid');
  } catch {
    return undefined;
  }
}

/**
 * The one rule for links to what a server, or staff, wrote: the address as it came where it is one of http, https, mailto or tel,
 * or a place of this site; `undefined` of any other, such as one that would run code.
 */
export function safeLink(address: string): string | undefined {
  const scheme = parsed(address)?.protocol;
  return scheme && linkSchemes.has(scheme) ? address : undefined;
}

/**
 * The address of a picture where a browser can only show what is there: of the web, of the API's site, or the picture itself; else `undefined`.
 * As it came, but a path of the server is led there where the API has an origin of its own.
 */
export function safePicture(address: string): string | undefined {
  const url = parsed(address);
  if (!url || !pictureSchemes.has(url.protocol)) return undefined;
  if (url.protocol === 'data:') return /^image\//i.test(url.pathname) ? address : undefined;
  const api = import.meta.env.VITE_API_URL;
  return api && /^\/(?![/\\])/.test(address) && /^https?:/i.test(api) ? new URL(address, api).href : address;
}
