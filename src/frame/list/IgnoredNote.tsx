import { Alert, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useFilterLabels } from './filters/useFilterLabels';
import { useFilters } from './filters/useFilters';

/** Says that the server did not do what it was asked for, as the rows tell, and takes it away on request. */
export default function IgnoredNote({ list }: { list: List }) {
  const { name } = useResource();
  const translate = useTranslate();
  const { meta, sort, setSort } = useListContext();
  const { asked, clear, words } = useFilters(list);
  const { labelOf } = useFilterLabels();
  const sources: readonly string[] = meta?.ignored ?? [];
  // The rows may still be those that were asked for before.
  const filters = asked.filter(({ filter }) => sources.includes(filter.source)).map(({ filter }) => filter);
  const isUnsearched = words !== '' && sources.includes('q');
  const ignored = [...filters.map(labelOf), ...(isUnsearched ? [`${translate('app.actions.search')} (${words})`] : [])];
  const isUnsorted = meta?.unsorted !== undefined && meta.unsorted === sort.field;
  return (
    <>
      {ignored.length > 0 && (
        <Note
          text={translate('app.filters.ignored', { names: ignored.join(', ') })}
          remove={translate('app.filters.removeIgnored', { smart_count: ignored.length })}
          onRemove={() => clear([...filters.map(({ source }) => source), ...(isUnsearched ? ['q'] : [])])}
        />
      )}
      {isUnsorted && (
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
