/**
 * What a list is asked beside its first page, so that a parameter without effect is noticed: its next page, words, filters, an order. All
 * of it follows from the declaration and from the rows that came. Pure.
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
  plainly,
  queryOf,
  type Resource,
  type ShopRecord,
  type Test,
  takes,
  textId,
  valueAt,
} from '#define';
import { type Finding, finding, type Read } from './judge';

/** One more question to a list. */
export interface Probe {
  why: string;
  values: Plain;
  hidden?: readonly string[];
  look: (read: Read) => Finding[];
}

/** What cannot be asked of it, and why not. */
export interface Unasked {
  why: string;
  reason: string;
}

/** A list with what its first page held. */
export interface Asked {
  resource: Resource;
  list: List;
  call: Call;
  rows: readonly ShopRecord[];
  total: number | undefined;
  /** Nothing is asked with an extension. */
  documented: boolean;
}

/** Nothing is called like this. */
const nonsense = 'qzxjvkwpy';
const rowsOfPage = 10;
const idsOf = (rows: readonly ShopRecord[]): string[] => rows.map(({ id }) => id);
const counted = (rows: readonly unknown[]): string => `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;

const parameterOf = ({ query }: Call, ...names: string[]) => query.find(({ name }) => names.includes(name));
const isExtension = ({ extension = [] }: Call, name: string): boolean => extension.includes(name);

/** A parameter without effect. The rows of a list that comes whole are searched and narrowed in the app. */
const ignored = ({ call }: Asked, name: string, expected: string, came: string): Finding =>
  finding(isExtension(call, name) ? 'ignored extension' : 'ignored parameter', name, expected, came, !isPaged(call));

/** What of a first page is wrong in itself. */
export function firstPage({ call, rows, total }: Asked): Finding[] {
  const limit = parameterOf(call, 'limit');
  const most = Number(limit?.fixed ?? rowsOfPage);
  return [
    ...(limit && rows.length > most ? [finding('ignored parameter', 'limit', `${most} rows at most`, counted(rows))] : []),
    ...(total !== undefined && total < rows.length ? [finding('out of bounds', 'total', `at least ${rows.length}`, String(total))] : []),
  ];
}

/** The next page: of a list whose page has a length of its own, the second of two rows. */
function* nextPage({ call, rows, total }: Asked): Iterable<Probe | Unasked> {
  if (!isPaged(call)) return;
  const limit = parameterOf(call, 'limit');
  const size = limit && limit.fixed === undefined ? Math.min(2, rows.length - 1) : rows.length;
  const why = 'the next page';
  if (!rows.length || size < 1) return yield { why, reason: 'too few records' };
  if (size === rows.length && (total === undefined ? size < rowsOfPage : total <= size)) return yield { why, reason: 'there is one page only' };
  yield { why, values: { page: 2, limit: size }, look: ({ rows: next = [] }) => wrongNext(rows, next, size, limit !== undefined) };
}

/** What is wrong with a second page of some size, by what the first rows of the list are. */
function wrongNext(rows: readonly ShopRecord[], next: readonly ShopRecord[], size: number, isLimited: boolean): Finding[] {
  const [before, known] = [idsOf(rows.slice(0, size)), idsOf(rows)];
  const ids = idsOf(next);
  if (isLimited && next.length > size) return [finding('ignored parameter', 'limit', `${size} rows at most`, counted(next))];
  if (next.length && ids.every(id => before.includes(id)))
    return [finding('ignored parameter', 'page', 'other rows than on page 1', 'the same rows')];
  if (!next.length) return [finding('ignored parameter', size < rows.length ? 'limit' : 'page', `the ${size} rows behind the first`, 'no rows')];
  // A page of two that begins behind ten is one of ten.
  const isOfAnother = rows.length >= 2 * size && !ids.some(id => known.includes(id));
  return isOfAnother ? [finding('ignored parameter', 'limit', `rows ${size + 1} and ${2 * size} of the list`, 'rows that come later')] : [];
}

/** The longest word in a text. */
const wordIn = (text: string): string => [...(text.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].sort((a, b) => b.length - a.length)[0] ?? '';

/** A word that stands in a row, where the server is known to look, and in as few others as may be. */
function searchable({ resource, rows }: Asked): { word: string; row: ShopRecord } | undefined {
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

/** Whether a word stands anywhere in a row. */
const holdsWord = (row: ShopRecord, word: string): boolean => plainly(JSON.stringify(row)).includes(plainly(word));

function* search(asked: Asked): Iterable<Probe | Unasked> {
  const { call, resource, documented } = asked;
  const parameter = parameterOf(call, 'search', 'searchText');
  if (!parameter || (documented && isExtension(call, parameter.name))) return;
  const { name } = parameter;
  if (!asked.rows.length) return yield { why: `${name}: a word`, reason: 'no record' };
  yield {
    why: `${name}: a word that nothing has`,
    values: { [name]: nonsense },
    look: ({ rows = [] }) => (rows.length ? [ignored(asked, name, 'no rows', counted(rows))] : []),
  };
  const known = searchable(asked);
  if (!known) return yield { why: `${name}: a word of a row`, reason: 'no row has a word' };
  const { word, row } = known;
  const isTold = (one: ShopRecord) => (resource.searches ?? []).every(source => source === '_id' || textId(valueAt(one, source)) !== undefined);
  yield {
    why: `${name}: a word of a row`,
    values: { [name]: word },
    hidden: [name],
    look: ({ rows = [], total = rows.length }) => {
      const without = rows.filter(one => isTold(one) && !holdsWord(one, word));
      if (without.length) return [ignored(asked, name, 'rows that have the word', `${counted(without)} without it`)];
      const isMissed = total <= rows.length && !idsOf(rows).includes(row.id);
      return isMissed ? [finding('finds nothing', name, 'the row that has the word', counted(rows), !isPaged(call))] : [];
    },
  };
}

/** The values that rows have where a filter looks. */
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

/** What could be asked of a filter, by its form. */
const testsBy: Readonly<Record<string, (filter: FullFilter, rows: readonly ShopRecord[]) => Test[]>> = {
  choices: ({ choices }) => choices.map(choice => ({ in: [choice] })),
  reference: (filter, rows) => valuesIn(rows, filter).flatMap(value => textId(typeof value === 'object' ? valueAt(value, '_id') : value) ?? []),
  flag: () => [true, false],
  range,
  contains: (filter, rows) =>
    valuesIn(rows, filter).flatMap(value => (typeof value === 'string' && wordIn(value) ? [{ contains: wordIn(value) }] : [])),
  empty: () => [{ empty: true }, { empty: false }],
};

/** Of what could be asked, what some row would not be if the server left it unheard: of a range both ends. */
function telling(filter: FullFilter, rows: readonly ShopRecord[]): Test[] {
  const all = (filter.form && testsBy[filter.form]?.(filter, rows)) || [];
  const able = all.filter(test => rows.some(row => !isObeyed(filter, test, row)));
  if (filter.form === 'range') return able;
  return [able.find(test => rows.some(row => isFound(filter, test, row))) ?? able[0] ?? []].flat() as Test[];
}

function* filters(asked: Asked): Iterable<Probe | Unasked> {
  const { list, resource, call, rows, documented } = asked;
  for (const filter of filtersOf(list, resource.fields).filter(one => takes(call, one))) {
    if (documented && filter.params.some(name => isExtension(call, name))) continue;
    const tests = telling(filter, rows);
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
        look: ({ rows: found = [] }) => {
          const wrong = found.filter(row => !isObeyed(filter, test, row));
          if (wrong.length) return [ignored(asked, name, 'rows that fit', `${wrong.length} of ${counted(found)} that do not`)];
          return isThere && !found.length ? [finding('finds nothing', name, 'the rows that fit, of which page 1 has some', 'no rows')] : [];
        },
      };
    }
  }
}

function* order(asked: Asked): Iterable<Probe | Unasked> {
  const { call, rows, documented } = asked;
  for (const field of documented ? [] : (call.sorts ?? [])) {
    // The order in which the rows are not yet.
    const direction = [-1, 1].find(one => !isInOrder(rows, field, one));
    const why = `sortBy ${field}`;
    if (!direction) yield { why, reason: 'the rows would not show whether it has an effect' };
    else
      yield {
        why,
        values: { sortBy: field, order: direction < 0 ? 'desc' : 'asc' },
        look: ({ rows: sorted = [] }) =>
          isInOrder(sorted, field, direction) ? [] : [ignored(asked, 'sortBy', `rows in the order of ${field}`, 'another order')],
      };
  }
}

/** All that is asked of a list beside its first page. */
export function* probesOf(asked: Asked): Iterable<Probe | Unasked> {
  yield* nextPage(asked);
  yield* search(asked);
  yield* filters(asked);
  yield* order(asked);
}
