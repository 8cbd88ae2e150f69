import { useEffect } from 'react';
import { imageTiles } from '#frame/inputs/lazyInputs.ts';
import { createPage, editPage, showPage } from '#frame/lazyPages.ts';
import { prefersReducedData, prefetch } from '#frame/loading/prefetch.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { loadNotice } from './layout/Notices';
import { queryClient } from './queryClient';
import { fetchFont, isFontHere } from './theme/fetchFont';

/** What a list leads to, and then the resources' own parts and pages. */
const parts = [...resources.flatMap(({ slots }) => Object.values(slots)), ...pages.map(({ component }) => component)];
const screens = [editPage, showPage, imageTiles, createPage, ...parts.filter(load => load !== undefined)];

/**
 * Once the first screen is rendered, loads the font and the notices, then the other screens. The notices come early: one may say that the
 * connection is lost.
 */
export function Prefetch() {
  useEffect(() => {
    const needed = isFontHere() ? loadNotice : () => Promise.all([fetchFont(), loadNotice()]);
    void prefetch([needed, ...(prefersReducedData() ? [] : screens)], () => queryClient.isFetching() > 0);
  }, []);
  return null;
}
