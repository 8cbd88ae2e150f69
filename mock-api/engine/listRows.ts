/** The rows that a list is asked for. What was found is remembered until rows change, so that a page of a hundred thousand rows is soon there. */
import { dayOf, filtersOf, inOrder, isFound, isPlain, type List, now, type Resource, type ShopRecord, testOf, textHolds, valueAt } from '#define';
import type { Behaviour, Row } from './behaviourTypes';
import type { Store } from './rowStore';

/** What says which rows and in which order; the page is asked for apart. */
const isOfRows = (name: string): boolean => name !== 'page' && name !== 'limit';

/** Finds the rows of a list; `told` gives a row with its references. They come as they were told where that was needed to find them. */
export function rowsFound(resource: Resource, behaviour: Behaviour, resources: readonly Resource[], store: Store, told: (row: Row) => Row) {
  const { name, fields } = resource;
  const texts = textsOf(resource, resources);
  const wordsOf =
    (known: WeakMap<Row, string>) =>
    (row: Row): string => {
      const words = known.get(row) ?? texts(told(row));
      known.set(row, words);
      return words;
    };
  const find = (key: string, asked: Record<string, string>, list: List | undefined): { rows: readonly Row[]; areTold: boolean } => {
    const holds = behaviour.lists?.[key] ?? (() => true);
    const wanted = (asked.search ?? asked.searchText ?? '').trim();
    const ordered = store.remembered(`order of ${name}`, () => [...store.rows(name)].sort(newestFirst));
    const held = ordered.filter(row => holds(row, asked));
    const words = wordsOf(wanted ? store.remembered(`words of ${name}`, () => new WeakMap()) : new WeakMap());
    const isMatch = textHolds(wanted);
    const matching = wanted ? held.filter(row => isMatch(words(row))) : held;
    const isAsked = asking(list, fields, asked);
    const { sortBy = '', order } = asked;
    const isSorted = list?.call?.sorts?.includes(sortBy) ?? false;
    if (!isAsked && !isSorted) return { rows: matching, areTold: false };
    const whole = matching.map(told);
    const found = isAsked ? whole.filter(isAsked) : whole;
    return { rows: isSorted ? inOrder(found, sortBy, order === 'desc' ? -1 : 1) : found, areTold: true };
  };
  return (key: string, asked: Record<string, string>, list?: List) => {
    const question = Object.entries(asked).filter(([parameter]) => isOfRows(parameter));
    // Rules may ask for the day.
    return store.remembered(`${name} ${key} ${dayOf(now())} ${JSON.stringify(question)}`, () => find(key, asked, list));
  };
}

/** Whether a row, as it is answered, is what the filters of a list are asked for; none where they are asked for nothing. */
function asking(list: List | undefined, fields: Resource['fields'], asked: Record<string, string>): ((row: Row) => boolean) | undefined {
  const tests = filtersOf(list ?? {}, fields).flatMap(filter => {
    const test = testOf(filter, asked);
    return test === undefined ? [] : [{ filter, test }];
  });
  if (!tests.length) return undefined;
  const needsId = tests.some(({ filter }) => filter.value !== undefined || filter.source === 'id');
  return row => {
    const record = needsId ? { ...row, id: row._id } : (row as Row & ShopRecord);
    return tests.every(({ filter, test }) => isFound(filter, test, record));
  };
}

/** Gives what a search looks into of a row: what the resource says, a record that is referred to by what it is called; else all texts. */
function textsOf({ searches, fields }: Resource, resources: readonly Resource[]): (row: Row) => string {
  const looked = searches?.map(source => {
    const reference = fields.find(field => field.source === source)?.reference;
    return { source, represent: resources.find(({ name }) => name === reference)?.represent ?? 'name' };
  });
  if (!looked) return row => JSON.stringify({ ...row, password: undefined }).toLowerCase();
  return row => {
    const all = looked.map(({ source, represent }) => {
      const value = valueAt(row, source);
      return isPlain(value) ? [valueAt(value, represent), value.name].join('\n') : value;
    });
    return all.join('\n').toLowerCase();
  };
}

/** ISO dates compare as texts. */
function newestFirst({ createdAt: a }: Row, { createdAt: b }: Row): number {
  if (a === b) return 0;
  const [first, second] = [typeof a === 'string' ? a : String(a ?? ''), typeof b === 'string' ? b : String(b ?? '')];
  if (first === second) return 0;
  return first < second ? 1 : -1;
}
