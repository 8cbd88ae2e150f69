import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isGone, type ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';

/** A warning on the screens of a deleted record. Renders nothing for other records. */
export function DeletedNote({ record }: { record: ShopRecord }) {
  const resource = useResource();
  const translate = useTranslate();
  if (!isGone(resource, record)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`resources.${resource.name}.gone`, { _: translate('app.gone') })}
    </Alert>
  );
}
