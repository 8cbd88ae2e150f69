import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';

interface NamedRecordsProps {
  /** `part`: the part of the record that is concerned. `why`: the text after the name. */
  records: readonly { record: ShopRecord; part?: string | undefined; why?: string }[];
  /** At most this many records are listed; the rest are counted. */
  most: number;
}

/** A list of records by name, each with a reason. */
export function NamedRecords({ records, most }: NamedRecordsProps) {
  const translate = useTranslate();
  const { name } = useResource();
  const titleOf = useTitleOf(name);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {records.slice(0, most).map(({ record, part, why }, position) => (
        <li key={`${record.id} ${position}`}>
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
