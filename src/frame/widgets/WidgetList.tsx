import { LinkBase, useTranslate } from 'react-admin';
import { type FreePage, type ListWidget, type Plain, textId, valueAt } from '#define';
import { widgetColumn } from '#define/widgets/widgets.ts';
import { usePathOf } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import { numeric } from '#frame/format/numbers.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';

interface WidgetListProps {
  page: FreePage;
  widget: ListWidget;
  rows: readonly Plain[];
}

/** Rows as a table. The first column links to the record of the row. */
export function WidgetList({ page, widget: { columns, show, id: idSource }, rows }: WidgetListProps) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const full = columns.map(widgetColumn);
  const idOfRow = (row: Plain) => textId(idSource === undefined ? (row._id ?? row.id) : valueAt(row, idSource));
  return (
    <PlainTable
      heads={full.map(({ source, kind = 'text' }) => {
        const head = translate(`pages.${page.name}.columns.${source}`);
        return numeric.has(kind) ? { figure: head } : head;
      })}
      rows={rows.map((row, position) => {
        const id = idOfRow(row) ?? '';
        const path = show === undefined ? '' : pathOf(show, id);
        return {
          key: String(position),
          cells: full.map((column, at) => {
            const Shown = fieldComponents[column.kind ?? 'text'];
            const cell = (
              <Shown
                key={column.source}
                value={valueAt(row, column.source)}
                record={{ ...row, id }}
                resource={show ?? page.name}
                column={column}
                inRow
              />
            );
            return path && at === 0 ? (
              <LinkBase key={column.source} to={path}>
                {cell}
              </LinkBase>
            ) : (
              cell
            );
          }),
        };
      })}
    />
  );
}
