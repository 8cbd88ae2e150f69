import { Box, Button, Typography } from '@mui/material';
import { downloadCSV, LinkBase, useTranslate } from 'react-admin';
import { asNumber, type Plain } from '#define';
import { usePathOf } from '#frame/context/resourcesContext.ts';
import { MoneyField } from '#frame/fields/fields.tsx';
import { dayOf, formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatNumber } from '#frame/format/money.ts';
import { nameOf } from '#frame/format/texts.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { itemsOf } from '#resources/orders/items.ts';
import type { Statement, Total } from './statement';

const importCsv = () => import('#frame/format/csv.ts');

const amounts = ['itemsPrice', 'shippingPrice', 'couponValue', 'taxValue', 'totalPrice'] as const;

const quantityOf = (order: Plain): number => itemsOf(order).reduce((sum, { quantity }) => sum + (asNumber(quantity) ?? 0), 0);

interface StatementTablesProps {
  statement: Statement;
  /** Without an ending. */
  fileName: string;
}

/** The totals of a statement and its orders, with Print and Export. */
export function StatementTables({ statement, fileName }: StatementTablesProps) {
  const { orders, byStatus, items, payments, sums } = statement;
  const translate = useTranslate();
  const text = (key: string) => translate(`pages.statement.${key}`);
  const field = (source: string) => translate(`resources.orders.fields.${source}`);
  const status = (value: string) => translate(`resources.orders.choices.orderStatus.${value}`);
  const paymentType = (type: string) =>
    type ? translate(`resources.orders.choices.paymentType.${type}`, { _: type }) : translate('app.values.none');
  const labels = { all: text('all'), sold: text('sold'), Cancelled: status('Cancelled'), Returned: status('Returned') };
  const exportOrders = async () => {
    const { toCsv } = await importWithRetry(importCsv);
    const heads = [...['orderId', 'createdAt', 'orderStatus', 'paymentType'].map(field), text('quantity'), ...amounts.map(field)];
    const rows = orders.map(order => [
      nameOf(order.orderId),
      dayOf(order.createdAt),
      nameOf(order.orderStatus),
      nameOf(order.paymentType),
      quantityOf(order),
      ...amounts.map(source => asNumber(order[source]) ?? ''),
    ]);
    downloadCSV(toCsv(heads, rows), fileName);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
        <Button variant="outlined" color="inherit" onClick={() => print()}>
          {translate('app.print.open')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => void exportOrders()} disabled={!orders.length}>
          {translate('app.export.open')}
        </Button>
      </Box>
      <Totals
        title={translate('resources.orders.name', { smart_count: 2 })}
        head={text('quantity')}
        rows={(['all', 'Cancelled', 'Returned', 'sold'] as const).map(key => [labels[key], byStatus[key]])}
      />
      <Totals
        title={text('items')}
        head={text('quantity')}
        rows={(['sold', 'Cancelled', 'Returned'] as const).map(key => [labels[key], items[key]])}
      />
      <Totals
        title={`${labels.sold}: ${field('paymentType')}`}
        head={text('quantity')}
        rows={payments.map(([type, total]) => [paymentType(type), total])}
      />
      <TitledCard title={`${labels.sold}: ${translate('resources.orders.parts.sums')}`}>
        <PlainTable
          heads={amounts.map(source => ({ figure: field(source) }))}
          rows={[{ key: 'sums', cells: amounts.map(source => <MoneyField key={source} value={sums[source]} />) }]}
        />
      </TitledCard>
      <TitledCard title={text('list')}>
        <Orders orders={orders} />
      </TitledCard>
    </>
  );
}

function Totals({ title, head, rows }: { title: string; head: string; rows: readonly (readonly [label: string, total: Total])[] }) {
  const translate = useTranslate();
  if (!rows.length) return null;
  return (
    <TitledCard title={title}>
      <PlainTable
        heads={[translate('pages.statement.kind'), { figure: head }, { figure: translate('resources.orders.columns.amount') }]}
        rows={rows.map(([label, { count, amount }]) => ({
          key: label,
          cells: [label, formatNumber(count), <MoneyField key="amount" value={amount} />],
        }))}
      />
    </TitledCard>
  );
}

/** The orders of the statement. Each leads to its screen. */
function Orders({ orders }: { orders: readonly Plain[] }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const field = (source: string) => translate(`resources.orders.fields.${source}`);
  if (!orders.length) return <Typography sx={{ color: 'text.secondary' }}>{translate('pages.statement.none')}</Typography>;
  return (
    <PlainTable
      heads={[
        ...['orderId', 'createdAt', 'orderStatus', 'paymentType'].map(field),
        { figure: translate('pages.statement.quantity') },
        { figure: field('totalPrice') },
      ]}
      rows={orders.map(order => ({
        key: nameOf(order.id),
        cells: [
          <LinkBase key="order" to={pathOf('orders', nameOf(order.id))}>
            {nameOf(order.orderId)}
          </LinkBase>,
          formatDate(order.createdAt, formats.day),
          translate(`resources.orders.choices.orderStatus.${nameOf(order.orderStatus)}`, { _: nameOf(order.orderStatus) }),
          translate(`resources.orders.choices.paymentType.${nameOf(order.paymentType)}`, { _: nameOf(order.paymentType) }),
          formatNumber(quantityOf(order)),
          <MoneyField key="total" value={order.totalPrice} />,
        ],
      }))}
    />
  );
}
