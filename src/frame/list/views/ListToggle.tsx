import { useEffect, useRef } from 'react';
import { useListPaginationContext, useNavigate, useTranslate } from 'react-admin';
import type { List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useFilters } from '#frame/list/filters/useFilters.ts';
import { listAddress } from '#frame/routing/listAddress.ts';

/** The toggle was used on the previous screen, so the one on this screen takes the focus. */
let wasToggled = false;

/** Radio buttons that switch to another list of the resource. Search, page size and shared filters are carried over. */
export function ListToggle({ list }: { list: List }) {
  const resource = useResource();
  const { name, lists } = resource;
  const { perPage } = useListPaginationContext();
  const { searchText, activeFilters } = useFilters(list);
  const navigate = useNavigate();
  const translate = useTranslate();
  const toggledLists = Object.entries(lists).filter(([, { toggle }]) => toggle);
  const checked = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wasToggled) checked.current?.focus();
    wasToggled = false;
  }, []);
  const open = (chosen: string) => {
    wasToggled = true;
    const [key, target] = toggledLists.find(([, { toggle }]) => toggle === chosen) ?? [];
    if (!key || !target) return;
    const targetFilters = (target.filters ?? []).map(filter => (typeof filter === 'string' ? filter : filter.source));
    const sharedFilters = activeFilters
      .filter(({ filter }) => targetFilters.includes(filter.source))
      .map(({ filter, test }) => [filter.source, test]);
    // A size that only this list declares stays here.
    const chosenSize = perPage === list.perPage ? undefined : perPage;
    navigate(
      listAddress(resource, key, { filter: { ...(searchText ? { q: searchText } : {}), ...Object.fromEntries(sharedFilters) }, perPage: chosenSize }),
    );
  };
  // Native radio buttons: MUI's would add 2 % to the code that loads before the first row.
  return (
    <div role="radiogroup" className="radios" aria-label={translate(`resources.${name}.views.label`)}>
      {toggledLists.map(([key, { toggle }]) => (
        <label key={key}>
          <input
            type="radio"
            name={`${name}-view`}
            checked={toggle === list.toggle}
            ref={toggle === list.toggle ? checked : undefined}
            onChange={() => toggle && open(toggle)}
          />
          {translate(`resources.${name}.views.${toggle}`)}
        </label>
      ))}
    </div>
  );
}
