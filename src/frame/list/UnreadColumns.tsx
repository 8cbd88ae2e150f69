import { useTranslate } from 'react-admin';
import type { FieldProps } from '#frame/fields/fieldProps.ts';
import { useChoices } from '#frame/fields/useChoices.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';

type Heads = readonly (Pick<FieldProps['column'], 'source' | 'reference' | 'search'> & { kind: string; header: string })[];

/** Says once, above the rows, which columns cannot name the records they refer to. */
export function UnreadColumns({ columns }: { columns: Heads }) {
  return columns.map(({ source, header, kind, reference, search }) =>
    reference && !search && (kind === 'reference' || kind === 'references') ? (
      <UnreadColumn key={source} header={header} reference={reference} />
    ) : null,
  );
}

function UnreadColumn({ header, reference }: { header: string; reference: string }) {
  const translate = useTranslate();
  // Read by the cells, where they need it.
  const { error, retry } = useChoices(reference, false);
  return error ? <ErrorState inCard title={`${header}: ${translate('app.inputs.choicesUnread')}`} error={error} onRetry={retry} /> : null;
}
