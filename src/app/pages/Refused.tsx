import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { currentRole } from '#dataProvider/session.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';

/** Replaces a screen without access, or whose access could not be checked, with react-admin's text of that name, and says which role lacks it. */
export default function Refused({ text }: { text: 'access_denied' | 'authentication_error' }) {
  const translate = useTranslate();
  const role = text === 'access_denied' ? currentRole() : undefined;
  return (
    <>
      <PageHeader title={translate(`ra.page.${text}`)} />
      <Alert severity={text === 'access_denied' ? 'warning' : 'error'}>
        {translate(`ra.message.${text}`)}
        {role !== undefined && <div>{translate('app.errors.role', { role })}</div>}
      </Alert>
    </>
  );
}
