/**
 * What every answer of a web server that serves the build says beside the file: written here once, for `npm run preview` and for
 * whoever deploys. Pure.
 */
import { createHash } from 'node:crypto';

/** The settings of the build that a policy follows from, as in the README. */
export type HostingSettings = Readonly<
  Partial<Record<'VITE_API_URL' | 'VITE_AUTH_MODE' | 'VITE_FIREBASE_EMULATOR' | 'VITE_MAP_TILES_URL' | 'VITE_IMAGE_HOSTS', string>>
>;

export type Headers = Readonly<Record<string, string>>;

/** What is said of every file, of files whose name changes with their contents, and of all others. */
export interface HostingRules {
  everywhere: Headers;
  assets: Headers;
  pages: Headers;
}

/** The folder of the files that are named by their contents. */
export const assetsPath = '/assets/';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's inline scripts. */
const inlineIn = (html: string): string[] => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text));

/** The host of an address as a policy names it, any of its subdomains where the address has a `{s}`; none of an address on the app's own. */
function hostOf(address: string | undefined): string[] {
  if (!address || !/^[a-z]+:/i.test(address)) return [];
  const { protocol, host } = new URL(address.replace('{s}', '*'));
  return [`${protocol}//${host}`];
}

/** What hosted sign-in speaks to: Firebase, and where its project is set up so, what asks whether a person signs in. */
function hostsOfSignIn({ VITE_AUTH_MODE, VITE_FIREBASE_EMULATOR }: HostingSettings) {
  if (VITE_AUTH_MODE !== 'hosted') return { asked: [], scripts: [], frames: [] };
  const captcha = 'https://www.google.com/recaptcha/';
  return {
    asked: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', captcha, ...hostOf(VITE_FIREBASE_EMULATOR)],
    scripts: [captcha, 'https://www.gstatic.com/recaptcha/'],
    frames: [captcha, 'https://recaptcha.google.com/recaptcha/'],
  };
}

const defaultTiles = 'https://tile.openstreetmap.org/';

/**
 * What a page may fetch, run and show: all that the app itself does with these settings, and nothing else. Styles may stand in the
 * page: rich text has its alignment and colours in attributes. What a style could fetch is limited by the other directives.
 */
export function policyOf(html: string, settings: HostingSettings): string {
  const { VITE_API_URL, VITE_MAP_TILES_URL, VITE_IMAGE_HOSTS } = settings;
  const api = hostOf(VITE_API_URL);
  const signIn = hostsOfSignIn(settings);
  const pictures = VITE_IMAGE_HOSTS?.split(/\s+/).filter(Boolean) ?? [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineIn(html), ...signIn.scripts],
    'img-src': ["'self'", 'data:', ...api, ...hostOf(VITE_MAP_TILES_URL || defaultTiles), ...pictures],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...signIn.asked],
    ...(signIn.frames.length ? { 'frame-src': signIn.frames } : {}),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const unused = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/**
 * The rules for a built page. How long browsers insist on https (`Strict-Transport-Security`) is not said: it holds for whatever else
 * the host serves, so whoever owns the host decides.
 */
export const rulesOf = (html: string, settings: HostingSettings): HostingRules => ({
  everywhere: {
    'Content-Security-Policy': policyOf(html, settings),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know the policy's frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Not less: servers of maps refuse who does not say where it is asked from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A map asks where somebody is, when they press its button.
    'Permissions-Policy': ['geolocation=(self)', ...unused.map(name => `${name}=()`)].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  pages: { 'Cache-Control': 'no-cache' },
});
