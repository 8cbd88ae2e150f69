import { useContext } from 'react';
import { useCreatePath, useLocation, useTranslate } from 'react-admin';
import { home } from '#app/appAddresses.ts';
import { useMenu } from '#app/layout/useMenu.ts';
import { addressAt } from '#dataProvider/basePath.ts';
import { conditionsOf, isToggled, type List, menuIcon, offersCreate, type Resource } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import type { Option } from './paletteOptions';
import { useSynonyms } from './useSynonyms';

/** The screens the user may open: menu entries, other lists, their views, create forms, and the user's own pages. */
export function usePlaces(): Option[] {
  const translate = useTranslate();
  const { groups } = useMenu(useLocation().pathname);
  const synonymsOf = useSynonyms();
  const listed = useLists();
  const entries = groups.flatMap(({ title, entries }) =>
    entries.map(({ to, text, icon }): Option => {
      const id = `to:${to}`;
      return { id, text, more: title, terms: listed.find(list => list.id === id)?.terms, icon, to };
    }),
  );
  // Pages that only the user menu links to.
  const pages = useContext(PagesContext).flatMap((page): Option[] => {
    const { name, path, icon, menu } = page;
    if (!path || menu || page === home || path.includes('{') || !canAccess(name, 'show')) return [];
    const key = `pages.${name}.title`;
    return [{ id: `to:${path}`, text: translate(key), terms: synonymsOf(`commands.${key}`), icon, to: path }];
  });
  const userOptions: Option[] = [
    { id: 'to:/profile', text: translate('app.profile.title'), icon: 'People', to: '/profile' },
    {
      id: 'logout',
      text: translate('app.layout.logout'),
      terms: synonymsOf('commands.app.layout.logout'),
      icon: 'Ban',
      run: () => location.assign(addressAt('/logout')),
    },
  ];
  const isEntry = ({ id }: Option) => entries.some(entry => entry.id === id);
  return [...entries, ...[...listed, ...pages].filter(option => !isEntry(option)), ...userOptions];
}

function useLists(): Option[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { allows } = useSettings();
  const synonymsOf = useSynonyms();
  const isAllowed = ({ fields }: Resource, list: List, filter: object) => conditionsOf(list, fields, filter).every(when => allows(when, 'column'));
  return useContext(ResourcesContext).flatMap((resource): Option[] => {
    const { name, lists, pages, inDialog, icon } = resource;
    const plural = translate(`resources.${name}.name`, { smart_count: 2 });
    const open = canAccess(name, 'list') ? Object.entries(lists).filter(([, { path }]) => path) : [];
    const screens = open.flatMap(([key, list]): Option[] => {
      const to = listAddress(resource, key);
      const title = translate(`resources.${name}.titles.${key}`, { _: translate(`resources.${name}.title`, { _: plural }) });
      const views = Object.entries(list.views ?? {}).flatMap(([view, filter]) =>
        isAllowed(resource, list, filter) ? [{ to: listAddress(resource, key, { filter }), text: translate(`resources.${name}.views.${view}`) }] : [],
      );
      return [
        // `more` distinguishes lists of the same title.
        {
          id: `to:${to}`,
          text: title,
          more: isToggled(resource, key) ? translate(`resources.${name}.views.${key}`) : plural,
          icon: menuIcon(list) ?? icon,
          to,
          terms: synonymsOf(`commands.resources.${name}.name`),
        },
        ...views.map(view => ({ id: `to:${view.to}`, more: plural, icon: menuIcon(list) ?? icon, ...view })),
      ];
    });
    const dialog = inDialog ? open.find(([, list]) => offersCreate(list)) : undefined;
    if (!(pages.create || dialog) || !canAccess(name, 'create')) return screens;
    const general = translate('app.actions.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) });
    const to = dialog ? `${listAddress(resource, dialog[0])}#new` : createPath({ resource: name, type: 'create' });
    const text = translate(`resources.${name}.create`, { _: general }).replace(/^\+\s*/, '');
    return [...screens, { id: `to:${to}`, text, more: plural, terms: `${general} ${synonymsOf('commands.app.actions.create')}`, icon: 'Add', to }];
  });
}
