/**
 * Filters of a list. The kind of the field decides how a filter looks: choices, a record, yes or no, a range, a text. `queryOf` turns a
 * test into query parameters, `testOf` turns them back; the data provider uses the first, the mock the second. Pure.
 */
import type { Call } from './call';
import { boundOf, type Conditions, dayOf, fits, isNothing, partsOf, type SettingsCondition, type Test } from './conditions';
import type { ConditionOn, Field, Fields, Kind, RecordOfFields, SourceOf } from './fieldTypes';
import { asNumber, asText, isPlain, type Plain, type ShopRecord, textId, timeOf, valueAt } from './records';

/** How a filter is entered. */
export type FilterForm = 'choices' | 'reference' | 'flag' | 'range' | 'contains';

interface FilterOn<R> {
  /** Name of the query parameter. Default: the source. A range has two names; default: the source with `From` and with `To`. */
  param?: string | readonly [from: string, to: string];
  /** `true`: in the toolbar, not behind the Filter button. `presets`: buttons for common ranges of days in the toolbar too. `views`: only the list's `views` ask for it; each choice needs one. */
  alwaysOn?: true | 'presets' | 'views';
  /** The choices. Default: those of the field. */
  choices?: readonly string[];
  /** The condition on the settings under which it is offered. Default: that of the field. */
  when?: SettingsCondition;
  /** Computes the value that is tested. Default: the field's value. `undefined` when the record does not say. Pure: the mock runs it too. */
  value?: (record: R) => unknown;
}

/**
 * A declared filter. The kind of its field decides the control. Its parameters are named like the source: `price` gives `priceFrom` and
 * `priceTo`. The screen warns where the server ignores a filter.
 */
export type Filter = FilterOn<ShopRecord> & {
  /** The field that it asks for; with a `value`, a new name. */
  source: string;
};

/**
 * A filter with options, as a developer writes it: `{ source: 'price', param: ['least', 'most'] }`. A filter on a computed `value` has a new name as
 * its source, and needs `choices`.
 */
export type FilterDeclaration<F extends Fields, Q extends string> =
  | (FilterOn<RecordOfFields<F>> & { source: SourceOf<F> })
  | (FilterOn<RecordOfFields<F>> & { source: Q; value: (record: RecordOfFields<F>) => unknown; choices: readonly string[] });

/** A view: the tests of some filters of the list. */
export type ListView = Readonly<Record<string, Test>>;

/** A view as a developer writes it. It is shown as a tab above the table, with its own address. */
export type ViewDeclaration<F extends Fields, Q extends string> = ConditionOn<F> & { readonly [K in Q]?: Test<string> };

/** The keys of a filter. */
export const filterKeys: readonly string[] = 'source param alwaysOn choices when value'.split(' ');

