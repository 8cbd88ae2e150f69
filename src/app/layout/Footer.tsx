import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSettings } from '../../frame/settings';

/** The year and the company. */
export function Footer() {
  const translate = useTranslate();
  const { settings } = useSettings();
  return (
    <Box component="footer" sx={{ px: { xs: 1.5, sm: 3 }, py: 2, color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
      {new Date().getFullYear()} © <bdi>{settings.companyName ?? translate('app.name')}</bdi>
    </Box>
  );
}
