/**
 * Filters: what a list can be narrowed by. How one is asked follows from the field's kind: choices, a record, yes or no, a
 * range, a text within. One pair of functions makes parameters of a test and a test of parameters, for who asks and who answers. Pure.
 */
import type { Call } from './call';
import { boundOf, type Conditions, dayOf, fits, isNothing, partsOf, type SettingsCondition, type Test } from './conditions';
import type { ConditionOn, Field, FieldDeclaration, Kind, RecordOfFields, SourceOf } from './kinds';
import { asNumber, asText, isPlain, type Plain, type ShopRecord, textId, valueAt } from './records';

/** How a filter asks. */
export type FilterForm = 'choices' | 'reference' | 'flag' | 'range' | 'contains' | 'empty';

interface FilterOn<R> {
  /** Asks otherwise than the kind does; `empty`: whether there is nothing. */
  as?: 'range' | 'contains' | 'empty';
  /** Name of the parameter, default the source; of a range, both names, default with `From` and `To` behind. */
  param?: string | readonly [from: string, to: string];
  /** Key of its words, `resources.<name>.filters.<label>`; default the source. */
  label?: string;
  /** Stands in the toolbar, not behind its button; `presets`: of days, those that are asked for most, each one press. */
  alwaysOn?: true | 'presets';
  /** What staff choose from, where it is not what the field says. */
  choices?: readonly string[];
  /** What the settings must say for it to be offered, where it is not what the field says. */
  when?: SettingsCondition;
  /** What is looked at, where it follows from the record by a rule; `undefined` where the record does not tell. Pure: the mock runs it too. */
  value?: (record: R) => unknown;
}

/** As its readers take it. */
export type Filter = FilterOn<ShopRecord> & { source: string };

/** A field's source, or a filter with what is special to it. One by a rule has a source of its own and says what to choose from. */
export type FilterDeclaration<F extends readonly FieldDeclaration[], Q extends string> =
  | SourceOf<F>
  | (FilterOn<RecordOfFields<F>> & { source: SourceOf<F> })
  | (FilterOn<RecordOfFields<F>> & { source: Q; value: (record: RecordOfFields<F>) => unknown; choices: readonly string[] });

interface ViewBy<C, S> {
  /** What its rows are, by filters of the list. */
  filter: C;
  sort?: { field: S; order: 'ASC' | 'DESC' };
  /** It waits to be worked off: the page at the root says how many there are, `resources.<name>.inbox.<view>`, and leads to them. */
  inbox?: true;
}

/** A named filter, as its readers take it. */
export type ListView = ViewBy<Readonly<Record<string, Test>>, string>;

/** A named filter: a tab above the table, with an address of its own. */
export type ViewDeclaration<F extends readonly FieldDeclaration[], Q extends string> = ViewBy<
  ConditionOn<F> & { readonly [K in Q]?: Test<string> },
  SourceOf<F>
>;

/** What a filter and a view can say. */
export const filterKeys: readonly string[] = 'source as param label alwaysOn choices when value'.split(' ');
export const viewKeys: readonly string[] = 'filter sort inbox'.split(' ');

/** A filter with what follows from its field. */
export interface FullFilter extends Omit<Filter, 'when'> {
  when: Conditions | undefined;
  /** `undefined` where a value of this kind cannot be asked for. */
  form: FilterForm | undefined;
  field: Field | undefined;
  /** Its bounds are days. */
  isDay: boolean;
  choices: readonly string[];
  /** The parameters it is sent by; two of a range. */
  params: readonly string[];
}

const forms: Partial<Record<Kind, FilterForm>> = {
  choice: 'choices',
  badge: 'choices',
  reference: 'reference',
  references: 'reference',
  flag: 'flag',
  number: 'range',
  integer: 'range',
  money: 'range',
  percent: 'range',
  date: 'range',
  text: 'contains',
  longText: 'contains',
  richText: 'contains',
  chips: 'contains',
  color: 'contains',
};

