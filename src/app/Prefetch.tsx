import { useEffect } from 'react';
import { imagesInput, searchReference, searchReferences } from '#frame/inputs/lazyInputs.ts';
import { createPage, editPage, showPage } from '#frame/lazyPages.ts';
import { prefersReducedData, prefetch } from '#frame/loading/prefetch.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { loadNotice } from './layout/Notices';
import { queryClient } from './queryClient';
import { fetchFont, isFontHere } from './theme/fetchFont';

const views = resources.flatMap(({ views }) => Object.values(views)).filter(view => view !== undefined);
const screens = [
  editPage,
  showPage,
  imagesInput,
  createPage,
  searchReference,
  searchReferences,
  ...views,
  ...pages.flatMap(({ view }) => view ?? []),
];

/** Once the first screen is rendered, loads the font, the notices, because one may say that the connection is lost, and the other screens. */
export function Prefetch() {
  useEffect(() => {
    const needed = isFontHere() ? [loadNotice] : [fetchFont, loadNotice];
    void prefetch(prefersReducedData() ? needed : [...needed, ...screens], () => queryClient.isFetching() > 0);
  }, []);
  return null;
}
