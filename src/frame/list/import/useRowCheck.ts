import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { failsForAll } from '#dataProvider/http.ts';
import { hasCall, isPlain, type Page, type Plain, type ShopRecord, valueAt } from '#define';
import { runEach, type StepOptions } from '#frame/actions/runs/runEach.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { useFieldLabel } from '#frame/form/ComparedValue.tsx';
import { useDefaultValues, useShownFields } from '#frame/form/formBlocks.ts';
import { answerKey, callsAbout } from '#frame/form/useAskedChecks.ts';
import { formResolver, useRequiredText } from '#frame/inputs/formResolver.ts';
import { readAll, rowsPerRead } from '#frame/list/readAll.ts';
import { withUnsentFields } from '#frame/record/formValues.ts';
import { fieldsInRows } from '#frame/record/recordRows.ts';
import type { FileRow } from './csvFile';
import { type CellError, type Change, type Entering, enterCells, type ImportColumn } from './enterCells';
import { type MatchKey, matchRows } from './matching';
import { useCellReader } from './readCell';

/** What an import does with a row, or has done. */
export type RowState = 'create' | 'update' | 'created' | 'updated' | 'same' | 'refused';

/** A row of the file after its check. */
export interface CheckedRow extends FileRow {
  state: RowState;
  /** The record that it changes, as it was checked; none for a new one. */
  record?: ShopRecord | undefined;
  /** All values of the record. */
  values: Plain;
  changes: readonly Change[];
  /** Why it is refused. */
  reasons: readonly string[];
}

/** In milliseconds. Checking lets the browser answer a press after that long. */
const longestSlice = 40;

/** @returns a function to call between small pieces of work. Now and then it lets the browser do its own. */
function pauser(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < longestSlice) return;
    await new Promise(resolve => setTimeout(resolve));
    last = performance.now();
  };
}

/** @returns a function that reads all records of the resource. */
function useReadRecords() {
  const { name, lists } = useResource();
  const dataProvider = useDataProvider();
  return async (signal: StepOptions['signal']): Promise<ShopRecord[]> => {
    const [list = '', declared] = Object.entries(lists)[0] ?? [];
    const perPage = rowsPerRead(declared?.call, 100, true);
    const sort = { field: 'id', order: 'ASC' } as const;
    const readPage = (page: number) => dataProvider.getList<ShopRecord>(name, { pagination: { page, perPage }, sort, filter: {}, meta: { list } });
    const rows = await readAll(readPage, { signal, most: Number.POSITIVE_INFINITY });
    return Array.isArray(rows) ? rows : [];
  };
}

/** The messages of a form's errors by the paths of their fields. */
function messagesIn(errors: unknown, path: readonly string[] = []): [path: string, message: string][] {
  const message = valueAt(errors, 'message');
  if (typeof message === 'string') return [[path.filter(key => key !== 'root').join('.'), message]];
  return Object.entries(Object(errors)).flatMap(([key, inner]) => messagesIn(inner, [...path, key]));
}

const includesAll = () => true;

/** @returns `check`, which validates values as the form does, with its calls, and gives the reasons against them; and `reasonOf` for one cell. */
function useFormCheck() {
  const { name, fields } = useResource();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = {
    create: { fieldsOf: useShownFields('create', includesAll), requiredText: useRequiredText('create') },
    edit: { fieldsOf: useShownFields('edit', includesAll), requiredText: useRequiredText('edit') },
  };
  const labelInForm = useFieldLabel();
  /** The label of what an error is about: a field, also in a row. */
  const labelOf = (path: string, values: ShopRecord): string => {
    const field = fields.flatMap(one => [one, ...fieldsInRows(one, values)]).find(({ source }) => source === path);
    return field ? labelInForm(field, values) : path;
  };
  const textOf = (message: string): string => {
    const error: unknown = JSON.parse(message.replace('@@react-admin@@', ''));
    return isPlain(error) ? translate(String(error.message), isPlain(error.args) ? error.args : {}) : translate(String(error));
  };
  const answersAbout = async (changes: readonly Change[], values: Plain, id: unknown) => {
    const answers = new Map<string, Plain>();
    for (const { field, value } of changes)
      for (const call of callsAbout(field, value, values)) {
        const answer = await dataProvider.answer(call, { value, id }).catch(() => undefined);
        if (answer) answers.set(answerKey(call, value), answer);
      }
    return answers;
  };
  const check = async (page: Exclude<Page, 'show'>, values: Plain, stored: Plain, changes: readonly Change[]): Promise<string[]> => {
    const answers = await answersAbout(changes, values, stored.id);
    const resolve = formResolver({
      resource: name,
      page,
      ...pages[page],
      defaultValues: () => stored,
      answerTo: ({ call }, value) => call && answers.get(answerKey(call, value)),
    });
    const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    return messagesIn(errors).map(([path, message]) => `${labelOf(path, { id: '', ...values })}: ${textOf(message)}`);
  };
  return { check, reasonOf: ({ field, error, args }: CellError): string => `${labelInForm(field, { id: '' })}: ${translate(error, args)}` };
}

