/** Reads the text of a cell as the value that the form would hold, by kind. */
import { useContext } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { choicesCondition, type Field, holds, isNothing, type Plain, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { choiceText } from '#frame/context/choiceText.ts';
import { ResourcesContext, referenceOf, useResource } from '#frame/context/resourcesContext.ts';
import { numberOrText, numeric } from '#frame/format/numbers.ts';
import { nameBy } from '#frame/format/texts.ts';
import { parseDay } from '#frame/format/typedDays.ts';
import type { CellTexts } from '#frame/list/export/exportRows.ts';
import { normalized } from './matching';

/** What is needed to read cells, and to compare them with what an export would write. */
export interface CellReader extends CellTexts {
  /** The records of a resource with a name or id. */
  recordsNamed: (reference: Field, name: string) => Promise<readonly ShopRecord[]>;
}

type Read = { value: unknown } | { error: string; args?: Plain };

const wordsIn = (text: string): string[] => text.split(',').flatMap(word => word.trim() || []);

/** Reads each word, and gives their values or the first error. */
async function readWords(text: string, read: (word: string) => Read | Promise<Read>): Promise<Read> {
  const results = await Promise.all(wordsIn(text).map(read));
  return results.find(result => 'error' in result) ?? { value: results.map(result => 'value' in result && result.value) };
}

function readChoice({ source, choices = [] }: Field, text: string, { resource, translate }: CellReader): Read {
  const texts = choices.map(choice => choiceText(translate, resource, source, choice));
  const at = choices.findIndex((choice, place) => [String(choice), texts[place] ?? ''].some(word => normalized(word) === normalized(text)));
  return at < 0 ? { error: 'app.import.errors.choice', args: { choices: texts.join(', ') } } : { value: choices[at] };
}

/** Reads the words for yes and no in the language of the interface; the English ones in any language. */
function readFlag(text: string, { translate }: CellReader): Read {
  const isOneOf = (...words: string[]) => words.some(word => normalized(word) === normalized(text));
  if (isOneOf(translate('app.values.yes'), translate('app.values.active'), 'yes', 'true', '1')) return { value: true };
  if (isOneOf(translate('app.values.no'), translate('app.values.inactive'), 'no', 'false', '0')) return { value: false };
  return { error: 'app.import.errors.choice', args: { choices: `${translate('app.values.yes')}, ${translate('app.values.no')}` } };
}

async function readReference(field: Field, text: string, values: Plain, { recordsNamed }: CellReader): Promise<Read> {
  const records = (await recordsNamed(field, text)).filter(record => holds(choicesCondition(field, values), record));
  const [record] = records;
  if (!record) return { error: 'app.import.errors.reference', args: { name: text } };
  return records.length > 1 ? { error: 'app.import.errors.references', args: { name: text } } : { value: field.search ? record : record.id };
}

function readNumber(field: Field, text: string): Read {
  const value = numberOrText(text, field.kind);
  const isChoice = !field.choices || field.choices.some(choice => choice === value);
  return isChoice ? { value } : { error: 'app.import.errors.choice', args: { choices: field.choices?.join(', ') } };
}

/**
 * Reads the text of a cell. What is no number or day stays a text, which the checks of the form refuse.
 * @param values the values of the record, on which the choices of a reference may depend
 * @returns the value; or the key of the text that says why there is none
 */
export async function readCell(field: Field, text: string, values: Plain, reader: CellReader): Promise<Read> {
  const { kind, typed } = field;
  if (kind === 'references') return readWords(text, word => readReference(field, word, values, reader));
  if (kind === 'chips') return readWords(text, word => (field.choices ? readChoice(field, word, reader) : { value: word }));
  if (isNothing(text)) return { value: null };
  if (numeric.has(kind)) return readNumber(field, text);
  if (kind === 'flag') return readFlag(text, reader);
  if (kind === 'choice' || kind === 'badge') return readChoice(field, text, reader);
  if (kind === 'date') return { value: parseDay(text.replace(/[T ]\d\d?:\d\d.*$/, '')) ?? text };
  if (kind === 'reference') return readReference(field, text, values, reader);
  if (kind === 'mapPoint') return { value: wordsIn(text).map(degree => numberOrText(degree, 'number')) };
  const lines = text.replace(/\r\n?/g, '\n');
  return { value: (typed ? typed(lines) : lines) || null };
}

/** Only the first page of a search for a name is read. */
const pagination = { page: 1, perPage: 50 };

/** @returns a function that makes the reader of a file's cells. It reads the records of a reference once or, where they are too many, searches once for each name. */
export function useCellReader(): () => CellReader {
  const dataProvider = useDataProvider();
  const resources = useContext(ResourcesContext);
  const translate = useTranslate();
  const { name: resource } = useResource();
  const nameOfRecord = (reference: string, value: unknown) =>
    nameBy(
      resources.find(other => other.name === reference),
      value,
    );
  /** All records; `undefined` if they are too many. */
  const readWhole = async (reference: string) => {
    const { data, total = 0, pageInfo } = await dataProvider.getList<ShopRecord>(reference, { pagination, meta: { all: true } });
    return data.length < total || pageInfo?.hasNextPage ? undefined : data;
  };
  const search = async (reference: string, q: string) => (await dataProvider.getList<ShopRecord>(reference, { pagination, filter: { q } })).data;
  return () => {
    const answers = new Map<string, Promise<readonly ShopRecord[] | undefined>>();
    const readOnce = (key: string, read: () => Promise<readonly ShopRecord[] | undefined>) => {
      const answer = answers.get(key) ?? read();
      answers.set(key, answer);
      return answer;
    };
    const recordsNamed: CellReader['recordsNamed'] = async (field, name) => {
      const reference = referenceOf(field);
      if (!canAccess(reference, 'list')) return [];
      const whole = field.search ? undefined : await readOnce(reference, () => readWhole(reference));
      const records = whole ?? (await readOnce(`${reference} ${normalized(name)}`, () => search(reference, name))) ?? [];
      return records.filter(record => record.id === name || normalized(nameOfRecord(reference, record)) === normalized(name));
    };
    return { resource, translate, nameOfRecord, recordsNamed };
  };
}
