import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { useFilters } from './filters/useFilters';

/** What a list of the screen's resource says where it has no rows; where filters are in force, with the way out of them. */
export function EmptyList({ list, listKey }: { list: List; listKey: string }) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const { words: sought, asked, search, clear } = useFilters(list);
  const view = list.view ? translate(`resources.${name}.views.${list.view}`) : '';
  const plural = translate(`resources.${name}.name`, { smart_count: 2 });
  const words = (
    <Alert severity="info" icon={false} sx={{ m: 2, py: 4, justifyContent: 'center', textAlign: 'center' }}>
      {translate(`resources.${name}.empties.${listKey}`, {
        _: translate(`resources.${name}.empty`, { view, _: translate('app.empty', { name: plural }) }),
      })}
      {sought && <div dir="auto">{translate('app.actions.notFound', { words: sought })}</div>}
      {sought && (
        <Button size="small" color="inherit" onClick={() => search('')}>
          {translate('app.actions.clear')}
        </Button>
      )}
      {asked.length > 0 && (
        <Button size="small" color="inherit" onClick={() => clear()}>
          {translate('app.filters.clear')}
        </Button>
      )}
    </Alert>
  );
  return (
    <Slot own={slotView(resource, 'list:empty')} given={{ list: listKey }} meanwhile={words}>
      {words}
    </Slot>
  );
}
