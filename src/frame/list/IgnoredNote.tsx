import { useListContext, useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { AlertWithButton } from '#frame/ui/AlertWithButton.tsx';
import { useFilterLabels } from './filters/useFilterLabels';
import { useFilters } from './filters/useFilters';

const look = { severity: 'warning', sx: { mx: 2, mb: 1 } } as const;

/** Warns that the server ignored filters, the search or the order, as its rows show, and offers to remove them. */
export default function IgnoredNote() {
  const { name } = useResource();
  const translate = useTranslate();
  const { meta, sort, setSort } = useListContext();
  const { activeFilters, clear, searchText } = useFilters();
  const { labelOf } = useFilterLabels();
  const sources: readonly string[] = meta?.ignored ?? [];
  // The rows may still be those of an earlier request, whose filters are gone.
  const filters = activeFilters.filter(({ filter }) => sources.includes(filter.source)).map(({ filter }) => filter);
  const isSearchIgnored = searchText !== '' && sources.includes('q');
  const ignoredNames = [...filters.map(labelOf), ...(isSearchIgnored ? [`${translate('app.actions.search')} (${searchText})`] : [])];
  const isOrderIgnored = meta?.unsorted !== undefined && meta.unsorted === sort.field;
  return (
    <>
      {ignoredNames.length > 0 && (
        <AlertWithButton
          {...look}
          label={translate('app.filters.removeIgnored', { smart_count: ignoredNames.length })}
          onPress={() => clear([...filters.map(({ source }) => source), ...(isSearchIgnored ? ['q'] : [])])}
        >
          {translate('app.filters.ignored', { names: ignoredNames.join(', ') })}
        </AlertWithButton>
      )}
      {isOrderIgnored && (
        <AlertWithButton {...look} label={translate('app.filters.removeOrder')} onPress={() => setSort({ field: '', order: 'ASC' })}>
          {translate('app.filters.unsorted', { name: translate(`resources.${name}.fields.${sort.field}`) })}
        </AlertWithButton>
      )}
    </>
  );
}
