/**
 * What is wrong with an answer, and whether the app shows it all the same: it is held against the contract as it came, and once more as
 * the data provider reads it. What departs only as it came is tolerated. Pure.
 */
import { isNothing, recordFrom, requestedFrom, rowsFrom } from '#dataProvider/fromReply.ts';
import { figuresIn } from '#dataProvider/pageReads.ts';
import { asNumber, type Field, isPlain, type List, type Plain, type Resource, type ShopRecord, textId, valueAt } from '#define';
import type { AnswerCheck } from '#define/openapi/contractCheck.ts';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { cameAs, type Departure, type DepartureKind } from '#define/openapi/departures.ts';

/** What departs, of an answer or of what a server does. */
export interface Finding {
  kind:
    | DepartureKind
    | 'another shape'
    | 'another status'
    | 'another content type'
    | 'no JSON'
    | 'no answer'
    | 'another record'
    | 'ignored parameter'
    | 'ignored extension'
    | 'finds nothing'
    | 'not kept'
    | 'not taken away';
  /** Where: a field, or a parameter; empty where it is the whole answer. */
  field: string;
  expected: string;
  came: string;
  /** The app shows it right. */
  tolerated: boolean;
  /** In how many rows. */
  times: number;
}

/** An answer as the app reads it. */
export interface Read {
  /** The rows of a list. */
  rows?: ShopRecord[];
  total?: number | undefined;
  /** The record that was asked for, or written. */
  record?: ShopRecord | undefined;
  /** It is said that there is none. */
  isNone?: boolean;
}

/** One finding. */
export const finding = (kind: Finding['kind'], field: string, expected: string, came: string, tolerated = false): Finding => ({
  kind,
  field,
  expected,
  came,
  tolerated,
  times: 1,
});

/** As the app reads flags: 1 is none, and shown as No. */
const isFlag = (value: unknown): boolean => ['true', 'false', 0, null].some(flag => flag === value);

/** Whether the app shows a value right that is of another type: numbers as texts, ids and dates as numbers, flags as texts. */
function isSurvived({ kind, types, value }: Departure): boolean {
  if (kind !== 'wrong type') return false;
  if (types.includes('number') || types.includes('integer')) return asNumber(value) !== undefined;
  if (types.includes('string')) return typeof value === 'number';
  return types.includes('boolean') && isFlag(value);
}

/** Findings of one kind at one field as one, with how often. */
export function together(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>();
  for (const one of findings) {
    const key = [one.kind, one.field, one.expected, one.tolerated].join('\n');
    const before = known.get(key);
    known.set(key, before ? { ...before, times: before.times + one.times } : one);
  }
  return [...known.values()];
}

const found = (departure: Departure, tolerated: boolean): Finding => {
  const { kind, field, expected, came } = departure;
  return finding(kind, field, expected, came, tolerated);
};

/** A record as the contract has it, with its id under its documented key. */
function withItsId({ id, ...record }: ShopRecord): Plain {
  const known = textId(record._id) ?? (record._id === undefined && !id.startsWith('row-') ? id : undefined);
  return known === undefined ? record : { ...record, _id: known };
}

const isList = ({ list, purpose }: DeclaredCall): boolean => list !== undefined || purpose === 'all';

/** What the app makes of an answer; `undefined` where it can make nothing of it. */
function readOf(declared: DeclaredCall, json: unknown, id: unknown): Read | undefined {
  const { call, resource, page, purpose, owner } = declared;
  if (page) {
    // Of signing in and out the app reads no figures.
    const figures = call.method === 'GET' && owner !== 'account' ? figuresIn(json, [owner, purpose.replace('page.', '')]) : isPlain(json) ? json : {};
    return figures && { record: { id: '', ...figures } };
  }
  if (isList(declared)) {
    try {
      return rowsFrom(json, call);
    } catch {
      return undefined;
    }
  }
  if (purpose !== 'one' || !resource) return { record: recordFrom(json) };
  const record = requestedFrom(json, id, resource);
  if (record && !isNothing(json)) return { record };
  return call.mayBeNone ? { isNone: true } : undefined;
}

