/** Filters of a page: what staff choose above its widgets, sent as parameters of its reads. Pure. */
import { type Call, pathParameters } from '#define/call.ts';
import { boundOf } from '#define/conditions.ts';
import { type FullFilter, filterOf } from '#define/filters.ts';
import { pagingParam } from '#define/paging.ts';

/** One of a few values. It cannot be empty where a read needs it; then the first choice is its default. */
interface ChoiceFilter<P extends string> {
  /** The name of the parameter. */
  source: P;
  /** One of a few values. */
  kind: 'choice';
  /** Shown as the texts `pages.<page>.choices.<source>.<value>`, or as they are. */
  choices: readonly (string | number)[];
  /** Chosen at first. */
  initial?: string | number;
}

/** A range of days. */
interface DaysFilter<P extends string> {
  /** Its name. */
  source: string;
  /** A range of days. */
  kind: 'date';
  /** The names of both parameters. Default: the source with `From` and with `To`. */
  param?: readonly [from: P, to: P];
  /** Days as conditions have them: `{ from: 'today-7' }`. */
  initial?: { readonly from?: string; readonly to?: string };
}

/** A declared filter of a page. Its label is `pages.<page>.filters.<source>`. `P` is the parameters of the page's reads. */
export type PageFilter<P extends string = string> = ChoiceFilter<P> | DaysFilter<P>;

/** The keys of a filter of a page. */
export const pageFilterKeys: readonly string[] = 'source kind choices param initial'.split(' ');

type Reads = Readonly<Record<string, Call>>;
type Values = Readonly<Record<string, string | undefined>>;

/** A filter of a page in the form of a list's. */
export const pageFilter = ({ source, ...filter }: PageFilter): FullFilter =>
  filter.kind === 'date'
    ? filterOf({ source, alwaysOn: 'presets', ...(filter.param ? { param: filter.param } : {}) }, [{ source, kind: 'date' }])
    : filterOf(source, [{ source, kind: 'choice', choices: filter.choices }]);

/** Whether a read cannot go without the parameter. */
export const isNeeded = (reads: Reads, parameter: string): boolean =>
  Object.values(reads).some(
    ({ path, query }) => path.includes(`{${parameter}}`) || query.some(({ name, optional }) => name === parameter && !optional),
  );

/** The parameters of a call in its path and query, except constants. */
export const parametersIn = (call: Call): string[] => [
  ...pathParameters(call),
  ...call.query.filter(({ fixed }) => fixed === undefined).map(({ name }) => name),
];

/** What a filter stands at, by its parameters. `chosen` is the address's query: an empty text there means that the first value was emptied. */
export function filterValues(filter: PageFilter, reads: Reads, chosen: Values): Record<string, string> {
  const { params, choices } = pageFilter(filter);
  const firsts = filter.kind === 'date' ? [filter.initial?.from, filter.initial?.to] : [initialChoice(filter, reads)];
  const isValid = (value: string | undefined): value is string => value !== undefined && (filter.kind === 'date' || choices.includes(value));
  return Object.fromEntries(
    params.flatMap((param, at) => {
      const inAddress = chosen[param];
      const isEmptied = inAddress === '' && !isNeeded(reads, param);
      const value = isEmptied ? undefined : isValid(inAddress || undefined) ? inAddress : firsts[at];
      return value ? [[param, value]] : [];
    }),
  );
}

const initialChoice = ({ source, choices, initial }: ChoiceFilter<string>, reads: Reads): string | undefined => {
  const first = initial ?? (isNeeded(reads, source) ? choices[0] : undefined);
  return first === undefined ? undefined : String(first);
};

/**
 * The parameters with which a page without a component sends a read: those of its address and of its filters that the call names. A paged call is asked
 * for its first page.
 */
export function readParams(
  filters: readonly PageFilter[],
  reads: Reads,
  read: string,
  inPath: Values,
  chosen: Values,
): Record<string, string | number> {
  const call = reads[read];
  if (!call) return {};
  const page = pagingParam(call, 'page');
  const values: Record<string, string | number | undefined> = {
    ...(page ? { [page.name]: 1 } : {}),
    ...inPath,
    ...Object.assign({}, ...filters.map(filter => filterValues(filter, reads, chosen))),
  };
  return Object.fromEntries(
    parametersIn(call).flatMap(name => {
      const value = boundOf(values[name]);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
}
