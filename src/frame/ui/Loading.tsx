import { useTranslate } from 'react-admin';
import { LoadingBar } from './LoadingBar';

/** A bar where something is still on its way. `label` says what, for those who do not see it. */
export function Loading({ label }: { label?: string }) {
  const translate = useTranslate();
  return <LoadingBar label={label ?? translate('ra.page.loading')} />;
}