/** What `filterOf` and `filtersOf` read of a list. */
interface Filtered {
  filters?: readonly (string | Filter)[];
  call?: Call;
}

/** A declared filter with what follows from its field. */
export function filterOf(declared: string | Filter, fields: readonly Field[]): FullFilter {
  const own: Filter = typeof declared === 'string' ? { source: declared } : declared;
  const field = fields.find(({ source }) => source === own.source);
  const form = own.as ?? (own.value ? 'choices' : field && forms[field.kind]);
  const [name, to] = [own.param ?? own.source].flat() as [string, string?];
  const params = to ? [name, to] : form === 'range' ? [`${name}From`, `${name}To`] : [form === 'empty' ? `${name}Empty` : name];
  return {
    ...own,
    when: own.when ?? field?.when,
    form,
    field,
    isDay: field?.kind === 'date',
    choices: own.choices ?? field?.choices?.map(String) ?? [],
    params,
  };
}

/** The filters that a list declares. */
export const filtersOf = ({ filters = [] }: Filtered, fields: readonly Field[]): FullFilter[] => filters.map(filter => filterOf(filter, fields));

/** Whether a call answers a list page by page; else it comes whole, and is narrowed and sorted where it came. */
export const isPaged = (call: Call): boolean => call.query.some(({ name }) => name === 'page');

/** The rows of a page where a call names no `limit`, as documented for all lists. */
const documentedLimit = 10;

/** How many rows a page of a call always has: its constant `limit`, or the documented one where it has pages and no `limit`. `undefined` where it is asked how many. */
export function fixedLimit(call: Call | undefined): number | undefined {
  const limit = call?.query.find(({ name }) => name === 'limit');
  if (call && isPaged(call) && !limit) return documentedLimit;
  return limit?.fixed === undefined ? undefined : Number(limit.fixed);
}

/** Whether a call has every parameter of a filter. */
export const takes = (call: Call, { params }: Pick<FullFilter, 'params'>): boolean =>
  params.every(param => call.query.some(({ name }) => name === param));

/** Whether a list can be narrowed by a filter: it comes whole, its call has the parameters, or it speaks plain REST, which takes any. */
export const isAvailable = (filter: FullFilter, { call }: Filtered): boolean => !call || !isPaged(call) || takes(call, filter);

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(new Date(value).getTime());

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** One end of a range: a number, a day, a day counted from today. */
function boundIn({ isDay }: FullFilter, said: unknown): string | number | undefined {
  if (isDay) return isText(said) && isDate(boundOf(said)) ? said : undefined;
  return (typeof said === 'number' || isText(said)) && Number.isFinite(Number(said)) ? Number(said) : undefined;
}

