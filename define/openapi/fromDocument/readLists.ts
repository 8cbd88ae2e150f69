/** Makes lists from operations: the call with its paging, search, filters and orders. Pure. */
import { isPaged, type Plain, pagingRole, call as readCall, searchNames, sortPairs, tolerated } from '#define';
import { type ApiOperation, asList, operationText, plainOf } from './apiDocument';
import { below, type Collection, camel, rowsOf } from './collections';
import { Code } from './declarationText';
import type { ReadField, Reading } from './readFields';

/** Names of a page's length that calls do not know. They are sent as a constant. */
const lengths = ['page_size', 'pageSize', 'per_page', 'perPage', 'pagesize', 'size'];
const otherSorts = /^_?(sort|order)([_-]?(by|dir|direction|order|field))?$/i;
const otherPages = /^(cursor|after|before|skip|start|page_token|pageToken|starting_after|ending_before|next)$/;
const otherSearches = /^(query|keyword|keywords|term|filter)$/i;

/** The ends of two parameters of a range. */
const ends = [
  ['_start', '_end'],
  ['_from', '_to'],
  ['From', 'To'],
  ['_gte', '_lte'],
  ['_min', '_max'],
  ['Min', 'Max'],
  ['_after', '_before'],
] as const;

const filtered = ['choice', 'badge', 'reference', 'references', 'flag', 'text', 'longText', 'chips'];
const ranged = ['number', 'integer', 'money', 'percent', 'date'];

interface ReadFilter {
  filter: unknown;
  params: readonly string[];
}

const byLength = (one: ReadField, other: ReadField) => other.source.length - one.source.length;

/** The filter that parameters stand for: of the field of their name, of the name's end, or of a range. */
function filterFor(reading: Reading, at: string, name: string, names: readonly string[], fields: readonly ReadField[]): ReadFilter | undefined {
  for (const [from, to] of ends) {
    const source = name.endsWith(from) ? name.slice(0, -from.length) : '';
    const field = fields.find(one => one.source === source && ranged.includes(one.draft.kind));
    if (!field || !names.includes(source + to)) continue;
    const params = [name, source + to];
    return { filter: from === 'From' ? source : { source, param: params }, params };
  }
  const known = fields.filter(({ draft }) => filtered.includes(draft.kind));
  const field = known.find(({ source }) => source === name);
  if (field) return { filter: field.source, params: [name] };
  const byEnd = known.sort(byLength).find(({ source }) => name.endsWith(`_${source}`) && source.length > 3);
  if (!byEnd) return undefined;
  reading.note('guessed', at, `the parameter '${name}' is the filter of the field '${byEnd.source}', by its name`);
  return { filter: { source: byEnd.source, param: name }, params: [name] };
}

/** The query of a list, as `call()` reads it: `?page&limit[&search]`. */
interface Query {
  needed: string[];
  optional: string[];
  filters: unknown[];
  sorts: readonly string[];
}

function unusedNote(reading: Reading, at: string, name: string): void {
  if (otherPages.test(name)) reading.note('dialect', at, `it pages by '${name}', which no call knows: its first page is all that is shown`);
  else if (otherSorts.test(name))
    reading.note('dialect', at, `it sorts by '${name}': calls know ${sortPairs.map(({ field, order }) => `${field} and ${order}`).join(', ')}`);
  else if (otherSearches.test(name)) reading.note('dialect', at, `it searches by '${name}': calls know ${searchNames.join(', ')}`);
  else reading.note('left out', at, `the parameter '${name}'`);
}

function queryOf(reading: Reading, operation: ApiOperation, fields: readonly ReadField[]): Query {
  const params = operation.parameters.filter(({ in: place }) => place === 'query');
  const names = params.map(({ name }) => name);
  const at = operationText(operation);
  const pages = names.some(name => ['page', 'offset'].includes(pagingRole(name) ?? ''));
  const sort = sortPairs.find(({ field, order }) => names.includes(field) && names.includes(order));
  const query: Query = { needed: [], optional: [], filters: [], sorts: [] };
  const done = new Set<string>();
  for (const { name, required, schema } of params) {
    if (done.has(name)) continue;
    const role = pagingRole(name);
    const filter = filterFor(reading, at, name, names, fields);
    for (const param of filter?.params ?? []) done.add(param);
    if (pages && role) query.needed.push(name);
    else if (pages && lengths.includes(name)) {
      query.needed.push(`${name}=10`);
      reading.note('dialect', at, `'${name}' is the length of a page: it is sent as the constant 10`);
    } else if (searchNames.some(known => known === name)) query.optional.push(name);
    else if (name === sort?.field) query.sorts = sortable(reading.document.schemaOf(schema), fields);
    else if (name === sort?.order) continue;
    else if (filter) {
      query.filters.push(filter.filter);
      (required ? query.needed : query.optional).push(...filter.params);
    } else if (required) {
      query.needed.push(name);
      reading.note('left out', at, `what its required parameter '${name}' is: it is sent empty`);
    } else unusedNote(reading, at, name);
  }
  return query;
}

