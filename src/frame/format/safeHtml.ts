/** Sanitizes HTML of records. Large, so it is imported only by code for rich text that is loaded on demand. */
import createPurifier, { type Config } from 'dompurify';
import { safeLink } from './links';

const purifier = createPurifier();

/** Allows text, tables, images and inline styles. Forbids scripts, inputs, frames, style sheets, and names that code could mistake for its own elements. */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'select', 'option', 'textarea', 'button', 'fieldset', 'dialog', 'template', 'slot'],
  FORBID_ATTR: ['id', 'name', 'class', 'slot', 'tabindex', 'accesskey', 'autofocus', 'contenteditable'],
  ALLOW_DATA_ATTR: false,
};

purifier.addHook('uponSanitizeAttribute', (_element, data) => {
  if (data.attrName === 'href' && safeLink(data.attrValue) === undefined) data.keepAttr = false;
});
// Links open in another tab, without a referrer and without access to this page.
purifier.addHook('afterSanitizeAttributes', element => {
  if (element.localName !== 'a' || !element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** @throws Error outside of a browser, where DOMPurify would return the text unchanged. */
function supportedPurifier(): typeof purifier {
  if (!purifier.isSupported) throw new Error('Rich text can only be made safe in a browser.');
  return purifier;
}

/** Sanitized HTML, for an editor or a frame. */
export const safeHtml = (html: string): string => supportedPurifier().sanitize(html, config);

/** Sanitized HTML as nodes, for a page. Parsing sanitized text a second time could change its meaning. */
export const safeNodes = (html: string): DocumentFragment => supportedPurifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
