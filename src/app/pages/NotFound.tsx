import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

/** The page of unknown addresses. */
export default function NotFound() {
  const translate = useTranslate();
  const text = translate('app.notFound.text');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = text;
  }, [text]);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3, textAlign: 'center' }}
    >
      <Typography variant="h1" component="p" aria-hidden sx={{ fontWeight: 700, color: 'primary.main' }}>
        {translate('app.notFound.title')}
      </Typography>
      <Typography variant="h5" component="h1" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {text}
      </Typography>
      <Button component={LinkBase} to="/" variant="contained">
        {translate('app.notFound.back')}
      </Button>
    </Box>
  );
}
