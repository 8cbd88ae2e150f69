import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '#frame/page/PageHeader.tsx';

/** Replaces a screen without access, or whose access could not be checked, with react-admin's text of that name. */
export default function Refused({ text }: { text: 'access_denied' | 'authentication_error' }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate(`ra.page.${text}`)} />
      <Alert severity={text === 'access_denied' ? 'warning' : 'error'}>{translate(`ra.message.${text}`)}</Alert>
    </>
  );
}
