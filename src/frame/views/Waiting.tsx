import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A bar where something is still on its way. `label` says what, for those who do not see it. */
export function Waiting({ label }: { label?: string }) {
  const translate = useTranslate();
  return <LinearProgress aria-label={label ?? translate('ra.page.loading')} />;
}
