/**
 * How Emotion writes MUI's styles into the page.
 *
 * Left to itself it writes them for browsers of ten years ago too. Those that the build is for read none of that, and each rule
 * which a browser cannot read costs an exception.
 */
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import type { Language } from '#i18n/languages.ts';

/** What browsers of the build's target may know by their own name alone. */
const named: ReadonlySet<unknown> = new Set(['backdrop-filter', 'hyphens', 'mask-image', 'print-color-adjust', 'text-size-adjust', 'user-select']);

/** A part of the page by the name of one browser. */
const ofOneBrowser = /::?-(?:moz|ms)-[\w-]+/;

const answers = new Map<string, boolean>();

/** Whether this browser can read what a condition names; one that cannot be asked is taken to. */
function reads(condition: string): boolean {
  const known = answers.get(condition);
  if (known !== undefined) return known;
  const answer = globalThis.CSS?.supports?.(condition) ?? true;
  answers.set(condition, answer);
  return answer;
}

/** Names a property as this browser does, and leaves out rules that only others can read. */
const forThisBrowser: StylisPlugin = element => {
  const { type, props, value } = element;
  if (type === 'decl' && named.has(props) && !reads(`(${props}: inherit)`)) element.return = `-webkit-${value}`;
  if (type === 'rule' && Array.isArray(props) && !props.every(isRead)) {
    element.props = props.filter(isRead);
    if (!element.props.length) element.children = [];
  }
};

/** Whether a selector names nothing that is another browser's. */
function isRead(selector: string): boolean {
  const part = ofOneBrowser.exec(selector)?.[0];
  return !part || reads(`selector(${part})`);
}

/** A rule that holds under a condition: `@media (…){.a{…}.b{…}}`. */
const underCondition = /^(@(?:media|supports|container)[^{]*)\{(.*)\}$/s;

/** What tells where a rule begins and ends: braces, and texts, in which they mean nothing. */
const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;

/** The rules in a text, each as its selector and its block. */
function rulesIn(text: string): [selector: string, block: string][] {
  const found: [string, string][] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '{' && depth++ === 0) open = index;
    if (mark !== '}' || --depth) continue;
    found.push([text.slice(start, open), text.slice(open, index + 1)]);
    start = index + 1;
  }
  return found;
}

/**
 * The same styles as rules of elements, with the condition within: `.a{@media (…){…}}`. Of a style sheet that is given a rule of any other
 * kind, Chromium takes all rules as new, and computes anew the styles of every element that one of them names.
 */
export function asStyleRules(rule: string): string[] {
  const [, condition, body = ''] = underCondition.exec(rule) ?? [];
  if (!condition) return [rule];
  // What stands within cannot be told of a part of an element by every browser.
  return rulesIn(body).map(([selector, block]) =>
    /^@|::/.test(selector) ? `${condition}{${selector}${block}}` : `${selector}{${condition}${block}}`,
  );
}

/** A place for the styles of a page that is read in one direction: from right to left, all is turned round. */
export async function createStyleCache(direction: Language['dir']): Promise<EmotionCache> {
  const turned = direction === 'rtl' ? [(await import('@mui/stylis-plugin-rtl')).default] : [];
  const cache = createCache({ key: direction === 'rtl' ? 'rtl' : 'css', stylisPlugins: [...turned, forThisBrowser] });
  insertSteadily(cache);
  return cache;
}

/** Has rules inserted so that the browser computes no styles anew but those that change. */
function insertSteadily({ key, sheet }: EmotionCache): void {
  const { container, isSpeedy, nonce } = sheet;
  if (!isSpeedy || !reads('selector(&)')) return;
  const insert = sheet.insert.bind(sheet);
  const animations = new StyleSheet({ key: `${key}-animations`, container, nonce, speedy: true });
  sheet.insert = rule => {
    if (rule.startsWith('@keyframes')) animations.insert(rule);
    else for (const one of asStyleRules(rule)) insert(one);
  };
}
