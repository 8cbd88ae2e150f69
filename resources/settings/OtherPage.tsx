import { Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';

interface OtherPageProps {
  /** What the other page has. */
  text: 'about' | 'others';
  page: 'settings' | 'updateSettings';
  to: string;
}

/** A sentence below the title that leads to the other page of settings. */
export function OtherPage({ text, page, to }: OtherPageProps) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ mt: -1, mb: 2, color: 'text.secondary', '& a': { color: 'primary.main' } }}>
      {translate(`pages.updateSettings.${text}`)} <LinkBase to={to}>{translate(`pages.${page}.title`)}</LinkBase>
    </Typography>
  );
}
