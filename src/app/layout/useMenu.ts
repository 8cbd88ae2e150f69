import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { home } from '#app/appAddresses.ts';
import { type FreePage, type List, menuIcon, type Resource } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { listAddress } from '#frame/routing/listAddress.ts';

/** A menu entry. */
export interface MenuEntry {
  group: string;
  /** A react-admin address. */
  to: string;
  /** Addresses of other lists on the same documented page. */
  samePage: string[];
  icon: string;
  text: string;
  count?: MenuCount | undefined;
}

/** The list that the count beside an entry belongs to. */
export interface MenuCount {
  resource: Resource;
  list: string;
  isFirst: boolean;
}

/** Whether a list has a count: from a page, an inbox, or an inbox view. */
const isCounted = (pages: readonly FreePage[], { name }: Resource, { inbox, views = {} }: List, isFirst: boolean): boolean =>
  inbox === true || (inbox ?? []).some(view => view in views) || (isFirst && pages.some(({ menuCounts }) => menuCounts?.[name]));

/** The menu entries the user may see: the first list of each resource in a group, lists with `menu`, and pages with `menu`. */
function useMenuEntries(): MenuEntry[] {
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const documentedPath = ({ lists }: Resource) => Object.values(lists)[0]?.path?.split('?')[0];
  const pages = useContext(PagesContext);
  const lists = resources.flatMap(resource => {
    const { name, menu, icon, lists } = resource;
    const path = documentedPath(resource);
    const samePage = resources.filter(other => path && other !== resource && documentedPath(other) === path).map(other => `/${other.name}`);
    return Object.entries(lists).flatMap(([key, list], position) => {
      if (!menu || !canAccess(name, 'list') || (position > 0 && !list.menu) || list.menu === false) return [];
      const text = translate(`resources.${name}.menu.${key}`, { _: translate(`resources.${name}.name`, { smart_count: 2 }) });
      return [
        {
          group: menu,
          icon: menuIcon(list) ?? icon,
          text,
          to: listAddress(resource, key),
          samePage,
          count: isCounted(pages, resource, list, position === 0) ? { resource, list: key, isFirst: position === 0 } : undefined,
        },
      ];
    });
  });
  const others = pages.flatMap(({ name, menu, icon, path }) => {
    if (!menu || !path || !canAccess(name, 'show')) return [];
    return [{ group: menu, icon, text: translate(`pages.${name}.menu`, { _: translate(`pages.${name}.title`) }), to: path, samePage: [] }];
  });
  return [...lists, ...others];
}

/** The menu groups, starting with the home page, and the address of the current entry. */
export function useMenu(pathname: string): { groups: { name: string; title: string; entries: MenuEntry[] }[]; here: string | undefined } {
  const translate = useTranslate();
  const entries = useMenuEntries();
  const first: MenuEntry = { group: '', to: '/', samePage: [], icon: home.icon, text: translate('pages.dashboard.title') };
  const names = [...new Set(entries.map(({ group }) => group))];
  const containing = entries.filter(({ to, samePage }) =>
    [to, ...samePage].some(address => pathname === address || pathname.startsWith(`${address}/`)),
  );
  // `/orders` also contains `/orders/list/cancelled`, so the longest address wins.
  const here = pathname === '/' ? '/' : containing.sort((a, b) => b.to.length - a.to.length)[0]?.to;
  const groups = names.map(name => ({
    name,
    title: translate(`app.menu.${name}`),
    entries: entries.filter(({ group }) => group === name),
  }));
  return { groups: [...(canAccess(home.name, 'show') ? [{ name: '', title: '', entries: [first] }] : []), ...groups], here };
}
