/** The rows of a list for a query. Results are cached until rows change, so that paging through 100,000 rows is fast. */
import {
  dayOf,
  filtersOf,
  inOrder,
  isFound,
  isPlain,
  type List,
  now,
  pagingRole,
  type Resource,
  type ShopRecord,
  searchNames,
  sortNames,
  testOf,
  textHolds,
  valueAt,
} from '#define';
import type { Behaviour, Row } from './behaviourTypes';
import type { Store } from './rowStore';

/** Whether a parameter selects or sorts rows; the others select the page. */
const selectsRows = (name: string): boolean => pagingRole(name) === undefined;

/**
 * Finds the rows of lists.
 * @param withReferences gives a row with its references as records.
 * @returns a function of list key, parameters and list. `areWhole` says that the rows have their references already.
 */
export function listRowsOf(
  resource: Resource,
  behaviour: Behaviour,
  resources: readonly Resource[],
  store: Store,
  withReferences: (row: Row) => Row,
) {
  const { name, fields } = resource;
  const texts = textsOf(resource, resources);
  const wordsOf =
    (cache: WeakMap<Row, string>) =>
    (row: Row): string => {
      const words = cache.get(row) ?? texts(withReferences(row));
      cache.set(row, words);
      return words;
    };
  const find = (key: string, params: Record<string, string>, list: List | undefined): { rows: readonly Row[]; areWhole: boolean } => {
    const holds = behaviour.lists?.[key] ?? (() => true);
    const search = (searchNames.map(known => params[known]).find(words => words !== undefined) ?? '').trim();
    const ordered = store.cached(`order of ${name}`, () => [...store.rows(name)].sort(newestFirst));
    const inList = ordered.filter(row => holds(row, params));
    const words = wordsOf(search ? store.cached(`words of ${name}`, () => new WeakMap()) : new WeakMap());
    const isMatch = textHolds(search);
    const matching = search ? inList.filter(row => isMatch(words(row))) : inList;
    const fitsFilters = filterTest(list, fields, params);
    const { field, order, words: directions } = sortNames(list?.call ?? { query: [] });
    const sorted = params[field] ?? '';
    const isSorted = list?.call?.sorts?.includes(sorted) ?? false;
    if (!fitsFilters && !isSorted) return { rows: matching, areWhole: false };
    const whole = matching.map(withReferences);
    const fitting = fitsFilters ? whole.filter(fitsFilters) : whole;
    return { rows: isSorted ? inOrder(fitting, sorted, params[order] === directions[1] ? -1 : 1) : fitting, areWhole: true };
  };
  return (key: string, params: Record<string, string>, list?: List) => {
    const selection = Object.entries(params).filter(([parameter]) => selectsRows(parameter));
    // The day is in the key, as rules may depend on it.
    return store.cached(`${name} ${key} ${dayOf(now())} ${JSON.stringify(selection)}`, () => find(key, params, list));
  };
}

/** The test of a row, with its references, by the filters of a list; undefined where no filter is used. */
function filterTest(list: List | undefined, fields: Resource['fields'], params: Record<string, string>): ((row: Row) => boolean) | undefined {
  const tests = filtersOf(list ?? {}, fields).flatMap(filter => {
    const test = testOf(filter, params);
    return test === undefined ? [] : [{ filter, test }];
  });
  if (!tests.length) return undefined;
  const needsId = tests.some(({ filter }) => filter.value !== undefined || filter.source === 'id');
  return row => {
    const record = needsId ? { ...row, id: row._id } : (row as Row & ShopRecord);
    return tests.every(({ filter, test }) => isFound(filter, test, record));
  };
}

/** The text of a row that a search looks into: the declared `searches`, of references their names; without `searches` all values. */
function textsOf({ searches, fields }: Resource, resources: readonly Resource[]): (row: Row) => string {
  const sources = searches?.map(source => {
    const reference = fields.find(field => field.source === source)?.reference;
    return { source, represent: resources.find(({ name }) => name === reference)?.represent ?? 'name' };
  });
  if (!sources) return row => JSON.stringify({ ...row, password: undefined }).toLowerCase();
  return row => {
    const all = sources.map(({ source, represent }) => {
      const value = valueAt(row, source);
      return isPlain(value) ? [valueAt(value, represent), value.name].join('\n') : value;
    });
    return all.join('\n').toLowerCase();
  };
}

/** Sorts by `createdAt`, whose ISO dates compare as texts. */
function newestFirst({ createdAt: a }: Row, { createdAt: b }: Row): number {
  if (a === b) return 0;
  const [first, second] = [typeof a === 'string' ? a : String(a ?? ''), typeof b === 'string' ? b : String(b ?? '')];
  if (first === second) return 0;
  return first < second ? 1 : -1;
}
