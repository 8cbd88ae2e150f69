import { Alert, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { type Resource, valueAt } from '#define';
import { checkResources, problemText } from '#define/checks/checkResources.ts';
import { describeAccess } from '#define/describe/describeAccess.ts';
import { type Account, describeResource } from '#define/describe/describeResource.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { languages, offered } from '#i18n/languages.ts';
import { readableText } from '#i18n/readable.ts';
import { access } from '#resources/access.ts';
import { dialect } from '#resources/dialect.ts';
import { vocabulary } from '#resources/vocabulary.ts';
import { DescribedCalls, DescribedItems, DescribedPart, Lines } from './DescribedPart';

type AllTexts = Readonly<Record<string, unknown>>;

const allTexts = async (): Promise<AllTexts> =>
  Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code].texts()] as const)));

/** The problems that the checks find in a resource, and what its declaration yields. */
export function ResourceAccount({ resource }: { resource: Resource }) {
  const resources = useContext(ResourcesContext);
  const { data: texts } = useQuery({ queryKey: ['dev', 'texts'], queryFn: allTexts, staleTime: Number.POSITIVE_INFINITY });
  const account = describeResource(resource, dialect);
  const problems = checkResources(resources, { access, vocabulary, ...(texts ? { texts } : {}) }).filter(
    ({ at }) => at.split('.')[0] === resource.name,
  );
  return (
    <>
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
      <DescribedItems title="Access" of="Role" parts={describeAccess(access, resource, resources)} />
      <TextsShown account={account} texts={texts} />
    </>
  );
}

function Described({ account }: { account: Account }) {
  const { addresses, calls, lists, show, related, form, fields, actions, states, slots } = account;
  return (
    <>
      <DescribedPart title="Addresses" heads={['Address', 'Screen']} rows={addresses.map(({ address, screen }) => [address, screen])} />
      <DescribedCalls calls={calls} />
      <DescribedItems title="Lists" of="List" parts={lists} />
      <DescribedItems title="Detail screen" of="Part" parts={show} />
      <DescribedItems title="Related" of="What" parts={related} />
      <DescribedItems title="Form" of="Block" parts={form} />
      <DescribedPart
        title="Fields"
        heads={['Source', 'Kind', 'Pages', 'Says']}
        rows={fields.map(({ source, kind, pages, says }) => [source, kind, pages.join(', ') || 'none', <Lines key="says" of={says} />])}
      />
      <DescribedItems title="Actions" of="Action" parts={actions} />
      <DescribedItems title="States" of="State" parts={states} />
      <DescribedItems title="Slots" of="Place" parts={slots} />
    </>
  );
}

/** The English text of each key, and the languages without it. */
function TextsShown({ account: { name, texts: keys }, texts }: { account: Account; texts: AllTexts | undefined }) {
  if (!texts) return null;
  const rows = keys.map(key => {
    const full = `resources.${name}.${key}`;
    const text = valueAt(texts.en, full);
    const lacking = offered.filter(code => valueAt(texts[code], full) === undefined);
    return [
      key,
      typeof text === 'string' ? text : (readableText(full) ?? ''),
      lacking.length ? <Chip key="lacking" size="small" color="warning" label={`made of its name in ${lacking.join(', ')}`} /> : 'in every language',
    ];
  });
  return <DescribedPart title="Texts" heads={['Key', 'English', 'Languages']} rows={rows} />;
}
