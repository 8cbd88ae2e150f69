import { useEffect } from 'react';
import { documentedPath } from '#dataProvider/basePath.ts';
import type { Resource } from '#define';
import { imageTiles } from '#frame/inputs/lazyInputs.ts';
import { createPage, editPage, showPage } from '#frame/lazyPages.ts';
import { prefersReducedData, prefetch } from '#frame/loading/prefetch.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { loadNotice } from './layout/Notices';
import { queryClient } from './queryClient';
import { fetchFont, isFontHere } from './theme/fetchFont';

const slotsOf = (all: readonly Resource[]) => all.flatMap(({ slots }) => Object.values(slots)).filter(component => component !== undefined);

const isOpen = ({ lists }: Resource) => Object.values(lists).some(({ path }) => path && matchPath(path, documentedPath()));

/** What the open list leads to, and then the other screens. */
const screens = () => [
  editPage,
  showPage,
  imageTiles,
  ...slotsOf(resources.filter(isOpen)),
  createPage,
  ...slotsOf(resources),
  ...pages.flatMap(({ component }) => component ?? []),
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
