import { useEffect, useRef } from 'react';
import { useListPaginationContext, useNavigate, useTranslate } from 'react-admin';
import type { List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useFilters } from '#frame/list/filters/useFilters.ts';
import { listAddress } from '#frame/routing/listAddress.ts';

/** Whether the screen that comes next was chosen in the toggle of the one before, which must keep the focus then. */
let cameByToggle = false;

/** Leads from one list of the resource to another, taking search, page size and the filters that the other has along. */
export function ListToggle({ list }: { list: List }) {
  const resource = useResource();
  const { name, lists } = resource;
  const { perPage } = useListPaginationContext();
  const { words, asked } = useFilters(list);
  const navigate = useNavigate();
  const translate = useTranslate();
  const views = Object.entries(lists).filter(([, { view }]) => view);
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (cameByToggle) chosen.current?.focus();
    cameByToggle = false;
  }, []);
  const open = (wanted: string) => {
    cameByToggle = true;
    const [key, other] = views.find(([, { view }]) => view === wanted) ?? [];
    if (!key || !other) return;
    const had = (other.filters ?? []).map(filter => (typeof filter === 'string' ? filter : filter.source));
    const kept = asked.filter(({ filter }) => had.includes(filter.source)).map(({ filter, test }) => [filter.source, test]);
    navigate(listAddress(resource, key, { filter: { ...(words ? { q: words } : {}), ...Object.fromEntries(kept) }, perPage }));
  };
  // Plain radio buttons: those of MUI would take a fiftieth of what is loaded before the first row.
  return (
    <div role="radiogroup" className="radios" aria-label={translate(`resources.${name}.views.label`)}>
      {views.map(([key, { view: value }]) => (
        <label key={key}>
          <input
            type="radio"
            name={`${name}-view`}
            checked={value === list.view}
            ref={value === list.view ? chosen : undefined}
            onChange={() => value && open(value)}
          />
          {translate(`resources.${name}.views.${value}`)}
        </label>
      ))}
    </div>
  );
}
