import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext, useNavigate, useTranslate } from 'react-admin';
import type { List } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { listAddress } from './listAddress';
import { useFilters } from './useFilters';

/** Whether the screen that comes next was chosen in the toggle of the one before, which must keep the focus then. */
let cameByToggle = false;

/** Leads from one list of the resource to another, taking search, page size and the filters that the other has along. */
export function ViewToggle({ list }: { list: List }) {
  const resource = useResource();
  const { name, lists } = resource;
  const { perPage } = useListContext();
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
  return (
    <RadioGroup row aria-label={translate(`resources.${name}.views.label`)} value={list.view} onChange={(_, wanted) => open(wanted)}>
      {views.map(([key, { view: value }]) => (
        <FormControlLabel
          key={key}
          value={value}
          control={<Radio size="small" {...(value === list.view ? { slotProps: { input: { ref: chosen } } } : {})} />}
          label={translate(`resources.${name}.views.${value}`)}
        />
      ))}
    </RadioGroup>
  );
}
