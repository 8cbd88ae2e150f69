import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RequestError } from '#dataProvider/http.ts';
import type { Plain } from '#define';
import { useField } from '#frame/context/resourcesContext.ts';
import { BadgeField } from '#frame/fields/fields.tsx';
import { asNumber } from '#frame/format/money.ts';
import { useRead } from '#frame/page/useRead.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { enquiryCards, enquiryStatuses } from './enquiryStatuses';

/** The count of a status in a reply of any shape: the key is the status or contains it, as in `newCount`. */
function countOf(record: Plain, status: string): number | undefined {
  const key = Object.keys(record).find(name => name === status) ?? Object.keys(record).find(name => name.toLowerCase().includes(status));
  return key === undefined ? undefined : asNumber(record[key]);
}

/** The number of enquiries by status. */
export default function StatusCards() {
  const translate = useTranslate();
  const field = useField('status');
  const { data, error, refetch } = useRead(enquiryCards, 'cards');
  // The call is inferred, so a server may not have it.
  if (error instanceof RequestError && error.status === 404) return null;
  if (error) return <ErrorState title={translate('resources.enquiries.cardsUnread')} error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      component="ul"
      aria-label={translate('resources.enquiries.cards')}
      sx={{ listStyle: 'none', p: 2, pb: 0, m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}
    >
      {enquiryStatuses.map(status => (
        <Card key={status} component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <BadgeField value={status} record={{ id: status }} resource="enquiries" column={field} />
          <Typography component="span" variant="h5">
            {data ? (countOf(data, status) ?? translate('app.values.none')) : <Skeleton width={40} />}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
