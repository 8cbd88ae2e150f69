import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { home } from '#app/appAddresses.ts';
import type { FreePage, List, Resource } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';

/** One way into a list. */
export interface MenuEntry {
  group: string;
  /** react-admin's own address. */
  to: string;
  /** Other lists on the same documented page, told apart by its query. */
  alike: string[];
  icon: string;
  text: string;
  /** How many there are. */
  count?: MenuCount | undefined;
}

/** What a figure beside an entry is of. */
export interface MenuCount {
  resource: Resource;
  list: string;
  /** It is the resource's first list. */
  isFirst: boolean;
}

/** Whether something says how many there are in a list: a page, or the list itself and its views. */
const isCounted = (pages: readonly FreePage[], { name }: Resource, { inbox, views = {} }: List, isFirst: boolean): boolean =>
  inbox || Object.values(views).some(({ inbox }) => inbox) || (isFirst && pages.some(({ menuCounts }) => menuCounts?.[name]));

/** The entries of the menu: the first list of every resource in a group, and the lists that ask for one, of what may be seen; then the pages that are no entity. */
function useMenuEntries(): MenuEntry[] {
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const page = ({ lists }: Resource) => Object.values(lists)[0]?.path?.split('?')[0];
  const pages = useContext(PagesContext);
  const lists = resources.flatMap(resource => {
    const { name, menu, icon, lists } = resource;
    const alike = resources.filter(other => other !== resource && page(other) && page(other) === page(resource)).map(other => `/${other.name}`);
    return Object.entries(lists).flatMap(([key, list], position) => {
      if (!menu || !canAccess(name, 'list') || (position > 0 && !list.menu) || list.menu === false) return [];
      const text = translate(`resources.${name}.menu.${key}`, { _: translate(`resources.${name}.name`, { smart_count: 2 }) });
      return [
        {
          group: menu,
          icon: list.icon ?? icon,
          text,
          to: position ? `/${name}/list/${key}` : `/${name}`,
          alike,
          count: isCounted(pages, resource, list, position === 0) ? { resource, list: key, isFirst: position === 0 } : undefined,
        },
      ];
    });
  });
  const others = pages.flatMap(({ name, menu, icon, path }) => {
    if (!menu || !path || !canAccess(name, 'show')) return [];
    return [{ group: menu, icon, text: translate(`pages.${name}.menu`, { _: translate(`pages.${name}.title`) }), to: path, alike: [] }];
  });
  return [...lists, ...others];
}

/** The menu in its groups, the page at the root first, and the address of the entry that holds the screen at `pathname`. */
export function useMenu(pathname: string): { groups: { name: string; title: string; entries: MenuEntry[] }[]; here: string | undefined } {
  const translate = useTranslate();
  const entries = useMenuEntries();
  const first: MenuEntry = { group: '', to: '/', alike: [], icon: home.icon, text: translate('pages.dashboard.title') };
  const names = [...new Set(entries.map(({ group }) => group))];
  const holding = entries.filter(({ to, alike }) => [to, ...alike].some(own => pathname === own || pathname.startsWith(`${own}/`)));
  // `/orders` holds `/orders/list/cancelled` too: the longest address is the entry staff are in.
  const here = pathname === '/' ? '/' : holding.sort((a, b) => b.to.length - a.to.length)[0]?.to;
  const groups = names.map(name => ({
    name,
    title: translate(`app.menu.${name}`),
    entries: entries.filter(({ group }) => group === name),
  }));
  return { groups: [{ name: '', title: '', entries: [first] }, ...groups], here };
}
