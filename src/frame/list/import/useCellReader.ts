import { useContext } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { ResourcesContext, referenceOf, useResource } from '#frame/context/resourcesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { normalized } from './columnFields';
import type { CellReader } from './readCell';

/** The first page: of a search for a name, how many records it may find. */
const pagination = { page: 1, perPage: 50 };

/** @returns a function that makes the reader of a file's cells. It reads the records of a reference once or, where they are too many, searches once for each name. */
export function useCellReader(): () => CellReader {
  const dataProvider = useDataProvider();
  const resources = useContext(ResourcesContext);
  const translate = useTranslate();
  const { name: resource } = useResource();
  const representOf = (reference: string) => resources.find(({ name }) => name === reference)?.represent ?? '';
  const nameOfRecord = (reference: string, value: unknown) => nameOf(valueAt(value, representOf(reference))) || nameOf(value);
  /** All records; `undefined` if they are too many. */
  const readWhole = async (reference: string) => {
    const { data, total = 0, pageInfo } = await dataProvider.getList<ShopRecord>(reference, { pagination, meta: { all: true } });
    return data.length < total || pageInfo?.hasNextPage ? undefined : data;
  };
  const search = async (reference: string, q: string) =>
    (await dataProvider.getList<ShopRecord>(reference, { pagination, sort: { field: '', order: 'ASC' }, filter: { q } })).data;
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
