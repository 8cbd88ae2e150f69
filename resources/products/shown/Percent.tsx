import { useTranslate } from 'react-admin';
import { shown } from '../../../src/frame/kinds/shown';
import type { Slot } from '../../../src/frame/views/bespoke';
import { Line } from '../../../src/frame/views/FieldShown';
import { valueAt } from '../../define';
import type { products } from '../products';

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
