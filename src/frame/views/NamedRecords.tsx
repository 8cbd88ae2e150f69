import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '../../../resources/define';
import { useResource, useTitleOf } from '../kinds/resources';

interface NamedRecordsProps {
  records: readonly { record: ShopRecord; why?: string }[];
  /** How many are named; the others are counted. */
  most: number;
}

/** Records by their names, each with what is said of it. */
export function NamedRecords({ records, most }: NamedRecordsProps) {
  const translate = useTranslate();
  const { name } = useResource();
  const titleOf = useTitleOf(name);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {records.slice(0, most).map(({ record, why }) => (
        <li key={record.id}>
          <bdi>{titleOf(record)}</bdi>
          {why && `: ${why}`}
        </li>
      ))}
      {records.length > most && <li>{translate('app.selection.others', { count: records.length - most })}</li>}
    </Box>
  );
}
