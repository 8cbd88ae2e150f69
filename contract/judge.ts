/**
 * Finds the differences between an answer and the contract. An answer is checked as it came, and again as the data provider reads it:
 * a difference that only the first check has is tolerated, as the app shows the answer correctly. Pure.
 */
import { figuresIn, isEmptyReply, recordFrom, requestedFrom, rowsFrom } from '#dataProvider/fromReply.ts';
import { asNumber, type Field, isPlain, type List, type Plain, type Resource, type ShopRecord, textId, valueAt } from '#define';
import type { AnswerCheck } from '#define/openapi/contractCheck.ts';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { cameAs, type Departure, type DepartureKind } from '#define/openapi/departures.ts';

/** A difference of an answer, or of what a server does. */
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
  /** A field or a parameter; empty for the whole answer. */
  field: string;
  expected: string;
  actual: string;
  /** The app shows the answer correctly. */
  tolerated: boolean;
  /** The number of rows that have it. */
  times: number;
}

/** An answer as the app reads it. */
export interface Read {
  /** The rows of a list. */
  rows?: ShopRecord[];
  total?: number | undefined;
  /** The record that was read or written. */
  record?: ShopRecord | undefined;
  /** The answer says that there is no record. */
  isNone?: boolean;
}

export const finding = (kind: Finding['kind'], field: string, expected: string, actual: string, tolerated = false): Finding => ({
  kind,
  field,
  expected,
  actual,
  tolerated,
  times: 1,
});

/** Whether the app reads a value as a flag. It does not read 1 as one, and shows No. */
const isFlag = (value: unknown): boolean => ['true', 'false', 0, null].some(flag => flag === value);

/** Whether the app shows a value of another type correctly: numbers as texts, ids and dates as numbers, flags as texts. */
function isReadable({ kind, types, value }: Departure): boolean {
  if (kind !== 'wrong type') return false;
  if (types.includes('number') || types.includes('integer')) return asNumber(value) !== undefined;
  if (types.includes('string')) return typeof value === 'number';
  return types.includes('boolean') && isFlag(value);
}

/** Joins findings of one kind at one field, and counts them. */
export function joinFindings(findings: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const one of findings) {
    const key = [one.kind, one.field, one.expected, one.tolerated].join('\n');
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, times: before.times + one.times } : one);
  }
  return [...byKey.values()];
}

const findingOf = (departure: Departure, tolerated: boolean): Finding => {
  const { kind, field, expected, actual } = departure;
  return finding(kind, field, expected, actual, tolerated);
};

/** A record with its id under the documented key. */
function withItsId({ id, ...record }: ShopRecord): Plain {
  const documentedId = textId(record._id) ?? (record._id === undefined && !id.startsWith('row-') ? id : undefined);
  return documentedId === undefined ? record : { ...record, _id: documentedId };
}

const isList = ({ list, purpose }: DeclaredCall): boolean => list !== undefined || purpose === 'all';

