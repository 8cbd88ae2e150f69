import { useEffect } from 'react';
import type { Resource } from '#define';
import { imagesInput } from '#frame/inputs/lazyInputs.ts';
import { createPage, editPage, showPage } from '#frame/lazyPages.ts';
import { prefersReducedData, prefetch } from '#frame/loading/prefetch.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { loadNotice } from './layout/Notices';
import { queryClient } from './queryClient';
import { fetchFont, isFontHere } from './theme/fetchFont';

const viewsOf = (all: readonly Resource[]) => all.flatMap(({ views }) => Object.values(views)).filter(view => view !== undefined);

const isOpen = ({ lists }: Resource) => Object.values(lists).some(({ path }) => path && matchPath(path, location.pathname));

/** What the open list leads to, and then the other screens. */
const screens = () => [
  editPage,
  showPage,
  imagesInput,
  ...viewsOf(resources.filter(isOpen)),
  createPage,
  ...viewsOf(resources),
  ...pages.flatMap(({ view }) => view ?? []),
];

/**
 * Once the first screen is rendered, loads the font and the notices, then the other screens. The notices come early: one may say that the
 * connection is lost.
 */
export function Prefetch() {
  useEffect(() => {
    const needed = isFontHere() ? loadNotice : () => Promise.all([fetchFont(), loadNotice()]);
    void prefetch(prefersReducedData() ? [needed] : [needed, ...screens()], () => queryClient.isFetching() > 0);
  }, []);
  return null;
}
