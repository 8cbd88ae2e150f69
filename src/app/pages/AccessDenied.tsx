import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '#frame/page/PageHeader.tsx';

/** Replaces a screen the user has no access to. */
export default function AccessDenied() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('ra.page.access_denied')} />
      <Alert severity="warning">{translate('ra.message.access_denied')}</Alert>
    </>
  );
}
