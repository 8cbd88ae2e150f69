import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';

interface NamedRecordsProps {
  /** `part` is what within the record is meant. */
  records: readonly { record: ShopRecord; part?: string | undefined; why?: string }[];
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
      {records.slice(0, most).map(({ record, part, why }, at) => (
        <li key={`${record.id} ${at}`}>
          <bdi>{titleOf(record)}</bdi>
          {part && (
            <>
              {' · '}
              <bdi>{part}</bdi>
            </>
          )}
          {why && `: ${why}`}
        </li>
      ))}
      {records.length > most && <li>{translate('app.selection.others', { count: records.length - most })}</li>}
    </Box>
  );
}
