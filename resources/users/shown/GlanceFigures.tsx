import { Box, Link, Skeleton, Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LinkBase, useDataProvider, useGetManyReference, useGetOne, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isNotFound } from '#dataProvider/http.ts';
import type { Plain, RecordOf, ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { readKey } from '#frame/context/queryCache.ts';
import { usePathOf } from '#frame/context/resourcesContext.ts';
import { EmptyField, MoneyField } from '#frame/fields/fields.tsx';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatNumber } from '#frame/format/money.ts';
import { nameOf } from '#frame/format/texts.ts';
import { readPages } from '#frame/list/readPages.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { ReadError } from '#frame/ui/ErrorState.tsx';
import { touchQuery } from '#frame/ui/touch.ts';
import { enquiries } from '#resources/enquiries/enquiries.ts';
import { itemsIn } from '#resources/orders/items.ts';
import type { carts } from '#resources/users/carts.ts';
import { isOpenOf, openFilter, ordersAtGlance } from '#resources/users/glance.ts';
import type { users } from '#resources/users/users.ts';

/** Enquiries are read in at most this many calls, one after the other, as many as the server gives in one. */
const mostCalls = 5;
const perCall = 10;

/** Orders, open enquiries and the cart of a user. If one of them cannot be read, the others are shown. */
export default function GlanceFigures({ record: { id, email } }: { record: RecordOf<typeof users> }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))' }}>
      {canAccess('orders', 'list') && <Orders user={id} />}
      {canAccess('enquiries', 'list') && <Enquiries email={nameOf(email)} />}
      {canAccess('carts', 'show') && <CartItems user={id} />}
    </Box>
  );
}

function Orders({ user }: { user: string }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  // The call returns all orders of the user.
  const params = { target: 'ofUser', id: user, pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER } };
  const read = orNone(useGetManyReference<ShopRecord>('orders', params));
  const { data = [] } = read;
  const { sum, last } = ordersAtGlance(data);
  const card = data.length ? 'related-orders' : undefined;
  const count = <Entry label={translate('resources.orders.name', { smart_count: 2 })} read={read} text={formatNumber(data.length)} card={card} />;
  if (isFailed(read)) return count;
  return (
    <>
      {count}
      {canAccess('orders.totalPrice', 'read') && (
        <Entry label={translate('resources.users.glance.sum')} read={read} text={<MoneyField value={sum} />} card={card} />
      )}
      <Entry
        label={translate('resources.users.glance.last')}
        read={read}
        text={formatDate(last?.createdAt, formats.day) || <EmptyField />}
        to={pathOf('orders', last)}
      />
    </>
  );
}

function Enquiries({ email }: { email: string }) {
  const translate = useTranslate();
  const provider = useDataProvider<ShopDataProvider>();
  const read = useQuery({
    enabled: email !== '',
    queryKey: readKey('enquiries', 'ofUser', { email }),
    queryFn: async ({ signal }) => {
      const { rows, isAll } = await readPages(provider, { resource: 'enquiries', filter: { q: email }, perPage: perCall, most: mostCalls, signal });
      return { count: rows.filter(row => isOpenOf(email, row)).length, isAll };
    },
  });
  const text = (key: string, values: Plain = {}) => translate(`resources.users.glance.${key}`, values);
  const { count = 0, isAll = true } = read.data ?? {};
  const figure = isAll ? formatNumber(count) : text('atLeast', { count: formatNumber(count) });
  return (
    <Entry
      label={text('enquiries')}
      read={read}
      text={email ? figure : <EmptyField />}
      to={count ? listAddress(enquiries, 'all', { filter: openFilter(email) }) : ''}
      note={text(email ? 'byEmail' : 'noEmail')}
    />
  );
}

function CartItems({ user }: { user: string }) {
  const translate = useTranslate();
  // The cart's card on the same screen has read it.
  const read = orNone(useGetOne<RecordOf<typeof carts>>('carts', { id: user }, { staleTime: 60_000 }));
  const count = itemsIn(read.data?.cartItems).length;
  return <Entry label={translate('resources.users.glance.cart')} read={read} text={formatNumber(count)} card={count ? 'cart' : undefined} />;
}

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching'> & { refetch: () => Promise<unknown> };

const isFailed = ({ error, isFetching }: Read): boolean => Boolean(error) && !isFetching;

/** A server may answer 404 for a user who has none. */
const orNone = <R extends Read>(read: R): R => (isNotFound(read.error) ? { ...read, error: null } : read);

interface EntryProps {
  label: string;
  read: Read;
  text: ReactNode;
  /** The address of the rows. */
  to?: string;
  /** The id of the card on this screen that has the rows. */
  card?: string | undefined;
  note?: string;
}

/** A figure with its name. It leads to its rows. */
function Entry({ label, read, text, to, card, note }: EntryProps) {
  const id = useId();
  const shown = () => {
    if (isFailed(read)) return <ReadError error={read.error} onRetry={() => void read.refetch()} />;
    if (read.isFetching && read.data === undefined) return <Skeleton width={64} />;
    if (card)
      return (
        <Link component="button" variant="inherit" aria-describedby={id} onClick={() => goTo(card)} sx={buttonStyles}>
          {text}
        </Link>
      );
    return to ? (
      <LinkBase to={to} aria-describedby={id}>
        {text}
      </LinkBase>
    ) : (
      text
    );
  };
  return (
    <div>
      <Typography id={id} component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {shown()}
      </Typography>
      {note && (
        <Typography component="dd" variant="caption" sx={{ m: 0, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </div>
  );
}

function goTo(card: string): void {
  const element = document.getElementById(card);
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

const buttonStyles = { minHeight: 24, textAlign: 'start', [touchQuery]: { minWidth: 44, minHeight: 44 } } as const;
