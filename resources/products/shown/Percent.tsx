import { useTranslate } from 'react-admin';
import { valueAt } from '#define';
import { shown } from '#frame/kinds/shown.ts';
import type { Slot } from '#frame/views/bespoke.ts';
import { Line } from '#frame/views/FieldShown.tsx';
import type { products } from '#resources/products/products.ts';

/** A share of a hundred, which its label says to be one. */
export default function Percent({ record, source }: Slot<typeof products, 'show/profit' | 'show/discountPercentage'>) {
  const translate = useTranslate();
  const Percent = shown.percent;
  return (
    <Line label={translate(`resources.products.percents.${source}`)}>
      <Percent value={valueAt(record, source)} record={record} resource="products" column={{ source }} />
    </Line>
  );
}
