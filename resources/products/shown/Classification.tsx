import { useTranslate } from 'react-admin';
import { nameOf } from '../../../src/frame/format/texts';
import { useField } from '../../../src/frame/kinds/resources';
import { useReferred } from '../../../src/frame/kinds/useChoices';
import { useSettings } from '../../../src/frame/settings';
import type { Slot } from '../../../src/frame/views/bespoke';
import { Line } from '../../../src/frame/views/FieldShown';
import { valueAt } from '../../define';
import type { products } from '../products';

type Props = Slot<typeof products, 'show/category'>;

/** A classification, and in multi-language mode its Arabic label and name below it. */
export default function Classification({ record, source, Default }: Props) {
  const { allows } = useSettings();
  return (
    <>
      <Default />
      {allows('multiLanguage', 'show') && <ArabicName record={record} source={source} />}
    </>
  );
}

/** The Arabic name of a classification, which may have come as its id alone. */
function ArabicName({ record, source }: Omit<Props, 'Default'>) {
  const translate = useTranslate();
  const { reference = '' } = useField(source);
  const held = record[source];
  const { record: read } = useReferred(reference, typeof held === 'string' && held !== '' ? held : undefined);
  const arabic = nameOf(valueAt(typeof held === 'string' ? read : held, 'secondaryLang.name'));
  if (!arabic) return null;
  return (
    <Line label={translate(`resources.products.arabic.${source}`)} lang="ar">
      <span lang="ar" dir="rtl">
        {arabic}
      </span>
    </Line>
  );
}
