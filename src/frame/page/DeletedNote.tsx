import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';

/** Says on the screens of a record that it has been deleted, and what can be done. Nothing for one that is there. */
export function DeletedNote({ record }: { record: ShopRecord }) {
  const { name, isGone } = useResource();
  const translate = useTranslate();
  if (!isGone?.(record)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`resources.${name}.gone`, { _: translate('app.gone') })}
    </Alert>
  );
}
