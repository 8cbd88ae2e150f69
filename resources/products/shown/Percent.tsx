import { useTranslate } from 'react-admin';
import { valueAt } from '#define';
import { Line } from '#frame/fields/FieldShown.tsx';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { products } from '#resources/products/products.ts';

/** A percentage whose label says so. */
export default function Percent({ record, source }: SlotProps<typeof products, 'show/profit' | 'show/discountPercentage'>) {
  const translate = useTranslate();
  const Percent = fieldComponents.percent;
  return (
    <Line label={translate(`resources.products.percents.${source}`)}>
      <Percent value={valueAt(record, source)} record={record} resource="products" column={{ source }} />
    </Line>
  );
}
