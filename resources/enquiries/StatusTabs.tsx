import { useTranslate } from 'react-admin';
import { isNotFound } from '#dataProvider/http.ts';
import { asNumber, type Plain } from '#define';
import { ViewTabs } from '#frame/list/views/ViewTabs.tsx';
import { useRead } from '#frame/page/useRead.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import type { enquiries } from './enquiries';
import { enquiryCards, enquiryStatuses } from './enquiryStatuses';

/** The count of a status in a reply of any shape: the key is the status or contains it, as in `newCount`. */
function countOf(record: Plain, status: string): number | undefined {
  const key = Object.keys(record).find(name => name === status) ?? Object.keys(record).find(name => name.toLowerCase().includes(status));
  return key === undefined ? undefined : asNumber(record[key]);
}

/** A tab for each status, with the number of its enquiries. */
export default function StatusTabs({ Default }: SlotProps<typeof enquiries, 'list:views'>) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(enquiryCards, 'cards');
  // The call is inferred, so a server may not have it.
  const isMissing = isNotFound(error);
  if (!data || isMissing) {
    return (
      <>
        <Default />
        {error && !isMissing ? (
          <ErrorState inCard title={translate('resources.enquiries.cardsUnread')} error={error} onRetry={() => void refetch()} />
        ) : null}
      </>
    );
  }
  return <ViewTabs counted={Object.fromEntries(enquiryStatuses.map(status => [status, countOf(data, status)]))} />;
}
