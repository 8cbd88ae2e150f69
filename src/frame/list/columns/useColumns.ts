/** Columns: which columns a list shows and in which order, by its declaration, the settings, the person and the address. */
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, type ColumnKind, type Conditions, isOn, type Kind, type List, sourceOf, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import type { FieldProps } from '#frame/fields/fieldProps.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useListPreferences } from '#frame/list/useListPreferences.ts';
import { useAddressParameter } from '#frame/routing/useAddressParameter.ts';
import { slotComponent } from '#frame/slots/slots.ts';

/** A declared column, completed from its field. */
export type FullColumn = Omit<Column, 'when'> &
  FieldProps['column'] & {
    kind: ColumnKind;
    header: string;
    when?: Conditions | undefined;
    /** The component that the resource has for its cells, if any. */
    cellView: ReturnType<typeof slotComponent<`list/${string}`>>;
  };

/** The parameter of a list's address that names the columns to show. */
export const columnsParameter = 'columns';

/** These do not fit a cell. */
const largeKinds: readonly Kind[] = ['longText', 'richText', 'mapPoint', 'secret', 'rows'];

export interface Columns {
  /** The declared columns that the settings allow. */
  declared: readonly FullColumn[];
  /** Columns that only an export has. */
  exported: readonly FullColumn[];
  /** Columns that can be added: those declared as `extra`, and fields that fit a cell. */
  others: readonly FullColumn[];
  /** The columns on the screen, in order: from the address, else the person's choice, else the declaration. */
  shown: readonly FullColumn[];
}

/** The columns that a list declares and those that can be added, without the choice of the person. */
export function useDeclaredColumns(list: List): Omit<Columns, 'shown'> {
  const resource = useResource();
  const { name, fields, represent } = resource;
  const { allows } = useSettings();
  const translate = useTranslate();
  return useMemo(() => {
    const full = (column: string | Column): FullColumn => {
      const declaration = typeof column === 'string' ? { source: column } : column;
      const field = fields.find(({ source }) => source === declaration.source);
      const label = translate(`resources.${name}.fields.${declaration.source}`);
      const header = translate(`resources.${name}.columns.${declaration.label ?? declaration.source}`, { _: label });
      const cellView = slotComponent(resource, `list/${declaration.source}`);
      return { ...field, ...declaration, kind: declaration.kind ?? field?.kind ?? 'text', header, cellView };
    };
    const isAllowed = ({ when }: FullColumn) => allows(when, 'column');
    const all = list.columns.map(full);
    const standard = all.filter(({ extra }) => !extra);
    // If the settings allow no column, the one that names the record stays.
    const lead = () => standard.find(({ source }) => source === represent) ?? full(represent);
    const declared = standard.some(isAllowed) ? standard.filter(isAllowed) : [lead()];
    // A declared column that the settings disallow must not come back as a field.
    const declaredSources = [...all, ...declared].map(sourceOf);
    const otherFields = fields
      .filter(field => isOn(field, 'show') && !largeKinds.includes(field.kind) && !declaredSources.includes(field.source))
      .map(({ source, kind }) => full(kind === 'images' ? { source, kind: 'thumbnail' } : source));
    return {
      declared,
      exported: all.filter(column => column.extra === 'export' && isAllowed(column)),
      others: [...all.filter(({ extra }) => extra === true), ...otherFields].filter(isAllowed),
    };
  }, [list, resource, name, fields, represent, allows, translate]);
}

/** The columns of the list on the screen, as the person has arranged them. */
export function useColumns(): Columns {
  const { list } = useDeclaredList();
  const { columns: chosen } = useListPreferences();
  const [fromAddress] = useAddressParameter(columnsParameter);
  const { filterValues } = useListContext();
  const { declared, others, exported } = useDeclaredColumns(list);
  // An extra column is shown while its filter is active. Joined to a string, because `filterValues` is a new object at each navigation.
  const filtered = others
    .filter(({ extra, source }) => extra && valueAt(filterValues, source) !== undefined)
    .map(({ source }) => source)
    .join();
  const shown = useMemo(() => {
    const requested = (fromAddress ? fromAddress.split(',') : (chosen ?? [])).flatMap(
      source => [...declared, ...others].find(column => column.source === source) ?? [],
    );
    const extra = others.filter(({ source }) => filtered.split(',').includes(source));
    return [...new Set([...(requested.length ? requested : declared), ...extra])];
  }, [declared, others, fromAddress, chosen, filtered]);
  return { declared, others, exported, shown };
}
