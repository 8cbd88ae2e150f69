import { useTranslate } from 'react-admin';
import { type Field, isPlain, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';

/** @returns a function that gives the label of a field. The label of a field in a row contains the title of the row. */
export function useFieldLabel(): (field: Field, record: ShopRecord) => string {
  const { name, fields } = useResource();
  const translate = useTranslate();
  return ({ source, row }, record) => {
    if (row === undefined) return translate(`resources.${name}.fields.${source}`);
    const position = row.slice(row.lastIndexOf('.') + 1);
    const rows = row.slice(0, row.lastIndexOf('.'));
    const value = valueAt(record, row);
    const title = (isPlain(value) && fields.find(field => field.source === rows)?.title?.(value)) || String(Number(position) + 1);
    const inner = translate(`resources.${name}.rows.${rows}.fields.${source.slice(row.length + 1)}`);
    return `${translate(`resources.${name}.fields.${rows}`)}, ${title}: ${inner}`;
  };
}