/**
 * @returns a function that checks a row. If the row changes nothing in its listed record, that is enough; else it reads the record again, as
 * the form would.
 */
function useCheckRow() {
  const resource = useResource();
  const { name, fields } = resource;
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const { check, reasonOf } = useFormCheck();
  const readsOne = hasCall(resource, 'one');
  return async (row: FileRow, match: ShopRecord | undefined, entering: Entering, isPartial: boolean): Promise<CheckedRow> => {
    let record = match && withUnsentFields(fields, match);
    let entered = await enterCells(row.cells, record, entering);
    const isTouched = entered.changes.length + entered.errors.length > 0;
    if (match && readsOne && (isTouched || isPartial)) {
      record = withUnsentFields(fields, (await dataProvider.getOne<ShopRecord>(name, { id: match.id })).data);
      entered = await enterCells(row.cells, record, entering);
    }
    const { values, changes, errors } = entered;
    const result = { ...row, record, values, changes, reasons: [] };
    if (record && !changes.length && !errors.length) return { ...result, state: 'same' };
    const mayNot = record && !canAccess(name, 'edit', record) ? [translate('app.reasons.mayNot')] : [];
    const refusals = await check(record ? 'edit' : 'create', values, record ?? {}, changes);
    const reasons = [...mayNot, ...errors.map(reasonOf), ...refusals];
    return { ...result, state: reasons.length ? 'refused' : record ? 'update' : 'create', reasons };
  };
}

/**
 * @returns a function that checks all rows of a file and writes nothing. It resolves to `undefined` if it was stopped.
 * @throws RequestError if the records cannot be read.
 */
export function useRowCheck() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const readRecords = useReadRecords();
  const { fields } = useResource();
  const defaultValues = useDefaultValues();
  const readerOf = useCellReader();
  const checkRow = useCheckRow();
  return async (rows: readonly FileRow[], columns: readonly ImportColumn[], key: MatchKey, options: StepOptions) => {
    const { signal } = options;
    const records = key.source ? await readRecords(signal) : [];
    const matchOf = matchRows(rows, records, key);
    const entering = { fields, columns, defaultValues, reader: readerOf() };
    // A list may leave out a field: then its rows do not tell whether anything changes.
    const isPartial = columns.some(({ field }) => records.every(record => valueAt(record, field.source) === undefined));
    const checked = new Map<FileRow, CheckedRow>();
    const pause = pauser();
    const refuse = (row: FileRow, reason: string) => checked.set(row, { ...row, state: 'refused', values: {}, changes: [], reasons: [reason] });
    const checkOne = async (row: FileRow) => {
      await pause();
      const match = matchOf(row);
      if ('error' in match) refuse(row, translate(match.error, match.args));
      else checked.set(row, await checkRow(row, match.record, entering, isPartial));
    };
    const { refused } = await runEach(rows, checkOne, { ...options, isFatal: failsForAll });
    for (const { item, error } of refused) {
      if (failsForAll(error)) throw error;
      refuse(item, errorText(error));
    }
    return signal?.aborted ? undefined : rows.flatMap(row => checked.get(row) ?? []);
  };
}
