import { isNothing, isShownFor, recordsIn, type ShopRecord, valueAt } from '#define';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import type { FieldComponents, FieldProps } from './fieldComponents';
import { useRowsText } from './useRowsText';

const figures: readonly string[] = ['money', 'number', 'integer', 'percent'];

/** The rows of a record: a line each, a column for each field that one of them has. */
export default function RowsTable({ value, record, resource, column, kinds }: FieldProps & { kinds: FieldComponents }) {
  const text = useRowsText(column);
  const rows = recordsIn(value);
  const fields = (column.fields ?? []).filter(({ source, in: pages, unsent }) => {
    const isOnScreen = !unsent && (pages?.includes('show') ?? true);
    return isOnScreen && rows.some(row => !isNothing(valueAt(row, source)));
  });
  const language = column.lang ? { lang: column.lang, dir: 'rtl' } : {};
  return (
    <div {...language}>
      <PlainTable
        heads={fields.map(({ source, kind }) => (figures.includes(kind) ? { figure: text.label(source) } : text.label(source)))}
        rows={rows.map((row, position) => ({
          key: String(position),
          cells: fields.map(field => {
            const Shown = kinds[field.kind];
            const named = { ...field, source: `${column.textKey ?? column.source}.${field.source}` };
            // A row has no id of its own; what is shown of it asks for none.
            const holder: ShopRecord = { ...record, ...row };
            return isShownFor(field, row) ? (
              <Shown key={field.source} value={valueAt(row, field.source)} record={holder} resource={resource} column={named} />
            ) : (
              ''
            );
          }),
        }))}
      />
    </div>
  );
}
