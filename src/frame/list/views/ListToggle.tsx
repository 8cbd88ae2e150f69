import { useEffect, useRef } from 'react';
import { useListPaginationContext, useNavigate, useTranslate } from 'react-admin';
import { type List, sourceOf, toggledLists } from '#define';
import { usualPerPage } from '#frame/context/defaultListParams.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useFilters } from '#frame/list/filters/useFilters.ts';
import { listAddress } from '#frame/routing/listAddress.ts';

/** The toggle was used on the previous screen, so the one on this screen takes the focus. */
let wasToggled = false;

/** Radio buttons that switch to another list of the resource. Search, page size and shared filters are carried over. */
export function ListToggle() {
  const { list, listKey } = useDeclaredList();
  const resource = useResource();
  const { name } = resource;
  const { perPage } = useListPaginationContext();
  const { nextFilter } = useFilters();
  const navigate = useNavigate();
  const translate = useTranslate();
  const lists = toggledLists(resource);
  const checked = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wasToggled) checked.current?.focus();
    wasToggled = false;
  }, []);
  const open = (key: string, { filters = [] }: List) => {
    wasToggled = true;
    const sharedSources = ['q', ...filters.map(sourceOf)];
    const isShared = ([source, value]: [string, unknown]) => sharedSources.includes(source) && value !== undefined && value !== '';
    const sharedFilter = Object.fromEntries(Object.entries(nextFilter()).filter(isShared));
    // A size that only this list declares stays here.
    const chosenSize = perPage === usualPerPage(list) ? undefined : perPage;
    navigate(listAddress(resource, key, { filter: sharedFilter, perPage: chosenSize }));
  };
  // Native radio buttons: MUI's would add 2 % to the code that loads before the first row.
  return (
    <div role="radiogroup" className="radios" aria-label={translate(`resources.${name}.views.label`)}>
      {lists.map(([key, target]) => (
        <label key={key}>
          <input
            type="radio"
            name={`${name}-view`}
            checked={key === listKey}
            ref={key === listKey ? checked : undefined}
            onChange={() => open(key, target)}
          />
          {translate(`resources.${name}.views.${key}`)}
        </label>
      ))}
    </div>
  );
}
