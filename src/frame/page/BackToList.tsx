import ArrowBack from '@mui/icons-material/ArrowBack';
import { IconButton } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lastListAddress } from '#frame/routing/listAddress.ts';

/** A button from a record to its list, with the search, filters and page that the list last had. Renders nothing if the list has no screen. */
export function BackToList() {
  const { name, lists } = useResource();
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!Object.values(lists)[0]?.path || !canAccess(name, 'list')) return null;
  const label = translate('app.actions.backToList');
  return (
    <IconButton
      component={LinkBase}
      to={lastListAddress(name) ?? createPath({ resource: name, type: 'list' })}
      title={label}
      aria-label={label}
      sx={{ marginInlineStart: -1, '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
    >
      <ArrowBack />
    </IconButton>
  );
}
