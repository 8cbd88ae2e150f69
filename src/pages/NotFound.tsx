import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

/** The page of every address there is not (part 2, section 2, 404 page). */
export function NotFound() {
  const translate = useTranslate();
  const text = translate('app.notFound.text');
  useEffect(() => {
    document.title = text;
  }, [text]);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3, textAlign: 'center' }}
    >
      <Typography variant="h1" component="p" aria-hidden sx={{ fontWeight: 700, color: 'primary.main' }}>
        {translate('app.notFound.title')}
      </Typography>
      <Typography variant="h5" component="h1">
        {text}
      </Typography>
      <Button component={LinkBase} to="/" variant="contained">
        {translate('app.notFound.back')}
      </Button>
    </Box>
  );
}
