import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { shops } from '#resources/shops/shops.ts';
import { useReadable } from './Readiness';

const maxNamed = 10;

/** Warns before shops are approved that lack something, and says what. */
export default function ApproveNote({ records }: SlotProps<typeof shops, 'question/approve'>) {
  const translate = useTranslate();
  const readable = useReadable();
  const lacking = records.flatMap(record => {
    const missing = readable.filter(({ isMet }) => !isMet(record)).map(({ label }) => label);
    return missing.length ? [{ record, why: missing.join(', ') }] : [];
  });
  if (!lacking.length) return null;
  const [only] = lacking;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      {records.length === 1 ? (
        translate('app.readiness.notReady', { names: only?.why })
      ) : (
        <Box>
          {translate('app.readiness.severalNotReady', { smart_count: lacking.length })}
          <NamedRecords records={lacking} most={maxNamed} />
        </Box>
      )}
    </Alert>
  );
}
