import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext, useId } from 'react';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router';
import { checkResources, problemText } from '#define/checks/checkResources.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { languages, offered } from '#i18n/languages.ts';
import { access } from '#resources/access.ts';
import { vocabulary } from '#resources/vocabulary.ts';
import { type AllTexts, type Section, sectionsOfPage, sectionsOfResource } from './sections';

const allTexts = async (): Promise<AllTexts> =>
  Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code].texts()] as const)));

/**
 * Shows what each declaration yields. For developers only, in English. The console of `npm start` checks mock and fixtures; this page checks
 * declarations and texts.
 */
export default function ResourcesPage() {
  const resources = useContext(ResourcesContext);
  const pages = useContext(PagesContext);
  const [query] = useSearchParams();
  const { data: texts } = useQuery({ queryKey: ['dev', 'texts'], queryFn: allTexts, staleTime: Number.POSITIVE_INFINITY });
  const page = pages.find(({ name }) => name === query.get('page'));
  const resource = page ? undefined : (resources.find(({ name }) => name === query.get('of')) ?? resources[0]);
  const problems = checkResources(resources, { access, vocabulary, ...(texts ? { texts } : {}) })
    .filter(({ at }) => at.split('.')[0] === resource?.name)
    .map(problemText);
  const sections = page ? sectionsOfPage(page) : resource ? sectionsOfResource(resource, resources, texts) : [];
  return (
    <>
      <PageHeader title="Resources" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Names title="Resources" parameter="of" names={resources.map(({ name }) => name)} open={resource?.name} />
          <Names title="Pages" parameter="page" names={pages.map(({ name }) => name)} open={page?.name} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
          {resource && (
            <Alert severity={problems.length ? 'warning' : 'success'}>
              {problems.length ? problems.map(problem => <div key={problem}>{problem}</div>) : 'No check finds anything.'}
            </Alert>
          )}
          {sections.map(section => section.rows.length > 0 && <Table key={section.title} {...section} />)}
        </Box>
      </Box>
    </>
  );
}

function Table({ title, heads, rows }: Section) {
  const cells = (row: Section['rows'][number]) => row.map(cell => (typeof cell === 'string' ? cell : cell.map(line => <div key={line}>{line}</div>)));
  return (
    <TitledCard title={title}>
      <PlainTable heads={heads} rows={rows.map((row, at) => ({ key: `${at}`, cells: cells(row) }))} />
    </TitledCard>
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