/** An answer as the app reads it; `undefined` where it cannot read it. */
function readOf(declared: DeclaredCall, json: unknown, id: unknown, sessionPage: string): Read | undefined {
  const { call, resource, page, purpose, owner } = declared;
  if (page) {
    const readsFigures = call.method === 'GET' && owner !== sessionPage;
    const figures = readsFigures ? figuresIn(json, [owner, purpose.replace('page.', '')]) : isPlain(json) ? json : {};
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
  if (record && !isEmptyReply(json)) return { record };
  return call.mayBeNone ? { isNone: true } : undefined;
}

/** The documented answer with the values that the app has read. */
function asDocumented({ call, page }: DeclaredCall, { rows, total, record, isNone }: Read, json: unknown): unknown {
  if (rows) return { [call.rows ?? 'data']: rows.map(withItsId), ...(total === undefined ? {} : { total }) };
  if (isNone || !record) return isPlain(json) ? json : undefined;
  return page ? { ...record, id: undefined } : withItsId(record);
}

/** An answer as the app reads it, in its documented form; `undefined` where the app cannot read it. */
export function documentedAnswer(declared: DeclaredCall, json: unknown, sessionPage: string): unknown {
  const read = readOf(declared, json, 'id', sessionPage);
  return read && asDocumented(declared, read, json);
}

/**
 * Checks an answer against the contract.
 * @param id the requested id, of a read of one record.
 * @param sessionPage the page whose calls sign in and out; the app reads no figures in their answers.
 */
export function judge(
  check: AnswerCheck,
  declared: DeclaredCall,
  json: unknown,
  id?: unknown,
  sessionPage = 'account',
): { findings: Finding[]; read: Read } {
  const { method, path, mayBeNone } = declared.call;
  const asItCame = check(method, path, json);
  const read = readOf(declared, json, id, sessionPage);
  if (!read) return { findings: joinFindings(asItCame.length ? asItCame.map(one => findingOf(one, false)) : [nothingIn(json)]), read: {} };
  // An answer that says that there is nothing may have any form.
  if (read.isNone || (mayBeNone && read.rows?.length === 0)) return { findings: [], read };
  const asRead = check(method, path, asDocumented(declared, read, json));
  const isSame = (one: Departure, other: Departure) => one.kind === other.kind && one.field === other.field;
  const overlooked = asItCame.filter(one => !asRead.some(other => isSame(one, other)));
  return { findings: joinFindings([...asRead.map(one => findingOf(one, isReadable(one))), ...overlooked.map(one => findingOf(one, true))]), read };
}

const nothingIn = (json: unknown): Finding => finding('missing field', '', 'what was asked for', cameAs(json));

/** The fields that every record has: those that forms require, and the one that names the record. */
const requiredFields = ({ fields, represent }: Resource): Field[] =>
  fields.filter(({ source, required, when, lang, unsent }) => !when && !lang && !unsent && (source === represent || required === true));

/** Whether a record lacks a field. A field within a reference that came as an id is not missing. */
function lacks(record: Plain, source: string): boolean {
  const steps = source.split('.');
  const above = steps.slice(0, -1).map((_, index) => valueAt(record, steps.slice(0, index + 1).join('.')));
  return valueAt(record, source) === undefined && !above.some(value => textId(value) !== undefined || value === null);
}

/** The shown fields that rows lack: required ones missing in any row, and others missing in all rows. */
export function lackingInRows(rows: readonly ShopRecord[], resource: Resource, list: List): Finding[] {
  const { call, columns } = list;
  const shown = columns.flatMap(column => (typeof column === 'string' ? column : column.value ? [] : column.source));
  const required = requiredFields(resource).filter(({ source }) => shown.includes(source));
  const at = (source: string) => `${call?.rows ?? 'data'}[].${source}`;
  const inSome = required.flatMap(({ source }) => {
    const times = rows.filter(row => lacks(row, source)).length;
    return times ? [{ ...finding('missing field', at(source), 'the field, in every row', 'nothing'), times }] : [];
  });
  const others = shown.filter(
    source => resource.fields.some(field => field.source === source && !field.unsent) && !required.some(one => one.source === source),
  );
  const inAll = rows.length ? others.filter(source => rows.every(row => lacks(row, source))) : [];
  return [...inSome, ...inAll.map(source => finding('missing field', at(source), 'the field, in some row', 'nothing in any row', true))];
}

/** The fields that a whole record lacks: required ones, and those that its row in a list had. */
export function lackingInRecord(record: ShopRecord, resource: Resource, row: ShopRecord | undefined): Finding[] {
  const required = requiredFields(resource).map(({ source }) => source);
  const inRow = row ? resource.fields.filter(({ source, unsent }) => !unsent && valueAt(row, source) != null).map(({ source }) => source) : [];
  return [...new Set([...required, ...inRow])]
    .filter(source => source !== 'id' && lacks(record, source))
    .map(source => finding('missing field', source, required.includes(source) ? 'the field' : 'the field, which the list has', 'nothing'));
}
