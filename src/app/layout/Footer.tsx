import { Box } from '@mui/material';
import { memo, useEffect, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { onActivityLoaded } from '#app/logWrites.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';

/** The year and the company; and, from the first change that is noted until the page is left, that changes are. */
export const Footer = memo(function Footer() {
  const translate = useTranslate();
  const { settings } = useSettings();
  return (
    <Box component="footer" sx={{ px: { xs: 1.5, sm: 3 }, py: 2, color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
      <JournalBegun />
      {new Date().getFullYear()} © <bdi>{settings.companyName ?? translate('app.name')}</bdi>
    </Box>
  );
});

/** In the page and not over it: a notice would cover what is needed next. */
function JournalBegun() {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => onActivityLoaded(() => setBegun(true)), []);
  if (!hasBegun) return null;
  return (
    <Box role="status" sx={{ mb: 1, '& a': { color: 'inherit' } }}>
      {translate('app.layout.journalBegun')} <LinkBase to={addressOf('journal')}>{translate('pages.journal.title')}</LinkBase>
    </Box>
  );
}
