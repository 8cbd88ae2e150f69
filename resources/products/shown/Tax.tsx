import { useTranslate } from 'react-admin';
import { asNumber, formatMoney } from '../../../src/frame/format/money';
import { useSettings } from '../../../src/frame/settings';
import type { Slot } from '../../../src/frame/views/bespoke';
import { Line } from '../../../src/frame/views/FieldShown';
import { taxRateOf } from '../prices';
import type { products } from '../products';

/** The tax with the rate that it is of. */
export default function Tax({ record }: Slot<typeof products, 'show/taxValue'>) {
  const translate = useTranslate();
  const { settings } = useSettings();
  const tax = asNumber(record.taxValue);
  const rate = taxRateOf(asNumber(record.sellingPrice), tax);
  return (
    <Line label={translate('resources.products.prices.tax')}>
      {tax === undefined ? translate('app.values.none') : `${formatMoney(tax, settings.currencySymbol)}${rate === undefined ? '' : ` (${rate} %)`}`}
    </Line>
  );
}
