import { Box, Typography } from '@mui/material';
import { useContext, useId } from 'react';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router';
import { describePage } from '#define/describe/describePage.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { DescribedCalls, DescribedPart } from './DescribedPart';
import { ResourceAccount } from './ResourceAccount';

/**
 * Shows what each declaration yields. For developers only, in English. The console of `npm start` checks mock and fixtures; this page checks
 * declarations and texts.
 */
export default function ResourcesPage() {
  const resources = useContext(ResourcesContext);
  const pages = useContext(PagesContext);
  const [query] = useSearchParams();
  const page = pages.find(({ name }) => name === query.get('page'));
  const resource = page ? undefined : (resources.find(({ name }) => name === query.get('of')) ?? resources[0]);
  return (
    <>
      <PageHeader title="Resources" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Names title="Resources" parameter="of" names={resources.map(({ name }) => name)} open={resource?.name} />
          <Names title="Pages" parameter="page" names={pages.map(({ name }) => name)} open={page?.name} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {page && <PageAccount {...describePage(page)} />}
          {resource && <ResourceAccount resource={resource} />}
        </Box>
      </Box>
    </>
  );
}

interface NamesProps {
  title: string;
  /** The query parameter that holds the open name. */
  parameter: string;
  names: readonly string[];
  open: string | undefined;
}

function Names({ title, parameter, names, open }: NamesProps) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2">
        {title}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { md: 'column' },
          flexWrap: 'wrap',
          gap: 0.5,
          '& a': { color: 'primary.main' },
          '& [aria-current]': { fontWeight: 700 },
        }}
      >
        {names.map(name => (
          <LinkBase key={name} to={`/dev/resources?${parameter}=${name}`} aria-current={name === open ? 'page' : undefined}>
            {name}
          </LinkBase>
        ))}
      </Box>
    </Box>
  );
}

function PageAccount({ name, address, calls, says }: ReturnType<typeof describePage>) {
  return (
    <>
      <DescribedPart title="Addresses" heads={['Page', 'Address']} rows={[[name, address ?? 'none: other screens read and write it']]} />
      <DescribedCalls calls={calls} />
      <DescribedPart title="Beyond its calls" heads={['Says']} rows={says.map(line => [line])} />
    </>
  );
}
