import { useTranslate } from 'react-admin';
import { isTrue } from '../../../src/frame/format/texts';
import type { Slot } from '../../../src/frame/views/bespoke';
import { Line } from '../../../src/frame/views/FieldShown';
import { valueAt } from '../../define';
import type { products } from '../products';

/** A flag in the words of the documentation, true or false. */
export default function Flag({ record, source }: Slot<typeof products, 'show/isActive'>) {
  const translate = useTranslate();
  return (
    <Line label={translate(`resources.products.fields.${source}`)}>
      {translate(`resources.products.flags.${isTrue(valueAt(record, source)) ? 'yes' : 'no'}`)}
    </Line>
  );
}