/** The fields that a list can be sorted by: the values of the parameter that are fields, else single values. */
function sortable({ enum: values, ...schema }: Plain, fields: readonly ReadField[]): string[] {
  const known = asList(values ?? plainOf(schema.items).enum);
  const single = fields.filter(({ source, draft }) => !source.includes('.') && !['rows', 'chips', 'secret'].includes(draft.kind));
  return single.map(({ source }) => source).filter(source => !known.length || known.includes(source));
}

const written = ({ needed, optional }: Query): string =>
  [...needed.map((name, at) => `${at ? '&' : '?'}${name}`), ...optional.map((name, at) => `[${at + needed.length ? '&' : '?'}${name}]`)].join('');

/** Says where the total of a paged list is, when it is not where it is looked for. */
function totalNote(reading: Reading, operation: ApiOperation): void {
  const { document, note } = reading;
  const properties = Object.keys(plainOf(document.schemaOf(operation.answer).properties));
  const { totals } = tolerated;
  if (properties.some(name => totals.some(known => known === name))) return;
  const [named] = [...properties, ...operation.headers].filter(name => /total|count/i.test(name));
  note('dialect', operationText(operation), `${named ? `its total may be '${named}'` : 'it has no total'}: paged lists read ${totals.join(', ')}`);
}

/** One list of the declaration. */
export interface ReadList {
  key: string;
  operation: ApiOperation;
  declared: Plain;
}

/** Fields that a column shows well, at most eight. */
function columnsOf(fields: readonly ReadField[]): Plain {
  const shown = fields.filter(({ draft }) => !['rows', 'secret', 'longText', 'richText', 'chips'].includes(draft.kind) && isShown(draft));
  if (fields.length <= 8 && shown.length === fields.length) return {};
  const rank = ({ source, draft }: ReadField) => (draft.kind === 'badge' ? 0 : source.includes('.') ? 2 : 1);
  const first = [...shown].sort((one, other) => rank(one) - rank(other)).slice(0, 8);
  return { columns: shown.filter(one => first.includes(one)).map(({ source }) => source) };
}

const isShown = ({ in: pages }: Plain): boolean => pages === undefined || asList(pages).includes('show');

/** The buttons of a row and the pages of a resource that has only some verbs. */
export interface Verbs {
  one?: ApiOperation | undefined;
  create?: ApiOperation | undefined;
  update?: ApiOperation | undefined;
  delete?: ApiOperation | undefined;
}

function listOfOperation(reading: Reading, operation: ApiOperation, fields: readonly ReadField[], path: string): Plain {
  const query = queryOf(reading, operation, fields);
  const { key = 'data' } = rowsOf(reading.document, operation, reading.name) ?? {};
  const text = `GET ${operation.path}${written(query)}` as const;
  if (isPaged(readCall(text))) totalNote(reading, operation);
  const sorts = query.sorts.length ? `, sorts: ${JSON.stringify(query.sorts)}` : '';
  return {
    path,
    call: new Code(`call(${JSON.stringify(text)}, { rows: ${JSON.stringify(key)}${sorts} })`),
    ...columnsOf(fields),
    ...(query.filters.length ? { filters: query.filters } : {}),
  };
}

/** The lists of a collection: its own, and those below it that answer the same records, such as `/pet/findByStatus`. */
export function readLists(reading: Reading, collection: Collection, fields: readonly ReadField[], verbs: Verbs): ReadList[] {
  const { document, name } = reading;
  const schemaName = (operation: ApiOperation) => document.nameOf(rowsOf(document, operation, name)?.row);
  const plain = collection.operations.filter(one => one.method === 'GET' && !one.path.includes('{') && rowsOf(document, one, name));
  const first = plain.find(({ path }) => path === collection.path) ?? plain[0];
  const same = first ? [first, ...plain.filter(one => one !== first && schemaName(one) && schemaName(one) === schemaName(first))] : [];
  const row = [...(verbs.one ? ['show'] : []), ...(verbs.update ? ['edit'] : []), ...(verbs.delete ? ['delete'] : [])];
  const whole = verbs.one && verbs.update && verbs.delete ? {} : { row };
  return same.map((operation, at) => {
    const step = camel(below(collection, operation) ?? '') || 'all';
    const path = at ? `/${name}/list/${step}` : `/${name}`;
    return { key: step, operation, declared: { ...listOfOperation(reading, operation, fields, path), ...whole } };
  });
}
