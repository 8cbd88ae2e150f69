import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import { Loading } from '#frame/ui/Loading.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import type { users } from '#resources/users/users.ts';

const GlanceFigures = lazyWithPreload(() => import('./GlanceFigures'), <Loading />);

/** A user's figures. They are read when staff ask for them. */
export default function Glance({ record }: SlotProps<typeof users, 'show:before'>) {
  const translate = useTranslate();
  const [isPressed, setPressed] = useState(false);
  return (
    <Box sx={{ mb: 2 }}>
      <TitledCard title={translate('resources.users.glance.title')}>
        {isPressed ? (
          <GlanceFigures record={record} />
        ) : (
          <Button size="small" onClick={() => setPressed(true)}>
            {translate('resources.users.glance.show')}
          </Button>
        )}
      </TitledCard>
    </Box>
  );
}
