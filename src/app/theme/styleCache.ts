/**
 * The Emotion cache that writes MUI's styles into the page.
 * Emotion's default also writes prefixes for old browsers outside the build's target, and every rule a browser cannot parse throws an exception.
 */
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import type { Language } from '#i18n/languages.ts';

/** Properties that some browsers of the build's target know only with a prefix. */
const prefixedProperties: ReadonlySet<unknown> = new Set([
  'backdrop-filter',
  'hyphens',
  'mask-image',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]);

/** A vendor-prefixed pseudo-element. */
const vendorPart = /::?-(?:moz|ms)-[\w-]+/;

const supportResults = new Map<string, boolean>();

/** Whether this browser supports a condition; `true` if it cannot tell. */
function supports(condition: string): boolean {
  const cached = supportResults.get(condition);
  if (cached !== undefined) return cached;
  const isSupported = globalThis.CSS?.supports?.(condition) ?? true;
  supportResults.set(condition, isSupported);
  return isSupported;
}

/** Adds a prefix if this browser needs it, and drops rules that only other browsers can parse. */
const forThisBrowser: StylisPlugin = element => {
  const { type, props, value } = element;
  if (type === 'decl' && prefixedProperties.has(props) && !supports(`(${props}: inherit)`)) element.return = `-webkit-${value}`;
  if (type === 'rule' && Array.isArray(props) && !props.every(canParse)) {
    element.props = props.filter(canParse);
    if (!element.props.length) element.children = [];
  }
};

/** Whether this browser can parse a selector. */
function canParse(selector: string): boolean {
  const part = vendorPart.exec(selector)?.[0];
  return !part || supports(`selector(${part})`);
}

/** A rule inside a condition: `@media (…){.a{…}.b{…}}`. */
const underCondition = /^(@(?:media|supports|container)[^{]*)\{(.*)\}$/s;

/** Braces and quoted strings. Braces inside strings do not count. */
const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;

/** The rules in a text, each as its selector and block. */
function rulesIn(text: string): [selector: string, block: string][] {
  const rules: [string, string][] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '{' && depth++ === 0) open = index;
    if (mark !== '}' || --depth) continue;
    rules.push([text.slice(start, open), text.slice(open, index + 1)]);
    start = index + 1;
  }
  return rules;
}

/**
 * Rewrites a conditional rule so that the condition is nested: `.a{@media (…){…}}`. When Chromium inserts a rule of any other kind into a style
 * sheet, it recomputes the styles of every element that the sheet's rules match.
 */
export function asStyleRules(rule: string): string[] {
  const [, condition, body = ''] = underCondition.exec(rule) ?? [];
  if (!condition) return [rule];
  // Not every browser supports a nested condition for a pseudo-element.
  return rulesIn(body).map(([selector, block]) =>
    /^@|::/.test(selector) ? `${condition}{${selector}${block}}` : `${selector}{${condition}${block}}`,
  );
}

/** Creates the Emotion cache for a text direction. For right to left, all styles are mirrored. */
export async function createStyleCache(direction: Language['dir']): Promise<EmotionCache> {
  const mirroring = direction === 'rtl' ? [(await import('@mui/stylis-plugin-rtl')).default] : [];
  const cache = createCache({ key: direction === 'rtl' ? 'rtl' : 'css', stylisPlugins: [...mirroring, forThisBrowser] });
  insertAsStyleRules(cache);
  return cache;
}

/** Inserts rules in a form that makes the browser recompute only the styles that change. */
function insertAsStyleRules({ key, sheet: styleSheet }: EmotionCache): void {
  const { container, isSpeedy, nonce } = styleSheet;
  if (!isSpeedy || !supports('selector(&)')) return;
  const insert = styleSheet.insert.bind(styleSheet);
  const animations = new StyleSheet({ key: `${key}-animations`, container, nonce, speedy: true });
  styleSheet.insert = rule => {
    if (rule.startsWith('@keyframes')) animations.insert(rule);
    else for (const one of asStyleRules(rule)) insert(one);
  };
}
