import english from 'ra-language-english';
import { app } from './en/app';
import { classifications } from './en/classifications';
import { content } from './en/content';
import { enquiries } from './en/enquiries';
import { orders } from './en/orders';
import { pages } from './en/pages';
import { products } from './en/products';
import { settings } from './en/settings';
import { shops } from './en/shops';

const { ra } = english;

/**
 * The English texts of the interface that the first screen needs; `en/later.ts` has the others. Texts quoted in the specification are exact, including odd
 * ones.
 */
export const en = {
  ra: {
    ...ra,
    message: { ...ra.message, unsaved_changes: "Some of your changes weren't saved. Are you sure you want to leave?" },
    navigation: { ...ra.navigation, current_page: 'page %{page}' },
    notification: { ...ra.notification, http_error: 'The server reported an error' },
    tiptap: {
      select_level: 'Paragraph or heading',
      paragraph: 'Normal',
      heading1: 'Heading 1',
      heading2: 'Heading 2',
      heading3: 'Heading 3',
      heading4: 'Heading 4',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strikethrough',
      code: 'Code',
      list_bulleted: 'Bulleted list',
      list_numbered: 'Numbered list',
      link: 'Link',
      blockquote: 'Quote',
      clear_format: 'Clear formatting',
    },
  },
  app,
  pages,
  resources: { ...products, ...shops, ...orders, ...enquiries, ...classifications, ...content, ...settings },
};
