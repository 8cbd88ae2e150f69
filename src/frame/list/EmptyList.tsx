import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isToggled } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { useFilters } from './filters/useFilters';

/** The message of a list without rows, with buttons to clear the search and the filters. */
export default function EmptyList({ listKey }: { listKey: string }) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const { searchText, activeFilters, search, clear } = useFilters();
  const view = isToggled(resource, listKey) ? translate(`resources.${name}.views.${listKey}`) : '';
  const plural = translate(`resources.${name}.name`, { smart_count: 2 });
  const message = (
    <Alert severity="info" icon={false} sx={{ m: 2, py: 4, justifyContent: 'center', textAlign: 'center' }}>
      {translate(`resources.${name}.empties.${listKey}`, {
        _: translate(`resources.${name}.empty`, { view, _: translate('app.empty', { name: plural }) }),
      })}
      {searchText && <div dir="auto">{translate('app.actions.notFound', { words: searchText })}</div>}
      {searchText && (
        <Button size="small" color="inherit" onClick={() => search('')}>
          {translate('app.actions.clear')}
        </Button>
      )}
      {activeFilters.length > 0 && (
        <Button size="small" color="inherit" onClick={() => clear()}>
          {translate('app.filters.clear')}
        </Button>
      )}
    </Alert>
  );
  return (
    <Slot component={slotComponent(resource, 'list:empty')} props={{ list: listKey }} fallback={message}>
      {message}
    </Slot>
  );
}
