/**
 * How Emotion writes MUI's styles into the page.
 *
 * Left to itself it writes them for browsers of ten years ago too. Those that the build is for read none of that, and each rule
 * which a browser cannot read costs an exception.
 */
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { Language } from '../../../i18n/languages';

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

/** A place for the styles of a page that is read in one direction: from right to left, all is turned round. */
export async function createStyleCache(direction: Language['dir']): Promise<EmotionCache> {
  const turned = direction === 'rtl' ? [(await import('@mui/stylis-plugin-rtl')).default] : [];
  return createCache({ key: direction === 'rtl' ? 'rtl' : 'css', stylisPlugins: [...turned, forThisBrowser] });
}
