/**
 * Further requests to a list, which show parameters without effect: its next page, a search, filters, an order. They follow from the
 * declaration and from the rows of the first page. Pure.
 */
import {
  type Call,
  type FullFilter,
  filtersOf,
  isFound,
  isInOrder,
  isObeyed,
  isPaged,
  type List,
  type Plain,
  pageQuery,
  pagingParam,
  plainly,
  queryOf,
  type Resource,
  type ShopRecord,
  searchParam,
  sortNames,
  sortQuery,
  type Test,
  takes,
  textId,
  valueAt,
} from '#define';
import { type Finding, finding, type Read } from './judge';

/** A further request to a list. */
export interface Probe {
  why: string;
  values: Plain;
  hidden?: readonly string[];
  check: (read: Read) => Finding[];
}

/** A request that would show nothing, and why. */
export interface SkippedProbe {
  why: string;
  reason: string;
}

/** A list and its first page. */
export interface ListPage {
  resource: Resource;
  list: List;
  call: Call;
  rows: readonly ShopRecord[];
  total: number | undefined;
  /** No extensions are sent. */
  documented: boolean;
}

/** A search word that no record contains. */
const nonsense = 'qzxjvkwpy';
const rowsOfPage = 10;
const idsOf = (rows: readonly ShopRecord[]): string[] => rows.map(({ id }) => id);
const counted = (rows: readonly unknown[]): string => `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;

const isExtension = ({ extension = [] }: Call, name: string): boolean => extension.includes(name);

/** A finding of a parameter without effect. Tolerated where a list comes whole, as the app searches and filters its rows itself. */
const ignored = ({ call }: ListPage, name: string, expected: string, actual: string): Finding =>
  finding(isExtension(call, name) ? 'ignored extension' : 'ignored parameter', name, expected, actual, !isPaged(call));

/** Findings of a first page alone. */
export function firstPage({ call, rows, total }: ListPage): Finding[] {
  const limit = pagingParam(call, 'limit');
  const most = Number(limit?.fixed ?? rowsOfPage);
  return [
    ...(limit && rows.length > most ? [finding('ignored parameter', 'limit', `${most} rows at most`, counted(rows))] : []),
    ...(total !== undefined && total < rows.length ? [finding('out of bounds', 'total', `at least ${rows.length}`, String(total))] : []),
  ];
}

/** The next page. Where the length of a page can be chosen, the second page of two rows. */
function* nextPage({ call, rows, total }: ListPage): Iterable<Probe | SkippedProbe> {
  if (!isPaged(call)) return;
  const limit = pagingParam(call, 'limit');
  const size = limit && limit.fixed === undefined ? Math.min(2, rows.length - 1) : rows.length;
  const why = 'the next page';
  if (!rows.length || size < 1) return yield { why, reason: 'too few records' };
  if (size === rows.length && (total === undefined ? size < rowsOfPage : total <= size)) return yield { why, reason: 'there is one page only' };
  yield { why, values: pageQuery(call, 2, size), check: ({ rows: next = [] }) => findingsOfNextPage(rows, next, size, limit !== undefined) };
}

/** Findings of a second page, compared with the first rows of the list. */
function findingsOfNextPage(rows: readonly ShopRecord[], next: readonly ShopRecord[], size: number, isLimited: boolean): Finding[] {
  const [before, known] = [idsOf(rows.slice(0, size)), idsOf(rows)];
  const ids = idsOf(next);
  if (isLimited && next.length > size) return [finding('ignored parameter', 'limit', `${size} rows at most`, counted(next))];
  if (next.length && ids.every(id => before.includes(id)))
    return [finding('ignored parameter', 'page', 'other rows than on page 1', 'the same rows')];
  if (!next.length) return [finding('ignored parameter', size < rows.length ? 'limit' : 'page', `the ${size} rows behind the first`, 'no rows')];
  // Where page 2 begins after the tenth row, the server has ignored `limit`.
  const isOfAnother = rows.length >= 2 * size && !ids.some(id => known.includes(id));
  return isOfAnother ? [finding('ignored parameter', 'limit', `rows ${size + 1} and ${2 * size} of the list`, 'rows that come later')] : [];
}

/** The longest word in a text. */
const wordIn = (text: string): string => [...(text.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].sort((a, b) => b.length - a.length)[0] ?? '';

/** A word of a row, from a source that the server searches, which as few other rows as possible contain. */
function searchable({ resource, rows }: ListPage): { word: string; row: ShopRecord } | undefined {
  const sources = (resource.searches ?? [resource.represent]).filter(source => source !== '_id');
  const words = rows.flatMap(row =>
    sources.flatMap(source => {
      const value = valueAt(row, source);
      const word = typeof value === 'string' ? wordIn(value) : '';
      return word ? [{ word, row, times: rows.filter(other => holdsWord(other, word)).length }] : [];
    }),
  );
  return words.sort((a, b) => a.times - b.times)[0];
}

/** Whether a row contains a word anywhere. */
const holdsWord = (row: ShopRecord, word: string): boolean => plainly(JSON.stringify(row)).includes(plainly(word));

function* search(page: ListPage): Iterable<Probe | SkippedProbe> {
  const { call, resource, documented } = page;
  const parameter = searchParam(call);
  if (!parameter || (documented && isExtension(call, parameter.name))) return;
  const { name } = parameter;
  if (!page.rows.length) return yield { why: `${name}: a word`, reason: 'no record' };
  yield {
    why: `${name}: a word that nothing has`,
    values: { [name]: nonsense },
    check: ({ rows = [] }) => (rows.length ? [ignored(page, name, 'no rows', counted(rows))] : []),
  };
  const match = searchable(page);
  if (!match) return yield { why: `${name}: a word of a row`, reason: 'no row has a word' };
  const { word, row } = match;
  const isWhole = (one: ShopRecord) => (resource.searches ?? []).every(source => source === '_id' || textId(valueAt(one, source)) !== undefined);
  yield {
    why: `${name}: a word of a row`,
    values: { [name]: word },
    hidden: [name],
    check: ({ rows = [], total = rows.length }) => {
      const without = rows.filter(one => isWhole(one) && !holdsWord(one, word));
      if (without.length) return [ignored(page, name, 'rows that have the word', `${counted(without)} without it`)];
      const isMissed = total <= rows.length && !idsOf(rows).includes(row.id);
      return isMissed ? [finding('finds nothing', name, 'the row that has the word', counted(rows), !isPaged(call))] : [];
    },
  };
}

/** The values of rows that a filter tests. */
const valuesIn = (rows: readonly ShopRecord[], { source, value }: FullFilter): unknown[] =>
  rows.flatMap(row => [value ? value(row) : valueAt(row, source)].flat());

function range(filter: FullFilter, rows: readonly ShopRecord[]): Test[] {
  const values = valuesIn(rows, filter).filter(value => value !== undefined && value !== null && value !== '');
  if (filter.isDay) {
    const days = values.map(value => String(value).slice(0, 10)).sort();
    return days.length ? [{ from: days.at(-1) ?? '' }, { to: days[0] ?? '' }] : [];
  }
  const numbers = values.map(Number).filter(Number.isFinite);
  return numbers.length ? [{ from: Math.max(...numbers) }, { to: Math.min(...numbers) }] : [];
}

/** Possible tests of a filter, by its form. */
const testsBy: Readonly<Record<string, (filter: FullFilter, rows: readonly ShopRecord[]) => Test[]>> = {
  choices: ({ choices }) => choices.map(choice => ({ in: [choice] })),
  reference: (filter, rows) => valuesIn(rows, filter).flatMap(value => textId(typeof value === 'object' ? valueAt(value, '_id') : value) ?? []),
  flag: () => [true, false],
  range,
  contains: (filter, rows) =>
    valuesIn(rows, filter).flatMap(value => (typeof value === 'string' && wordIn(value) ? [{ contains: wordIn(value) }] : [])),
  empty: () => [{ empty: true }, { empty: false }],
};

/** The tests that show whether the server applies a filter: some row of the first page fails them. Of a range both ends. */
function effectiveTests(filter: FullFilter, rows: readonly ShopRecord[]): Test[] {
  const possible = (filter.form && testsBy[filter.form]?.(filter, rows)) || [];
  const effective = possible.filter(test => rows.some(row => !isObeyed(filter, test, row)));
  if (filter.form === 'range') return effective;
  return [effective.find(test => rows.some(row => isFound(filter, test, row))) ?? effective[0] ?? []].flat() as Test[];
}

function* filters(page: ListPage): Iterable<Probe | SkippedProbe> {
  const { list, resource, call, rows, documented } = page;
  for (const filter of filtersOf(list, resource.fields).filter(one => takes(call, one))) {
    if (documented && filter.params.some(name => isExtension(call, name))) continue;
    const tests = effectiveTests(filter, rows);
    if (!tests.length)
      yield { why: filter.params.join(', '), reason: rows.length ? 'the rows would not show whether it has an effect' : 'no record' };
    for (const test of tests) {
      const values = queryOf(filter, test);
      const [name = ''] = Object.keys(values);
      const isThere = !filter.isDay && rows.some(row => isFound(filter, test, row));
      yield {
        why: name,
        values,
        ...(filter.form === 'contains' ? { hidden: [name] } : {}),
        check: ({ rows: filtered = [] }) => {
          const wrong = filtered.filter(row => !isObeyed(filter, test, row));
          if (wrong.length) return [ignored(page, name, 'rows that fit', `${wrong.length} of ${counted(filtered)} that do not`)];
          return isThere && !filtered.length ? [finding('finds nothing', name, 'the rows that fit, of which page 1 has some', 'no rows')] : [];
        },
      };
    }
  }
}

function* order(page: ListPage): Iterable<Probe | SkippedProbe> {
  const { call, rows, documented } = page;
  for (const field of documented ? [] : (call.sorts ?? [])) {
    // The direction in which the rows are not sorted yet.
    const direction = [-1, 1].find(one => !isInOrder(rows, field, one));
    const names = sortNames(call);
    const why = `${names.field} ${field}`;
    if (!direction) yield { why, reason: 'the rows would not show whether it has an effect' };
    else
      yield {
        why,
        values: sortQuery(names, { field, order: direction < 0 ? 'DESC' : 'ASC' }),
        check: ({ rows: sorted = [] }) =>
          isInOrder(sorted, field, direction) ? [] : [ignored(page, names.field, `rows in the order of ${field}`, 'another order')],
      };
  }
}

/** All further requests to a list. */
export function* probesOf(page: ListPage): Iterable<Probe | SkippedProbe> {
  yield* nextPage(page);
  yield* search(page);
  yield* filters(page);
  yield* order(page);
}
