import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { List } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { bespoke } from './bespoke';
import { InPlace } from './InPlace';

/** What a list of the screen's resource says where it has no rows. */
export function NoRows({ list, listKey }: { list: List; listKey: string }) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const view = list.view ? translate(`resources.${name}.views.${list.view}`) : '';
  const plural = translate(`resources.${name}.name`, { smart_count: 2 });
  const words = (
    <Alert severity="info" icon={false} sx={{ m: 2, justifyContent: 'center' }}>
      {translate(`resources.${name}.empties.${listKey}`, {
        _: translate(`resources.${name}.empty`, { view, _: translate('app.empty', { name: plural }) }),
      })}
    </Alert>
  );
  return (
    <InPlace own={bespoke(resource, 'list:empty')} given={{ list: listKey }} meanwhile={words}>
      {words}
    </InPlace>
  );
}
