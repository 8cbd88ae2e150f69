import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Part as DescribedItem } from '#define/describe/conditionText.ts';
import type { CallAccount } from '#define/describe/describeCall.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';

/** A titled table; nothing without rows. */
export function DescribedPart({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  if (!rows.length) return null;
  return (
    <TitledCard title={title}>
      <PlainTable heads={heads} rows={rows.map((cells, at) => ({ key: `${at}`, cells }))} />
    </TitledCard>
  );
}

/** Each sentence on its own line. */
export function Lines({ of }: { of: readonly string[] }) {
  return of.map(line => (
    <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}

/** A table of names and their descriptions. */
export function DescribedItems({ title, of, parts }: { title: string; of: string; parts: readonly DescribedItem[] }) {
  return <DescribedPart title={title} heads={[of, 'Says']} rows={parts.map(({ name, says }) => [name, <Lines key="says" of={says} />])} />;
}

/** A table of calls, with what they send and read. */
export function DescribedCalls({ calls }: { calls: readonly CallAccount[] }) {
  const rows = calls.map(({ purpose, call, sends, reads, extensions, isInferred }) => {
    const lines = [call, ...(extensions.length ? [`extensions: ${extensions.join(', ')}`] : []), ...(isInferred ? ['inferred'] : [])];
    return [purpose, <Lines key="call" of={lines} />, sends.join(', '), reads];
  });
  return <DescribedPart title="Calls" heads={['For', 'Call', 'Sends', 'Reads']} rows={rows} />;
}
