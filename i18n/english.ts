/** All English texts of the interface, also those that come later. */

import { en } from './en';
import { later } from './en/later';

export const english = {
  ...en,
  app: {
    ...en.app,
    ...later.app,
    palette: { ...en.app.palette, ...later.app.palette },
    selection: { ...en.app.selection, ...later.app.selection },
    inlineEdit: { ...en.app.inlineEdit, ...later.app.inlineEdit },
  },
  pages: { ...en.pages, ...later.pages, journal: { ...en.pages.journal, ...later.pages.journal } },
};
