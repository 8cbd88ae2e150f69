import { useTranslate } from 'react-admin';
import { asNumber } from '#define';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Line } from '#frame/fields/FieldShown.tsx';
import { formatMoney } from '#frame/format/money.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { taxRateOf } from '#resources/products/prices.ts';
import type { products } from '#resources/products/products.ts';

/** The tax with its rate. */
export default function Tax({ record }: SlotProps<typeof products, 'show/taxValue'>) {
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