/** An answer as the contract would have it, of what the app has read. */
function asDocumented({ call, page }: DeclaredCall, { rows, total, record, isNone }: Read, json: unknown): unknown {
  if (rows) return { [call.rows ?? 'data']: rows.map(withItsId), ...(total === undefined ? {} : { total }) };
  if (isNone || !record) return isPlain(json) ? json : undefined;
  return page ? { ...record, id: undefined } : withItsId(record);
}

/**
 * Holds an answer against the contract.
 * @param id The id that was asked for, of a read of one record.
 */
export function judge(check: AnswerCheck, declared: DeclaredCall, json: unknown, id?: unknown): { findings: Finding[]; read: Read } {
  const { method, path, mayBeNone } = declared.call;
  const asItCame = check(method, path, json);
  const read = readOf(declared, json, id);
  if (!read) return { findings: together(asItCame.length ? asItCame.map(one => found(one, false)) : [nothingIn(json)]), read: {} };
  // Where nothing is said to be there, in whatever words, there is nothing to be wrong.
  if (read.isNone || (mayBeNone && read.rows?.length === 0)) return { findings: [], read };
  const asRead = check(method, path, asDocumented(declared, read, json));
  const isSame = (one: Departure, other: Departure) => one.kind === other.kind && one.field === other.field;
  const overlooked = asItCame.filter(one => !asRead.some(other => isSame(one, other)));
  return { findings: together([...asRead.map(one => found(one, isSurvived(one))), ...overlooked.map(one => found(one, true))]), read };
}

const nothingIn = (json: unknown): Finding => finding('missing field', '', 'what was asked for', cameAs(json));

/** Fields that every record has, as its form cannot be sent without them, and the one that names it. */
const mustBeThere = ({ fields, represent }: Resource): Field[] =>
  fields.filter(({ source, required, when, lang, unsent }) => !when && !lang && !unsent && (source === represent || required === true));

/** Whether a record lacks a field; one that stands in a record which came as its id alone is not told. */
function lacks(record: Plain, source: string): boolean {
  const steps = source.split('.');
  const above = steps.slice(0, -1).map((_, index) => valueAt(record, steps.slice(0, index + 1).join('.')));
  return valueAt(record, source) === undefined && !above.some(value => textId(value) !== undefined || value === null);
}

/** What rows lack that a list shows: of each what names it and what must be filled, of all what no row has. */
export function lackingInRows(rows: readonly ShopRecord[], resource: Resource, list: List): Finding[] {
  const { call, columns } = list;
  const shown = columns.flatMap(column => (typeof column === 'string' ? column : column.value ? [] : column.source));
  const must = mustBeThere(resource).filter(({ source }) => shown.includes(source));
  const at = (source: string) => `${call?.rows ?? 'data'}[].${source}`;
  const inSome = must.flatMap(({ source }) => {
    const times = rows.filter(row => lacks(row, source)).length;
    return times ? [{ ...finding('missing field', at(source), 'the field, in every row', 'nothing'), times }] : [];
  });
  const others = shown.filter(
    source => resource.fields.some(field => field.source === source && !field.unsent) && !must.some(one => one.source === source),
  );
  const inAll = rows.length ? others.filter(source => rows.every(row => lacks(row, source))) : [];
  return [...inSome, ...inAll.map(source => finding('missing field', at(source), 'the field, in some row', 'nothing in any row', true))];
}

/** What a record lacks that was read in full: what must be filled, and what its row in a list had. */
export function lackingInRecord(record: ShopRecord, resource: Resource, row: ShopRecord | undefined): Finding[] {
  const must = mustBeThere(resource).map(({ source }) => source);
  const had = row ? resource.fields.filter(({ source, unsent }) => !unsent && valueAt(row, source) != null).map(({ source }) => source) : [];
  return [...new Set([...must, ...had])]
    .filter(source => source !== 'id' && lacks(record, source))
    .map(source => finding('missing field', source, must.includes(source) ? 'the field' : 'the field, which the list has', 'nothing'));
}
