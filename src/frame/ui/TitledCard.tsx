import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A card of a detail screen. Its title, if it has one, is its accessible name. */
export function TitledCard({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ height: '100%' }}>
      <CardContent>
        {title && (
          <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
