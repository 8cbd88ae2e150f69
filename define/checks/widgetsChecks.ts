/** Checks of widgets and filters of pages: the reads, parameters, kinds and resources that they name. */
import { type FreePage, pathParameters, type Widget, type WidgetColumn } from '#define';
import { pageFilter, pageFilterKeys, parametersIn } from '#define/widgets/pageFilters.ts';
import { rowsPath, widgetColumn, widgetColumnKeys, widgetKeys, widgetName } from '#define/widgets/widgets.ts';
import { namesOf, type PageCheck, unknownKeys, unless, withRecordScreen } from './places';

const widgetPlaces = ({ widgets = [] }: FreePage) => widgets.map((widget, position) => ({ widget, at: `widgets[${position}]` }));

const columnPlaces = (page: FreePage): { column: WidgetColumn; at: string }[] =>
  widgetPlaces(page).flatMap(({ widget, at }) =>
    widget.as === 'list' ? widget.columns.map((column, position) => ({ column: widgetColumn(column), at: `${at}.columns[${position}]` })) : [],
  );

/** The parameters that the address of a page or a filter fills. A call gets its page by itself. */
const isFilled = ({ path = '', filters = [] }: FreePage, parameter: string): boolean =>
  path.includes(`{${parameter}}`) || filters.some(filter => pageFilter(filter).params.includes(parameter));

/** The reads that widgets show. */
const shownReads = ({ widgets = [], reads }: FreePage) => Object.entries(reads).filter(([name]) => widgets.some(({ read }) => read === name));

export const widgetsChecks: readonly PageCheck[] = [
  {
    id: 'R100',
    finds: 'A widget or a filter of a page is not shown, or its kind or its read does not exist.',
    about: ['page.widgets', 'page.filters', 'widget.as', 'widget.read'],
    *check(page) {
      const { component, widgets, filters, reads } = page;
      if (component && widgets) yield { at: 'widgets', problem: 'its `component` is shown in their place' };
      if (filters && !widgets) yield { at: 'filters', problem: 'they stand above `widgets`, and there are none' };
      for (const { widget, at } of widgetPlaces(page)) {
        const known: readonly string[] | undefined = widgetKeys[widget.as];
        if (known) yield* unknownKeys(widget, known, at);
        else yield* unless(Object.keys(widgetKeys), widget.as, `${at}.as`, 'no widget');
        yield* unless(Object.keys(reads), widget.read, `${at}.read`, 'no read');
      }
    },
  },
  {
    id: 'R101',
    finds: 'A column of a widget refers to a resource that does not exist, or says no resource.',
    about: ['widget.show', 'widgetColumn', 'widgetColumn.reference'],
    *check(page, { resources }) {
      const names = namesOf(resources);
      for (const { column, at } of columnPlaces(page)) {
        yield* unknownKeys(column, widgetColumnKeys, at);
        const refers = column.kind === 'reference' || column.kind === 'references';
        if (refers && column.reference === undefined)
          yield { at, problem: `nothing says what '${column.source}' refers to`, hint: 'Add `reference`.' };
        if (column.reference !== undefined) yield* unless(names, column.reference, `${at}.reference`, 'no resource');
      }
      for (const { widget, at } of widgetPlaces(page))
        if (widget.as === 'list' && widget.show !== undefined)
          yield* unless(withRecordScreen(resources), widget.show, `${at}.show`, 'no resource with a screen of a record');
    },
  },
  {
    id: 'R102',
    finds: 'Two widgets have one name, or the place of their rows in the answer is unknown.',
    about: ['widget.name', 'widget.rows'],
    *check(page) {
      const earlier: Widget[] = [];
      for (const { widget, at } of widgetPlaces(page)) {
        const name = widgetName(widget);
        if (earlier.some(other => widgetName(other) === name)) yield { at, problem: `there are two widgets '${name}'`, hint: 'Add `name`.' };
        earlier.push(widget);
        if (widget.as !== 'number' && page.reads[widget.read] && rowsPath(widget, page.reads) === undefined)
          yield { at, problem: 'nothing says where its rows are in the answer', hint: "Add `rows: '…'`." };
      }
    },
  },
  {
    id: 'R103',
    finds: 'A filter of a page goes to no parameter of a read, or begins with none of its choices.',
    about: ['page.filters', 'pageFilter.source', 'pageFilter.param', 'pageFilter.initial'],
    *check(page) {
      const { filters = [], reads } = page;
      const parameters = Object.values(reads).flatMap(parametersIn);
      for (const [position, filter] of filters.entries()) {
        const at = `filters[${position}]`;
        yield* unknownKeys(filter, pageFilterKeys, at);
        for (const param of pageFilter(filter).params) yield* unless(parameters, param, at, 'no read has a parameter');
        if (filter.kind === 'choice' && filter.initial !== undefined)
          yield* unless(filter.choices.map(String), String(filter.initial), `${at}.initial`, 'no choice');
      }
    },
  },
  {
    id: 'R104',
    finds: 'Nothing fills a parameter of a read.',
    about: ['page.reads'],
    *check(page) {
      for (const [name, call] of shownReads(page))
        for (const parameter of pathParameters(call))
          if (!isFilled(page, parameter)) yield { at: `reads.${name}`, problem: `nothing fills {${parameter}} of '${call.text}'` };
    },
  },
];
