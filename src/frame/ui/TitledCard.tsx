import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface TitledCardProps {
  /** Its accessible name, if it has one. */
  title: string | undefined;
  /** By this id a link can lead to the card, which then has the focus. */
  id?: string;
  children: ReactNode;
}

/** A card of a detail screen. */
export function TitledCard({ title, id, children }: TitledCardProps) {
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={title}
      {...(id ? { id, tabIndex: -1 } : {})}
      sx={{ height: '100%', scrollMarginTop: 20 }}
    >
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
