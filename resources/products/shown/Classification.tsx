import { useTranslate } from 'react-admin';
import { valueAt } from '#define';
import { useField } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Line } from '#frame/fields/FieldShown.tsx';
import { useReferencedRecord } from '#frame/fields/useChoices.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import { arabic } from '#resources/bilingual.ts';
import type { products } from '#resources/products/products.ts';

type Props = SlotProps<typeof products, 'show/category'>;

/** A classification and, in multi-language mode, its Arabic name below. */
export default function Classification({ record, source, Default }: Props) {
  const { allows } = useSettings();
  return (
    <>
      <Default />
      {allows('multiLanguage', 'show') && <ArabicName record={record} source={source} />}
    </>
  );
}

/** The Arabic name of a classification, which the server may send as an id only. */
function ArabicName({ record, source }: Omit<Props, 'Default'>) {
  const translate = useTranslate();
  const { reference = '' } = useField(source);
  const classification = valueAt(record, source);
  const { record: read } = useReferencedRecord(reference, typeof classification === 'string' && classification !== '' ? classification : undefined);
  const name = nameOf(valueAt(typeof classification === 'string' ? read : classification, 'secondaryLang.name'));
  if (!name) return null;
  return (
    <Line label={translate(`resources.products.arabic.${source}`)} lang={arabic}>
      <span {...arabic}>{name}</span>
    </Line>
  );
}
