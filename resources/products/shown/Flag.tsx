import { useTranslate } from 'react-admin';
import { valueAt } from '#define';
import { Line } from '#frame/fields/FieldShown.tsx';
import { isTrue } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { products } from '#resources/products/products.ts';

/** A flag as "true" or "false", as documented. */
export default function Flag({ record, source }: SlotProps<typeof products, 'show/isActive'>) {
  const translate = useTranslate();
  return (
    <Line label={translate(`resources.products.fields.${source}`)}>
      {translate(`resources.products.flags.${isTrue(valueAt(record, source)) ? 'yes' : 'no'}`)}
    </Line>
  );
}
