import { Alert, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useFilterLabels } from './filters/useFilterLabels';
import { useFilters } from './filters/useFilters';

/** Warns that the server ignored filters, the search or the order, as its rows show, and offers to remove them. */
export default function IgnoredNote({ list }: { list: List }) {
  const { name } = useResource();
  const translate = useTranslate();
  const { meta, sort, setSort } = useListContext();
  const { activeFilters, clear, searchText } = useFilters(list);
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
        <Note
          text={translate('app.filters.ignored', { names: ignoredNames.join(', ') })}
          remove={translate('app.filters.removeIgnored', { smart_count: ignoredNames.length })}
          onRemove={() => clear([...filters.map(({ source }) => source), ...(isSearchIgnored ? ['q'] : [])])}
        />
      )}
      {isOrderIgnored && (
        <Note
          text={translate('app.filters.unsorted', { name: translate(`resources.${name}.fields.${sort.field}`) })}
          remove={translate('app.filters.removeOrder')}
          onRemove={() => setSort({ field: '', order: 'ASC' })}
        />
      )}
    </>
  );
}

function Note({ text, remove, onRemove }: { text: string; remove: string; onRemove: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mx: 2, mb: 1 }}
      action={
        <Button size="small" color="inherit" onClick={onRemove}>
          {remove}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
