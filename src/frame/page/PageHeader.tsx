import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { LinkBase } from 'react-admin';
import { useSettings } from '#frame/context/settingsContext.ts';

interface PageHeaderProps {
  title: string;
  /** The record's title if `title` does not contain it. Shown below the title and in the browser's tab. */
  recordTitle?: string | undefined;
  /** The record's screen, which its title leads to. */
  recordTo?: string | undefined;
  /** Shown before the title. */
  before?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

const atMostFourLines = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
} as const;

/** Marks the document as having a title of its own. CSS then hides the stock title. */
function markTitled() {
  const root = document.documentElement;
  root.dataset.titled = '';
  return () => {
    delete root.dataset.titled;
  };
}

/** The title of a screen, also in the browser's tab, and its buttons. The focus starts at the title. */
export function PageHeader({ title, recordTitle, recordTo, before, children }: PageHeaderProps) {
  const { settings } = useSettings();
  useEffect(() => {
    document.title = [[title, recordTitle].filter(Boolean).join(' · '), settings.companyName].filter(Boolean).join(' | ');
  }, [title, recordTitle, settings.companyName]);
  useLayoutEffect(markTitled, []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 1.5 }, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: { xs: '1 1 auto', sm: '1 1 240px' }, minWidth: 0, maxWidth: '100%' }}>
        {before}
        <Typography
          component="h1"
          variant="h5"
          dir="auto"
          className="page-title"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none', ...atMostFourLines }}
        >
          {title}
        </Typography>
      </Box>
      {recordTitle && (
        <Typography
          dir="auto"
          sx={{ order: { sm: 1 }, flexBasis: '100%', mt: -1, color: 'text.secondary', '& a': { color: 'primary.main' }, ...atMostFourLines }}
        >
          {recordTo ? <LinkBase to={recordTo}>{recordTitle}</LinkBase> : recordTitle}
        </Typography>
      )}
      {/* On a phone the buttons stay together, beside the title or below it. */}
      <Box sx={{ display: { xs: 'flex', sm: 'contents' }, flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
