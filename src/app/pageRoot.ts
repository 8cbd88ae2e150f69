import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** The element that holds the pages before the app, and then the app. The build puts the sign-in page into it. */
export const place = document.getElementById('root') ?? document.body;

let root: Root | undefined;

/** The one root of the page. The first page rendered into it replaces the sign-in page of index.html. */
export function pageRoot(): Root {
  root ??= createRoot(place);
  return root;
}

/** Renders the sign-in page over that of index.html, unless that is hidden or replaced by another page. */
export function hydratePage(page: ReactNode): void {
  if (root || place.querySelector('[hidden]')) pageRoot().render(page);
  else root = hydrateRoot(place, page);
}
