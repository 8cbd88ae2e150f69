/** What an editor may be unable to hold, in the words of `app.inputs.lost`. */
export type LostPart = 'tables' | 'forms' | 'frames' | 'media' | 'scripts' | 'formatting';

const partOf: Record<string, LostPart> = {
  table: 'tables',
  form: 'forms',
  ...Object.fromEntries(['input', 'select', 'textarea', 'button', 'fieldset'].map(name => [name, 'forms'])),
  ...Object.fromEntries(['iframe', 'frame', 'frameset', 'object', 'embed'].map(name => [name, 'frames'])),
  ...Object.fromEntries(['img', 'picture', 'svg', 'video', 'audio', 'canvas', 'map'].map(name => [name, 'media'])),
  ...Object.fromEntries(['script', 'style', 'link', 'meta'].map(name => [name, 'scripts'])),
};

/** Two ways to write the same. */
const alike: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };

/** Says nothing by itself: lines and boxes of text, and what belongs to something that is counted already. */
const silent = new Set(
  'html head body p br div span tbody thead tfoot tr td th col colgroup caption option optgroup label legend source track'.split(' '),
);

/** Whether an element is within another of its part, as an input in its form. */
function isWithinPart({ localName, parentElement }: Element): boolean {
  const part = partOf[localName];
  for (let around = parentElement; part && around; around = around.parentElement) if (partOf[around.localName] === part) return true;
  return false;
}

/** How often each element, attribute and property of style stands in a text. */
function contentsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('*')) {
    const name = element.localName;
    if (!silent.has(name) && !isWithinPart(element)) count(alike[name] ?? name);
    // Of what is lost whole, nothing more need be said.
    if (element.closest('table, form, svg') || partOf[name]) continue;
    for (const attribute of element.attributes) if (attribute.name !== 'style') count(`@${attribute.name}`);
    for (const property of element.style ?? []) count(`@style ${property}`);
  }
  return counts;
}

/**
 * What of a stored text its editor cannot hold: how many of each part are missing from what the editor makes of it.
 * Empty where it holds all. Needs a browser's parser.
 */
export function lostParts(stored: string, kept: string): Map<LostPart, number> {
  const lost = new Map<LostPart, number>();
  const after = contentsOf(kept);
  for (const [what, before] of contentsOf(stored)) {
    const missing = before - (after.get(what) ?? 0);
    const part = partOf[what] ?? 'formatting';
    if (missing > 0) lost.set(part, (lost.get(part) ?? 0) + missing);
  }
  return lost;
}

/** The words of a rich text, without its markup and without code or styles that stand in it. Needs a browser's parser, which runs nothing. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript, iframe, svg, math')) element.remove();
  // One line does not run into the next.
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, div, tr, td, th, br, pre, blockquote')) block.after(' ');
  return body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
