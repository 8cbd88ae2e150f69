import { useTranslate } from 'react-admin';
import { ReadingBar } from './LoadingBar';

/** A bar where something is still on its way. `label` says what, for those who do not see it. */
export function Waiting({ label }: { label?: string }) {
  const translate = useTranslate();
  return <ReadingBar label={label ?? translate('ra.page.loading')} />;
}
