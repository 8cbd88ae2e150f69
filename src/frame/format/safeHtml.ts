/** Markup from elsewhere, made harmless. Heavy: imported only by what shows or edits rich text, which is fetched when somebody does. */
import createPurifier, { type Config } from 'dompurify';
import { safeLink } from './links';

const purifier = createPurifier();

/** Text, tables, pictures, and styles on an element; nothing that runs, asks for input, frames or styles other things, and no name by which code could take it for something else. */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'select', 'option', 'textarea', 'button', 'fieldset', 'dialog', 'template', 'slot'],
  FORBID_ATTR: ['id', 'name', 'class', 'slot', 'tabindex', 'accesskey', 'autofocus', 'contenteditable'],
  ALLOW_DATA_ATTR: false,
};

purifier.addHook('uponSanitizeAttribute', (_element, data) => {
  if (data.attrName === 'href' && safeLink(data.attrValue) === undefined) data.keepAttr = false;
});
// Where it leads, nothing is told of where it stood, and the other page has no hold on this one.
purifier.addHook('afterSanitizeAttributes', element => {
  if (element.localName !== 'a' || !element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** As DOMPurify does nothing where it finds no document, a text is then not given out. @throws Error outside of a browser. */
function ready(): typeof purifier {
  if (!purifier.isSupported) throw new Error('Rich text can only be made safe in a browser.');
  return purifier;
}

/** A stored text without what could run, to be given to an editor or a frame. */
export const safeHtml = (html: string): string => ready().sanitize(html, config);

/** The same as nodes to be put on a page: text that is parsed a second time could become something else. */
export const safeNodes = (html: string): DocumentFragment => ready().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
