/** Content that an editor may not support. Each has a text, `app.inputs.lost.<part>`. */
export type LostPart = 'tables' | 'forms' | 'frames' | 'media' | 'scripts' | 'formatting';

const partOf: Record<string, LostPart> = {
  table: 'tables',
  form: 'forms',
  ...Object.fromEntries(['input', 'select', 'textarea', 'button', 'fieldset'].map(name => [name, 'forms'])),
  ...Object.fromEntries(['iframe', 'frame', 'frameset', 'object', 'embed'].map(name => [name, 'frames'])),
  ...Object.fromEntries(['img', 'picture', 'svg', 'video', 'audio', 'canvas', 'map'].map(name => [name, 'media'])),
  ...Object.fromEntries(['script', 'style', 'link', 'meta'].map(name => [name, 'scripts'])),
};

/** Elements with the same meaning as another one. */
const synonyms: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };

/** Elements that are not counted: lines and boxes of text, and parts of elements that are counted. */
const uncounted = new Set(
  'html head body p br div span tbody thead tfoot tr td th col colgroup caption option optgroup label legend source track'.split(' '),
);

/** Whether an element is within another of the same part, such as an input in a form. */
function isWithinPart({ localName, parentElement }: Element): boolean {
  const part = partOf[localName];
  for (let ancestor = parentElement; part && ancestor; ancestor = ancestor.parentElement) if (partOf[ancestor.localName] === part) return true;
  return false;
}

/** Counts each element, attribute and style property in a text. */
function countContents(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('*')) {
    const name = element.localName;
    if (!uncounted.has(name) && !isWithinPart(element)) count(synonyms[name] ?? name);
    // An element that is lost as a whole needs no count of its attributes.
    if (element.closest('table, form, svg') || partOf[name]) continue;
    for (const attribute of element.attributes) if (attribute.name !== 'style') count(`@${attribute.name}`);
    for (const property of element.style ?? []) count(`@style ${property}`);
  }
  return counts;
}

/**
 * Counts the parts of a stored text that are missing in the editor's version of it (`edited`). Empty if the editor supports all of them.
 * Needs a browser's parser.
 */
export function lostParts(stored: string, edited: string): Map<LostPart, number> {
  const lost = new Map<LostPart, number>();
  const after = countContents(edited);
  for (const [what, before] of countContents(stored)) {
    const missing = before - (after.get(what) ?? 0);
    const part = partOf[what] ?? 'formatting';
    if (missing > 0) lost.set(part, (lost.get(part) ?? 0) + missing);
  }
  return lost;
}

/** The plain text of a rich text. Needs a browser's parser, which runs no code of the text. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript, iframe, svg, math')) element.remove();
  // Separates the words of two lines.
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, div, tr, td, th, br, pre, blockquote')) block.after(' ');
  return body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
