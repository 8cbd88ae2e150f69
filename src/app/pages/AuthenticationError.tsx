import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '#frame/page/PageHeader.tsx';

/** Where react-admin leads when asking who may do what has failed. */
export default function AuthenticationError() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('ra.page.authentication_error')} />
      <Alert severity="error">{translate('ra.message.authentication_error')}</Alert>
    </>
  );
}
