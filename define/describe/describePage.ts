import type { Call, FreePage, PageFilter, Widget } from '#define';
import { pageFilter } from '#define/widgets/pageFilters.ts';
import { rowsPath, widgetColumn, widgetName } from '#define/widgets/widgets.ts';
import { type CallAccount, describeCall } from './describeCall';

/** The description of a page that belongs to no resource. */
export interface PageAccount {
  name: string;
  /** `undefined` for a page without a screen. */
  address: string | undefined;
  calls: readonly CallAccount[];
  /** Other facts: the resource that it edits, its figures in the menu, its widgets and filters. */
  says: readonly string[];
}

const filterText = (filter: PageFilter): string => {
  const what = filter.kind === 'choice' ? `one of ${filter.choices.join(', ')}` : 'a range of days';
  return `${filter.source} filters: ${what}, sent as ${pageFilter(filter).params.join(' and ')}`;
};

function widgetText(widget: Widget, reads: FreePage['reads']): string {
  const start = `${widgetName(widget)} is a ${widget.as} of ${widget.read}`;
  if (widget.as === 'number') return `${start}: ${widget.value}${widget.compare === undefined ? '' : `, beside ${widget.compare}`}`;
  const rows = `${start}, rows under '${rowsPath(widget, reads) ?? ''}'`;
  if (widget.as !== 'list') return `${rows}: ${widget.value} by ${widget.label}`;
  const columns = widget.columns.map(column => widgetColumn(column).source).join(', ');
  return `${rows}: ${columns}${widget.show === undefined ? '' : `, each leads to one of ${widget.show}`}`;
}

/** Describes a page: its address and its calls. Pure. */
export function describePage({ name, path, reads, writes, edits, menuCounts, widgets = [], filters = [] }: FreePage): PageAccount {
  const account = (verb: string, calls: Readonly<Record<string, Call>>) =>
    Object.entries(calls).map(([key, call]) => describeCall(`${verb} ${key}`, call, call.body ?? [], ''));
  const says = [
    ...(edits ? [`edits the fields of ${edits.resource}${edits.sections ? ` in ${edits.sections.join(', ')}` : ''}`] : []),
    ...Object.entries(menuCounts ?? {}).map(([resource, figure]) => `${figure} stands in the menu beside ${resource}`),
    ...filters.map(filterText),
    ...widgets.map(widget => widgetText(widget, reads)),
  ];
  return { name, address: path, calls: [...account('read', reads), ...account('write', writes)], says };
}
