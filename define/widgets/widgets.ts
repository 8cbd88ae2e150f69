/** Widgets: what a page without a component shows of its reads. Pure. */
import type { Call } from '#define/call.ts';
import type { Field } from '#define/fieldTypes.ts';
import type { Kind, Tone } from '#define/kinds.ts';
import { isPlain, valueAt } from '#define/records.ts';

/** How a figure is written. */
export type FigureKind = 'number' | 'integer' | 'money' | 'percent';

/** The keys of every widget. `R` is the names of the page's reads. */
interface AnyWidget<R extends string> {
  /** The read whose answer it shows. Widgets of one read share one call. */
  read: R;
  /** The key of its title, `pages.<page>.widgets.<name>`. Default: its `value` (a number), its `rows`, else its read. */
  name?: string;
}

/** A figure. */
export interface NumberWidget<R extends string = string> extends AnyWidget<R> {
  /** One figure. */
  as: 'number';
  /** The path of the figure in the answer: `totals.sold`. */
  value: string;
  /** How it is written. Default: `number`. */
  kind?: FigureKind;
  /** The path of an earlier figure, shown below it with the change in percent. Its label is `pages.<page>.columns.<compare>`. */
  compare?: string;
}

interface OfRows<R extends string> extends AnyWidget<R> {
  /** The path of the rows in the answer. Default: the `rows` of the call. */
  rows?: string;
}

/** Rows as parts of a whole (`ring`), or as points in their order (`line`). The values stand beside or below the chart as text. */
export interface ChartWidget<R extends string = string> extends OfRows<R> {
  /** A ring of parts, or a line through points. */
  as: 'ring' | 'line';
  /** The key of a row's name. A date is shown as a day. */
  label: string;
  /** The key of a row's figure. */
  value: string;
  /** How the figures are written. Default: `number`. */
  kind?: FigureKind;
  /** The colours of the parts of a ring, by their names: `{ open: 'success' }`. */
  tones?: Readonly<Record<string, Tone>>;
}

/** The kinds of values that a list shows. */
export type WidgetKind = Exclude<Kind, 'rows' | 'mapPoint' | 'secret' | 'richText'>;

/** A column of a list. Its header is `pages.<page>.columns.<source>`. */
export interface WidgetColumn {
  /** The path of its value in a row. */
  source: string;
  /** How the value is shown. Default: `text`. */
  kind?: WidgetKind;
  /** The resource that a reference refers to. */
  reference?: string;
  /** The colours of a badge. */
  tones?: Readonly<Record<string, Tone>>;
  /** How a date is shown, as a format of dayjs. */
  format?: string;
}

/** Rows as a table. */
export interface ListWidget<R extends string = string> extends OfRows<R> {
  /** A table. */
  as: 'list';
  /** Its columns, in order: paths in a row, or columns with options. */
  columns: readonly (string | WidgetColumn)[];
  /** The resource of the rows. The first column links to the record. */
  show?: string;
  /** The path in a row of the record's id. Default: `_id`, else `id`. */
  id?: string;
}

/**
 * A declared widget. Widgets of one read share a request. Titles are `pages.<page>.widgets.<name>`, headers `pages.<page>.columns.<source>`;
 * without such a text, names. `examples/office/report.ts` has one of each.
 */
export type Widget<R extends string = string> = NumberWidget<R> | ChartWidget<R> | ListWidget<R>;

/** The keys of the widgets of each kind. */
export const widgetKeys: Readonly<Record<Widget['as'], readonly string[]>> = {
  number: 'read name as value kind compare'.split(' '),
  ring: 'read name as rows label value kind tones'.split(' '),
  line: 'read name as rows label value kind'.split(' '),
  list: 'read name as rows columns show id'.split(' '),
};
export const widgetColumnKeys: readonly string[] = 'source kind reference tones format'.split(' ');

/** The name of a widget, by which its title is found. */
export const widgetName = (widget: Widget): string => widget.name ?? (widget.as === 'number' ? widget.value : (widget.rows ?? widget.read));

/** A column of a list, completed. */
export const widgetColumn = (column: string | WidgetColumn): WidgetColumn => (typeof column === 'string' ? { source: column } : column);

/** The path of a widget's rows; `undefined` where neither it nor its call names one. */
export const rowsPath = (widget: ChartWidget | ListWidget, reads: Readonly<Record<string, Call>>): string | undefined =>
  widget.rows ?? reads[widget.read]?.rows;

/** The value at a path of an answer. The data provider gives an object that stands alone in its answer without its key, so that key may lack. */
export function valueIn(answer: unknown, path: string): unknown {
  const value = valueAt(answer, path);
  const [, ...inner] = path.split('.');
  return value === undefined && inner.length && isPlain(answer) ? valueAt(answer, inner.join('.')) : value;
}

/** The fields that widgets expect in the answer of a read, for the contract. */
export function widgetFields(widgets: readonly Widget[], reads: Readonly<Record<string, Call>>, read: string): Field[] {
  return widgets
    .filter(widget => widget.read === read)
    .flatMap((widget): Field[] => {
      if (widget.as === 'number') {
        const { value, kind = 'number', compare } = widget;
        return [value, compare ?? []].flat().map(source => ({ source, kind }));
      }
      const source = rowsPath(widget, reads);
      return source === undefined ? [] : [{ source, kind: 'rows', fields: rowFields(widget) }];
    });
}

/** The fields of a widget's rows. */
function rowFields(widget: ChartWidget | ListWidget): Field[] {
  if (widget.as !== 'list')
    return [
      { source: widget.label, kind: 'text' },
      { source: widget.value, kind: widget.kind ?? 'number' },
    ];
  return widget.columns.map(column => {
    const { source, kind = 'text', reference = '' } = widgetColumn(column);
    return kind === 'reference' || kind === 'references' ? { source, kind, reference } : { source, kind };
  });
}