/** A filter with all defaults. */
export interface FullFilter extends Omit<Filter, 'when'> {
  when: Conditions | undefined;
  /** `undefined` when values of this kind cannot be filtered. */
  form: FilterForm | undefined;
  field: Field | undefined;
  /** The bounds of the range are days. */
  isDay: boolean;
  choices: readonly string[];
  /** The query parameters: two for a range, otherwise one. */
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

/** The part of a list that filters need. */
export interface Filtered {
  filters?: readonly (string | Filter)[];
  call?: Call;
}

/** A declared filter, completed by its field. */
export function filterOf(declared: string | Filter, fields: readonly Field[]): FullFilter {
  const filter: Filter = typeof declared === 'string' ? { source: declared } : declared;
  const field = fields.find(({ source }) => source === filter.source);
  const form = filter.value ? 'choices' : field && forms[field.kind];
  const [name, to] = [filter.param ?? filter.source].flat() as [string, string?];
  const params = to ? [name, to] : form === 'range' ? [`${name}From`, `${name}To`] : [name];
  return {
    ...filter,
    when: filter.when ?? field?.when,
    form,
    field,
    isDay: field?.kind === 'date',
    choices: filter.choices ?? field?.choices?.map(String) ?? [],
    params,
  };
}

/** The filters of a list, completed. */
export const filtersOf = ({ filters = [] }: Filtered, fields: readonly Field[]): FullFilter[] => filters.map(filter => filterOf(filter, fields));

/** Whether a call has every parameter of a filter. */
export const takes = (call: Call, { params }: Pick<FullFilter, 'params'>): boolean =>
  params.every(param => call.query.some(({ name }) => name === param));

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(new Date(value).getTime());

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** One end of a range: a number, a day or a relative day. */
function boundIn({ isDay }: FullFilter, input: unknown): string | number | undefined {
  if (isDay) return isText(input) && isDate(boundOf(input)) ? input : undefined;
  return (typeof input === 'number' || isText(input)) && Number.isFinite(Number(input)) ? Number(input) : undefined;
}

function rangeIn(filter: FullFilter, input: unknown): Test | undefined {
  const parts = isPlain(input) ? input : { from: input, to: input };
  const [from, to] = [boundIn(filter, parts.from), boundIn(filter, parts.to)];
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** Turns the value of a filter into a test, which has one shape for each form; `undefined` for an invalid value. */
const shapes: Record<FilterForm, (filter: FullFilter, input: unknown) => Test | undefined> = {
  choices: ({ choices }, input) => {
    const wanted = new Set([isPlain(input) ? input.in : input].flat().map(asText));
    const chosen = choices.filter(choice => wanted.has(choice));
    return chosen.length ? { in: chosen } : undefined;
  },
  reference: (_, input) => textId(isPlain(input) ? (input._id ?? input.id) : input),
  flag: (_, input) => (input === true || input === 'true' ? true : input === false || input === 'false' ? false : undefined),
  range: rangeIn,
  contains: (_, input) => {
    const wanted = isPlain(input) ? input.contains : input;
    return isText(wanted) ? { contains: wanted.trim() } : undefined;
  },
};

/** The test in the value of a filter. It has one shape for each form, so that two tests can be compared. `undefined` for an invalid value, as in a mistyped address. */
export function testIn(filter: FullFilter, input: unknown): Test | undefined {
  return filter.form && shapes[filter.form](filter, input);
}

/** The query parameters of a test: `{ from: 5, to: 9 }` on `price` gives `{ priceFrom: '5', priceTo: '9' }`. Relative days become calendar days. */
export function queryOf(filter: FullFilter, test: Test): Record<string, string> {
  const [first = '', second = ''] = filter.params;
  const parts = partsOf(test);
  if (!parts) return { [first]: String(test) };
  if (filter.form === 'range') {
    const ends = [
      [first, parts.from],
      [second, parts.to],
    ] as const;
    return Object.fromEntries(ends.filter(([, bound]) => bound !== undefined).map(([name, bound]) => [name, String(boundOf(bound))]));
  }
  const [value] = Object.values(parts);
  return { [first]: Array.isArray(value) ? value.join(',') : String(value) };
}

/** The test in query parameters, the reverse of `queryOf`. `undefined` when they are missing or invalid. */
export function testOf(filter: FullFilter, query: Readonly<Record<string, unknown>>): Test | undefined {
  const [first, second] = filter.params.map(name => query[name]);
  if (filter.form === 'range') return testIn(filter, { from: first, to: second });
  if (!isText(first)) return undefined;
  if (filter.form === 'choices') return testIn(filter, { in: first.split(',') });
  return testIn(filter, first);
}

const valueIn = ({ source, value }: Pick<Filter, 'source' | 'value'>, record: ShopRecord): unknown =>
  value ? value(record) : valueAt(record, source);

/** Whether a record passes a filter. */
export const isFound = (filter: Pick<Filter, 'source' | 'value'>, test: Test, record: ShopRecord): boolean => fits(test, valueIn(filter, record));

/** A text for comparisons: in lower case and without accents. */
export const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Moves a day: the server's day may end at another hour than the browser's. */
function shifted(day: unknown, by: number): unknown {
  const date = new Date(`${boundOf(day)}T00:00`);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** For each form, whether a value can be tested at all. */
const isTestable: Record<FilterForm, (value: unknown, filter: FullFilter) => boolean> = {
  choices: value => textId(value) !== undefined,
  // Any other text may be the record's name instead of its id.
  reference: value => (isPlain(value) ? textId(value._id ?? value.id) !== undefined : /^[\da-f-]*\d[\da-f-]*$/i.test(textId(value) ?? '')),
  flag: value => typeof value === 'boolean' || value === 'true' || value === 'false',
  range: (value, { isDay }) => (isDay ? !Number.isNaN(timeOf(value)) : asNumber(value) !== undefined),
  contains: value => textId(value) !== undefined,
};

/**
 * Whether a row shows that the server obeyed a filter. A row without the value, or with an unexpected type of value, counts as obeyed.
 * Accents are ignored, and days may be off by one, because the server's day may begin at another hour.
 */
export function isObeyed(filter: FullFilter, test: Test, row: ShopRecord): boolean {
  const { form } = filter;
  const value = valueIn(filter, row);
  const values = Array.isArray(value) ? value : [value];
  if (!form || value === undefined || !values.every(one => isNothing(one) || isTestable[form](one, filter))) return true;
  const parts: Plain = partsOf(test) ?? {};
  if (form === 'contains') return values.some(one => !isNothing(one) && plainly(asText(one)).includes(plainly(asText(parts.contains))));
  if (form !== 'range' || !filter.isDay) return fits(test, value);
  const wider = { ...('from' in parts ? { from: shifted(parts.from, -1) } : {}), ...('to' in parts ? { to: shifted(parts.to, 1) } : {}) };
  return fits(wider, value);
}
