/** The HTTP headers of a build's files, for `npm run preview` and for the configuration of other web servers. Pure. */
import { createHash } from 'node:crypto';
import type { Settings } from './settings.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of all files, of files with a hash in their names, and of all other files. */
export interface HostingRules {
  /** The path that the app stands below. */
  basePath: string;
  everywhere: Headers;
  assets: Headers;
  pages: Headers;
}

/** The folder of the files with a hash in their names, below the base path. */
export const assetsFolder = 'assets/';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's inline scripts. */
const inlineIn = (html: string): string[] => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text));

/** The origin of an address for the policy, with `*` for the subdomain `{s}`. None where the address is a path on the app's own origin. */
function hostOf(address: string): string[] {
  if (!/^[a-z]+:/i.test(address)) return [];
  const { protocol, host } = new URL(address.replace('{s}', '*'));
  return [`${protocol}//${host}`];
}

/** The hosts of hosted sign-in: Firebase, and reCAPTCHA, which Firebase projects may use. */
function hostsOfSignIn({ authMode, firebaseEmulator }: Settings) {
  if (authMode !== 'hosted') return { calls: [], scripts: [], frames: [] };
  const captcha = 'https://www.google.com/recaptcha/';
  return {
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', captcha, ...hostOf(firebaseEmulator)],
    scripts: [captcha, 'https://www.gstatic.com/recaptcha/'],
    frames: [captcha, 'https://recaptcha.google.com/recaptcha/'],
  };
}

/**
 * The Content-Security-Policy of a page: it allows what the app does with these settings. Inline styles are allowed, as rich text has
 * alignment and colours in attributes; the other directives limit what a style can load.
 */
export function policyOf(html: string, settings: Settings): string {
  const { apiUrl, mapTilesUrl, imageHosts, errorsUrl } = settings;
  const api = hostOf(apiUrl);
  const signIn = hostsOfSignIn(settings);
  const pictures = imageHosts.split(/\s+/).filter(Boolean);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineIn(html), ...signIn.scripts],
    'img-src': ["'self'", 'data:', ...api, ...hostOf(mapTilesUrl), ...pictures],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...signIn.calls, ...hostOf(errorsUrl)],
    ...(signIn.frames.length ? { 'frame-src': signIn.frames } : {}),
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
 * The headers for a built page. `Strict-Transport-Security` is not among them: it affects everything on the host, so the host's
 * owner decides.
 */
export const rulesOf = (html: string, settings: Settings): HostingRules => ({
  basePath: settings.basePath,
  everywhere: {
    [settings.policyReportOnly === 'true' ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy']: policyOf(html, settings),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not support the policy's frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Nothing stricter, as map servers refuse requests without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A button of maps locates the user.
    'Permissions-Policy': ['geolocation=(self)', ...unused.map(name => `${name}=()`)].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  pages: { 'Cache-Control': 'no-cache' },
});
