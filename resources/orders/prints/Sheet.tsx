import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type RecordOf, valueAt } from '#define';
import { useSettings } from '#frame/context/settingsContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { imageUrl } from '#frame/format/imageFiles.ts';
import { nameOf } from '#frame/format/texts.ts';
import { useRead } from '#frame/page/useRead.ts';
import { AddressLines } from '#resources/orders/AddressLines.tsx';
import type { OrderItem } from '#resources/orders/items.ts';
import type { orders } from '#resources/orders/orders.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { type BilingualKey, BilingualText } from './BilingualText';

type Order = RecordOf<typeof orders>;

/** The company's data from the settings. */
function useCompany() {
  const { data } = useRead(settingsPage, 'settings', {}, { staleTime: Number.POSITIVE_INFINITY });
  const at = (path: string) => nameOf(valueAt(data, path));
  const line = (...keys: string[]) =>
    keys
      .map(key => at(`company.address.${key}`))
      .filter(Boolean)
      .join(', ');
  return {
    name: at('company.name'),
    logo: imageUrl(valueAt(data, 'company.logo')),
    lines: [line('addressLine1', 'addressLine2'), line('district', 'state', 'pinCode'), line('country')].filter(Boolean),
    contact: ['mobile', 'email', 'website'].map(key => at(`company.contactDetails.${key}`)).filter(Boolean),
    taxId: [at('taxDetails.taxPhrase'), at('taxDetails.taxId')].filter(Boolean).join(' '),
  };
}

/** A printed sheet about an order: company, title, address, and `children`. */
export function Sheet({ order, title, children }: { order: Order; title: BilingualKey; children: ReactNode }) {
  const translate = useTranslate();
  const { name, logo, lines, contact, taxId } = useCompany();
  return (
    <Box component="article" aria-label={`${translate(title)} ${nameOf(order.orderId)}`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, borderBottom: '2px solid #000', pb: 1.5, mb: 2 }}>
        <Box>
          {logo && <img src={logo} alt="" style={{ maxHeight: 56, maxWidth: 220 }} />}
          <Box sx={{ fontWeight: 700, fontSize: '13pt' }}>{name}</Box>
        </Box>
        <Box sx={{ textAlign: 'end', fontSize: '9pt' }} dir="auto">
          {[...lines, ...contact, taxId].filter(Boolean).map(line => (
            <div key={line}>{line}</div>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 2 }}>
        <Address order={order} />
        <Box>
          <Box component="h1" sx={{ fontSize: '16pt', m: 0, mb: 0.5 }}>
            <BilingualText of={title} />
          </Box>
          <Facts
            of={[
              ['resources.orders.fields.orderId', nameOf(order.orderId)],
              ['resources.orders.fields.createdAt', formatDate(order.createdAt)],
              ['resources.orders.fields.shop.shopName', nameOf(order.shop?.shopName)],
              ['resources.orders.fields.paymentType', order.paymentType ? <PaymentType key="paymentType" of={nameOf(order.paymentType)} /> : ''],
            ]}
          />
        </Box>
      </Box>
      {children}
    </Box>
  );
}

/** The payment type as text. */
function PaymentType({ of: type }: { of: string }) {
  return <BilingualText of={`resources.orders.choices.paymentType.${type}`} or={type} />;
}

/** Labels and values below each other. Entries without a value are left out. */
export function Facts({ of }: { of: readonly (readonly [label: BilingualKey, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, '& dd': { m: 0, textAlign: 'end' } }}>
      {of.map(([label, value]) =>
        value ? (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>
              <BilingualText of={label} />
            </dt>
            <dd>{value}</dd>
          </Box>
        ) : null,
      )}
    </Box>
  );
}

function Address({ order }: { order: Order }) {
  const phone = nameOf(order.shippingInfo?.contactNumber);
  return (
    <Box dir="auto">
      <Box sx={{ fontSize: '9pt', textTransform: 'uppercase', letterSpacing: 0.5 }}>
        <BilingualText of="resources.orders.parts.shipping" />
      </Box>
      <AddressLines order={order} />
      {phone && (
        <div>
          <BilingualText of="resources.orders.phone" />: <span dir="ltr">{phone}</span>
        </div>
      )}
    </Box>
  );
}

/** The name of an item, in both languages if the shop has two. */
export function ItemName({ item }: { item: OrderItem }) {
  const { allows } = useSettings();
  const arabicName = allows('multiLanguage', 'show') ? nameOf(valueAt(item, 'secondaryLang.name')) : '';
  return (
    <>
      <div dir="auto">{nameOf(valueAt(item, 'primaryLang.name')) || nameOf(item)}</div>
      {arabicName && (
        <div>
          <bdi lang="ar" dir="rtl">
            {arabicName}
          </bdi>
        </div>
      )}
    </>
  );
}

const headKeys = {
  product: 'resources.orders.heads.product',
  price: 'resources.orders.heads.price',
  quantity: 'resources.orders.heads.quantity',
  total: 'resources.orders.heads.total',
  packed: 'resources.orders.packed',
};

/** A table of an order's items. Columns after the first are aligned at the end. */
export function SheetTable({ heads, rows }: { heads: readonly (keyof typeof headKeys)[]; rows: readonly (readonly ReactNode[])[] }) {
  const cell = (at: number) => ({ textAlign: at ? ('end' as const) : ('start' as const), padding: '4px 6px', borderBottom: '1px solid #999' });
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', mb: 2, '& tr': { breakInside: 'avoid' } }}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} style={cell(at)}>
              <BilingualText isBelow of={headKeys[head]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((content, at) => (
              <td key={heads[at]} style={cell(at)}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
