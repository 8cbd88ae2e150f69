import { Alert, Box, Button, Card } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { ListPage } from '#frame/list/ListPage.tsx';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { classificationTypes } from './types';

const addressOf = (type: string) => `/classifications?type=${type}`;

/** The list of one type, with links to the other types in use. */
export default function ClassificationList({ list }: { list: string }) {
  const { name } = useResource();
  const translate = useTranslate();
  const { allows, isPending } = useSettings();
  const inUse = classificationTypes.filter(type => allows({ setup: 'classificationInputs', name: type }, 'column'));
  const [first] = inUse;
  if (isPending) return <Loading />;
  if (!first) return <NoneInUse />;
  // Only the default type gives way to the first in use: a type in the address is what staff asked for.
  if (name === classificationTypes[0] && name !== first) return <Navigate to={addressOf(first)} replace />;
  return (
    <ListPage list={list}>
      <Box component="nav" aria-label={translate('resources.category.types')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, pb: 0 }}>
        {inUse.map(type => (
          <Button
            key={type}
            component={LinkBase}
            to={`/${type}`}
            size="small"
            variant={type === name ? 'contained' : 'outlined'}
            aria-current={type === name ? 'page' : undefined}
          >
            {translate(`resources.${type}.name`, { smart_count: 2 })}
          </Button>
        ))}
      </Box>
    </ListPage>
  );
}

/** Shown if the shop uses no classification: a link to the settings. */
function NoneInUse() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('resources.category.title')} />
      <Card variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Alert severity="info">{translate('resources.category.noneInUse')}</Alert>
        <Button variant="contained" component={Link} to="/settings">
          {translate('resources.category.add')}
        </Button>
      </Card>
    </>
  );
}
