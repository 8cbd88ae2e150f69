import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useSettings } from '#frame/context/settingsContext.ts';

interface PageHeaderProps {
  title: string;
  /** What the record is called, where the title does not say so: it stands in the browser's tab, and below the title. */
  called?: string;
  /** Stands before the title. */
  before?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

const fewLines = { overflowWrap: 'anywhere', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' } as const;

/** Says on the document's root that the screen has a title of its own. */
function markTitled() {
  const root = document.documentElement;
  root.dataset.titled = '';
  return () => {
    delete root.dataset.titled;
  };
}

/** A screen's title, also in the browser's tab, and its buttons. Whoever opens the screen begins at its title. */
export function PageHeader({ title, called, before, children }: PageHeaderProps) {
  const { settings } = useSettings();
  useEffect(() => {
    document.title = [[title, called].filter(Boolean).join(' · '), settings.companyName].filter(Boolean).join(' | ');
  }, [title, called, settings.companyName]);
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
          sx={{ flex: 1, minWidth: 0, outline: 'none', ...fewLines }}
        >
          {title}
        </Typography>
      </Box>
      {called && (
        <Typography dir="auto" sx={{ order: 1, flexBasis: '100%', mt: -1, color: 'text.secondary', ...fewLines }}>
          {called}
        </Typography>
      )}
      {/* On a phone they stand together, beside the title or below it. */}
      <Box sx={{ display: { xs: 'flex', sm: 'contents' }, flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
