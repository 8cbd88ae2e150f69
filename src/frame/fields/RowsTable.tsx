import { isNothing, isShownFor, recordsIn, type ShopRecord, valueAt } from '#define';
import { numeric } from '#frame/format/numbers.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import type { FieldComponents, FieldProps } from './fieldProps';
import { useRowsText } from './useRowsText';

/** The rows of a record as a table, with a column for each field that has a value in any row. */
export default function RowsTable({ value, record, resource, column, components }: FieldProps & { components: FieldComponents }) {
  const text = useRowsText(column);
  const rows = recordsIn(value);
  const fields = (column.fields ?? []).filter(({ source, in: pages, unsent }) => {
    const isShown = !unsent && (pages?.includes('show') ?? true);
    return isShown && rows.some(row => !isNothing(valueAt(row, source)));
  });
  return (
    <div {...column.lang}>
      <PlainTable
        heads={fields.map(({ source, kind }) => (numeric.has(kind) ? { figure: text.label(source) } : text.label(source)))}
        rows={rows.map((row, position) => ({
          key: String(position),
          cells: fields.map(field => {
            const Shown = components[field.kind];
            const inRow = { ...field, source: `${column.textKey ?? column.source}.${field.source}` };
            // Rows have no id, so they get the one of the record.
            const rowRecord: ShopRecord = { ...record, ...row };
            return isShownFor(field, row) ? (
              <Shown key={field.source} value={valueAt(row, field.source)} record={rowRecord} resource={resource} column={inRow} />
            ) : (
              ''
            );
          }),
        }))}
      />
    </div>
  );
}
