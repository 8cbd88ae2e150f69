import { Box } from '@mui/material';
import { memo, useEffect, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { onActivityLoaded } from '#app/logWrites.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';

/** The year and the company. After the first journal entry it also says that changes are recorded. */
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

/** Part of the page: a notice would cover other content. */
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
