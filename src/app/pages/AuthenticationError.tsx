import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '#frame/page/PageHeader.tsx';

/** react-admin redirects here if checking permissions fails. */
export default function AuthenticationError() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('ra.page.authentication_error')} />
      <Alert severity="error">{translate('ra.message.authentication_error')}</Alert>
    </>
  );
}