function rangeIn(filter: FullFilter, said: unknown): Test | undefined {
  const parts = isPlain(said) ? said : { from: said, to: said };
  const [from, to] = [boundIn(filter, parts.from), boundIn(filter, parts.to)];
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** Makes a test out of what a filter may hold, in the one shape that its form has; `undefined` of anything else. */
const shapes: Record<FilterForm, (filter: FullFilter, said: unknown) => Test | undefined> = {
  choices: ({ choices }, said) => {
    const wanted = new Set([isPlain(said) ? said.in : said].flat().map(asText));
    const chosen = choices.filter(choice => wanted.has(choice));
    return chosen.length ? { in: chosen } : undefined;
  },
  reference: (_, said) => textId(isPlain(said) ? (said._id ?? said.id) : said),
  flag: (_, said) => (said === true || said === 'true' ? true : said === false || said === 'false' ? false : undefined),
  range: rangeIn,
  contains: (_, said) => {
    const wanted = isPlain(said) ? said.contains : said;
    return isText(wanted) ? { contains: wanted.trim() } : undefined;
  },
  empty: (_, said) => (isPlain(said) && typeof said.empty === 'boolean' ? { empty: said.empty } : undefined),
};

/** The test that a filter holds, in one shape for each form, so that two can be compared; `undefined` of what it cannot ask, as a broken address. */
export function testIn(filter: FullFilter, said: unknown): Test | undefined {
  return filter.form && shapes[filter.form](filter, said);
}

/** What a filter's form makes of a test, in parameters; days that count from today are days of the calendar then. */
export function queryOf(filter: FullFilter, test: Test): Record<string, string> {
  const [first = '', second = ''] = filter.params;
  const said = partsOf(test);
  if (!said) return { [first]: String(test) };
  if (filter.form === 'range') {
    const ends = [
      [first, said.from],
      [second, said.to],
    ] as const;
    return Object.fromEntries(ends.filter(([, bound]) => bound !== undefined).map(([name, bound]) => [name, String(boundOf(bound))]));
  }
  const [value] = Object.values(said);
  return { [first]: Array.isArray(value) ? value.join(',') : String(value) };
}

/** What parameters ask of a filter; `undefined` where they are not there, or not what it takes. The way back from `queryOf`. */
export function testOf(filter: FullFilter, query: Readonly<Record<string, unknown>>): Test | undefined {
  const [first, second] = filter.params.map(name => query[name]);
  if (filter.form === 'range') return testIn(filter, { from: first, to: second });
  if (!isText(first)) return undefined;
  if (filter.form === 'choices') return testIn(filter, { in: first.split(',') });
  if (filter.form === 'empty') return testIn(filter, { empty: first === 'true' });
  return testIn(filter, first);
}

const valueIn = ({ source, value }: Pick<Filter, 'source' | 'value'>, record: ShopRecord): unknown =>
  value ? value(record) : valueAt(record, source);

/** Whether a record is what a filter wants. */
export const isFound = (filter: Pick<Filter, 'source' | 'value'>, test: Test, record: ShopRecord): boolean => fits(test, valueIn(filter, record));

/** A text as people compare it: in small letters, with and without accents alike. */
export const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A day further on: where a server's day ends, a browser's may not. */
function shifted(day: unknown, by: number): unknown {
  const date = new Date(`${boundOf(day)}T00:00`);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** Of each form, whether a value tells if it fits. */
const tells: Record<FilterForm, (value: unknown, filter: FullFilter) => boolean> = {
  choices: value => textId(value) !== undefined,
  // A text may be the name of the record.
  reference: value => (isPlain(value) ? textId(value._id ?? value.id) !== undefined : /^[\da-f-]*\d[\da-f-]*$/i.test(textId(value) ?? '')),
  flag: value => typeof value === 'boolean' || value === 'true' || value === 'false',
  range: (value, { isDay }) => (isDay ? !Number.isNaN(new Date(asText(value)).getTime()) : asNumber(value) !== undefined),
  contains: value => textId(value) !== undefined,
  empty: () => true,
};

/**
 * Whether a server has obeyed a filter, as far as a row tells. A row tells nothing that lacks the value, or has it in a shape
 * of its own; letters with and without accents are one, and a day begins where the server is.
 */
export function isObeyed(filter: FullFilter, test: Test, row: ShopRecord): boolean {
  const { form } = filter;
  const value = valueIn(filter, row);
  const values = form !== 'empty' && Array.isArray(value) ? value : [value];
  if (!form || value === undefined || !values.every(one => (form !== 'empty' && isNothing(one)) || tells[form](one, filter))) return true;
  const said: Plain = partsOf(test) ?? {};
  if (form === 'contains') return values.some(one => !isNothing(one) && plainly(asText(one)).includes(plainly(asText(said.contains))));
  if (form !== 'range' || !filter.isDay) return fits(test, value);
  const wider = { ...('from' in said ? { from: shifted(said.from, -1) } : {}), ...('to' in said ? { to: shifted(said.to, 1) } : {}) };
  return fits(wider, value);
}
