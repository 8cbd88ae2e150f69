import { useMemo, useSyncExternalStore } from 'react';
import { useListContext, useLocation, useTranslate } from 'react-admin';
import { type Column, type Conditions, isOn, type Kind, type List, valueAt } from '#define';
import { onListPreferences, parseListPreferences, readStoredText } from '#frame/context/listPreferences.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import type { FieldProps } from '#frame/fields/fieldProps.ts';
import { slotView } from '#frame/slots/slots.ts';

/** A column with what its field says. */
export type FullColumn = Omit<Column, 'when'> &
  FieldProps['column'] & {
    kind: Kind | 'status' | 'thumbnail';
    header: string;
    when?: Conditions | undefined;
    /** The view that the resource has for its cells. */
    own: ReturnType<typeof slotView<`list/${string}`>>;
  };

/** The parameter of an address that names the columns to show. */
export const columnsParameter = 'columns';

/** What the person has arranged of a list, `resource/list`. */
export function useListPreferences(list: string) {
  const kept = useSyncExternalStore(onListPreferences, () => readStoredText(list));
  return useMemo(() => parseListPreferences(kept), [kept]);
}

/** Kinds that do not fit a cell. */
const large: readonly Kind[] = ['longText', 'richText', 'mapPoint', 'secret', 'rows'];

export interface Columns {
  /** As declared, where the settings allow them. */
  declared: readonly FullColumn[];
  /** Other fields of the record that a cell can show. */
  others: readonly FullColumn[];
  /** In order: as the address says, else the person, else the declaration. */
  shown: readonly FullColumn[];
}

/** The columns that a list declares, and what else there could be of its records: for whoever shows them outside of it. */
export function useDeclaredColumns(list: List): Omit<Columns, 'shown'> {
  const resource = useResource();
  const { name, fields, represent } = resource;
  const { allows } = useSettings();
  const translate = useTranslate();
  return useMemo(() => {
    const full = (column: string | Column): FullColumn => {
      const own = typeof column === 'string' ? { source: column } : column;
      const field = fields.find(({ source }) => source === own.source);
      const label = translate(`resources.${name}.fields.${own.source}`);
      const header = translate(`resources.${name}.columns.${own.label ?? own.source}`, { _: label });
      return { ...field, ...own, kind: own.kind ?? field?.kind ?? 'text', header, own: slotView(resource, `list/${own.source}`) };
    };
    const allowed = (columns: readonly (string | Column)[]) => columns.map(full).filter(({ when }) => allows(when, 'column'));
    const isExtra = (column: string | Column) => typeof column === 'object' && column.extra === true;
    const usual = list.columns.filter(column => !isExtra(column));
    const inUse = allowed(usual);
    // A row has to say what it is, though the settings put no column in use.
    const declared = inUse.length ? inUse : [full(usual.find(column => full(column).source === represent) ?? represent)];
    const extra = allowed(list.columns.filter(isExtra));
    // A column that the settings take away is none that could be had after all.
    const named = [...list.columns, ...declared].map(column => (typeof column === 'string' ? column : column.source));
    const left = fields.filter(field => isOn(field, 'show') && !large.includes(field.kind) && !named.includes(field.source));
    return { declared, others: [...extra, ...allowed(left.map(({ source, kind }) => (kind === 'images' ? { source, kind: 'thumbnail' } : source)))] };
  }, [list, resource, name, fields, represent, allows, translate]);
}

/** The columns of the list that is open. */
export function useColumns(list: List, listKey: string): Columns {
  const { name } = useResource();
  const { columns: own } = useListPreferences(`${name}/${listKey}`);
  const { search } = useLocation();
  const addressed = new URLSearchParams(search).get(columnsParameter) ?? '';
  const { filterValues } = useListContext();
  const { declared, others } = useDeclaredColumns(list);
  // What somebody narrows a list by is what they want to see of its rows. Told by its names: the values are new ones at every navigation.
  const asked = others.filter(({ extra, source }) => extra && valueAt(filterValues, source) !== undefined).map(({ source }) => source);
  const narrowed = asked.join();
  const shown = useMemo(() => {
    const wanted = (addressed ? addressed.split(',') : (own ?? [])).flatMap(
      source => [...declared, ...others].find(column => column.source === source) ?? [],
    );
    const more = others.filter(({ source }) => narrowed.split(',').includes(source));
    return [...new Set([...(wanted.length ? wanted : declared), ...more])];
  }, [declared, others, addressed, own, narrowed]);
  return { declared, others, shown };
}
