import { Alert, Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router';
import { languages, offered } from '../../../i18n/languages';
import { readableText } from '../../../i18n/readable';
import { checkResources, problemText } from '../../../resources/checkResources';
import { type Resource, valueAt } from '../../../resources/define';
import { type Account, describeResource } from '../../../resources/describeResource';
import { Resources } from '../../frame/kinds/resources';
import { PageHeader } from '../../frame/views/PageHeader';
import { Part } from '../../frame/views/Part';
import { PlainTable } from '../../frame/views/PlainTable';

/**
 * What each declaration yields, for developers: only in development, and in English, as their console is.
 * Mock and fixtures are checked on the console of `npm start`; here declarations and texts are.
 */
export default function ResourcesPage() {
  const resources = useContext(Resources);
  const [asked] = useSearchParams();
  const wanted = resources.find(({ name }) => name === asked.get('of')) ?? resources[0];
  const { data: texts } = useQuery({ queryKey: ['dev', 'texts'], queryFn: allTexts, staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <PageHeader title="Resources" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box
          component="nav"
          aria-label="Resources"
          sx={{
            display: 'flex',
            flexDirection: { md: 'column' },
            flexWrap: 'wrap',
            gap: 0.5,
            '& a': { color: 'primary.main' },
            '& [aria-current]': { fontWeight: 700 },
          }}
        >
          {resources.map(({ name }) => (
            <LinkBase key={name} to={`/dev/resources?of=${name}`} aria-current={name === wanted?.name ? 'page' : undefined}>
              {name}
            </LinkBase>
          ))}
        </Box>
        {wanted && <AccountShown resource={wanted} texts={texts} />}
      </Box>
    </>
  );
}

type AllTexts = Readonly<Record<string, unknown>>;

const allTexts = async (): Promise<AllTexts> =>
  Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code].texts()] as const)));

function AccountShown({ resource, texts }: { resource: Resource; texts: AllTexts | undefined }) {
  const resources = useContext(Resources);
  const account = describeResource(resource);
  const problems = checkResources(resources, texts ? { texts } : {}).filter(({ at }) => at.split('.')[0] === resource.name);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {problems.length ? (
        <Alert severity="warning">
          {problems.map(problem => (
            <div key={problemText(problem)}>{problemText(problem)}</div>
          ))}
        </Alert>
      ) : (
        <Alert severity="success">No check finds anything.</Alert>
      )}
      <Described account={account} />
      <TextsShown account={account} texts={texts} />
    </Box>
  );
}

/** Nothing where there are no rows. */
function Told({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  if (!rows.length) return null;
  return (
    <Part title={title}>
      <PlainTable heads={heads} rows={rows.map((cells, at) => ({ key: `${at}`, cells }))} />
    </Part>
  );
}

/** Sentences under each other, so that a long one breaks where it may. */
const lines = (says: readonly string[]): ReactNode =>
  says.map(line => (
    <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));

function Described({ account: { addresses, calls, lists, fields, actions } }: { account: Account }) {
  return (
    <>
      <Told title="Addresses" heads={['Address', 'Screen']} rows={addresses.map(({ address, screen }) => [address, screen])} />
      <Told
        title="Calls"
        heads={['For', 'Call', 'Sends', 'Reads']}
        rows={calls.map(({ purpose, call, sends, reads, extensions, isInferred }) => [
          purpose,
          lines([call, ...(extensions.length ? [`extensions: ${extensions.join(', ')}`] : []), ...(isInferred ? ['inferred'] : [])]),
          sends.join(', '),
          reads,
        ])}
      />
      <Told title="Lists" heads={['List', 'Says']} rows={lists.map(({ name, says }) => [name, lines(says)])} />
      <Told
        title="Fields"
        heads={['Source', 'Kind', 'Pages', 'Says']}
        rows={fields.map(({ source, kind, pages, says }) => [source, kind, pages.join(', ') || 'none', lines(says)])}
      />
      <Told title="Actions" heads={['Action', 'Says']} rows={actions.map(({ name, says }) => [name, lines(says)])} />
    </>
  );
}

/** Each text in English as staff read it, and the languages that lack it. */
function TextsShown({ account: { name, texts: keys }, texts }: { account: Account; texts: AllTexts | undefined }) {
  if (!texts) return null;
  const rows = keys.map(key => {
    const full = `resources.${name}.${key}`;
    const said = valueAt(texts.en, full);
    const lacking = offered.filter(code => valueAt(texts[code], full) === undefined);
    return [
      key,
      typeof said === 'string' ? said : `${readableText(full) ?? ''}`,
      lacking.length ? <Chip key="lacking" size="small" color="warning" label={`made of its name in ${lacking.join(', ')}`} /> : 'in every language',
    ];
  });
  return <Told title="Texts" heads={['Key', 'English', 'Languages']} rows={rows} />;
}
