import { useContext } from 'react';
import { useCreatePath, useLocation, useTranslate } from 'react-admin';
import { askedOf, type List, type Resource } from '../../../resources/define';
import { mayHere } from '../../frame/access';
import { Resources } from '../../frame/kinds/resources';
import { useSettings } from '../../frame/settings';
import { listAddress } from '../../frame/views/listAddress';
import { useMenu } from '../layout/useMenu';
import type { Option } from './options';

const pageSize = 10;

/** The screens that somebody may open: what the menu has, the other lists, their views, the forms for something new, one's own pages. */
export function usePlaces(): Option[] {
  const translate = useTranslate();
  const { groups } = useMenu(useLocation().pathname);
  const listed = useLists();
  const entries = groups.flatMap(({ title, entries }) => entries.map(({ to, text, icon }) => ({ id: `to:${to}`, text, more: title, icon, to })));
  const own: Option[] = [
    { id: 'to:/profile', text: translate('app.profile.title'), icon: 'People', to: '/profile' },
    { id: 'logout', text: translate('app.layout.logout'), icon: 'Ban', run: () => location.assign('/logout') },
  ];
  return [...entries, ...listed.filter(({ id }) => !entries.some(entry => entry.id === id)), ...own];
}

function useLists(): Option[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { allows } = useSettings();
  const isAllowed = ({ fields }: Resource, list: List, filter: object) =>
    askedOf(list, fields, filter).every(({ filter: { field } }) => allows(field?.when, 'column'));
  return useContext(Resources).flatMap((resource): Option[] => {
    const { name, lists, pages, modal, icon } = resource;
    const plural = translate(`resources.${name}.name`, { smart_count: 2 });
    const open = mayHere(name, 'list') ? Object.entries(lists).filter(([, { path }]) => path) : [];
    const screens = open.flatMap(([key, list]): Option[] => {
      const to = listAddress(resource, key, { filter: {}, perPage: pageSize });
      const title = translate(`resources.${name}.titles.${key}`, { _: translate(`resources.${name}.title`, { _: plural }) });
      const views = Object.entries(list.views ?? {}).flatMap(([view, { filter, sort }]) =>
        isAllowed(resource, list, filter)
          ? [{ to: listAddress(resource, key, { filter, sort, perPage: pageSize }), text: translate(`resources.${name}.views.${view}`) }]
          : [],
      );
      return [
        // Lists of the same title are told apart.
        { id: `to:${to}`, text: title, more: list.view ? translate(`resources.${name}.views.${list.view}`) : plural, icon: list.icon ?? icon, to },
        ...views.map(view => ({ id: `to:${view.to}`, more: plural, icon: list.icon ?? icon, ...view })),
      ];
    });
    const dialog = modal ? open.find(([, { create }]) => create) : undefined;
    if (!(pages.create || dialog) || !mayHere(name, 'create')) return screens;
    const general = translate('app.actions.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) });
    const to = dialog ? `${listAddress(resource, dialog[0], { filter: {}, perPage: pageSize })}#new` : createPath({ resource: name, type: 'create' });
    const text = translate(`resources.${name}.create`, { _: general }).replace(/^\+\s*/, '');
    return [...screens, { id: `to:${to}`, text, more: plural, terms: general, icon: 'Add', to }];
  });
}
