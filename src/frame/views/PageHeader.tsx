import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../settings';

/** A screen's title, also in the browser's tab, and its buttons. Whoever opens the screen begins at its title. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { settings } = useSettings();
  useEffect(() => {
    document.title = [title, settings.companyName].filter(Boolean).join(' | ');
  }, [title, settings.companyName]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography
        component="h1"
        variant="h5"
        dir="auto"
        className="page-title"
        tabIndex={-1}
        sx={{ flex: { xs: '1 1 auto', sm: '1 1 240px' }, fontWeight: 600, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
