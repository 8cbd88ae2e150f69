import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { limitAsync } from 'es-toolkit/promise';
import { useContext, useState } from 'react';
import { type GetListParams, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { type Column, isPaged, type List, type Resource, type ShopRecord, searchParam, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { choiceText } from '#frame/context/choiceText.ts';
import { needsExtension } from '#frame/context/needsExtension.ts';
import { getListKey } from '#frame/context/queryCache.ts';
import { ResourcesContext, usePathOf } from '#frame/context/resourcesContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { nameBy, truncate } from '#frame/format/texts.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { textWith, wordsOf } from './matching';
import type { Group, Option } from './paletteOptions';

const maxPerList = 5;
const maxRequests = 3;
const minLetters = 2;
/** A list that is returned whole is read once per minute, whatever is typed. */
const wholeList = { page: 1, perPage: 1000 };
const staleTime = 60_000;

interface SearchedList {
  resource: Resource;
  key: string;
  list: List;
  /** The server searches. Otherwise the whole list is read and searched here. */
  isServerSearch: boolean;
  /** Its search needs an undocumented parameter. */
  isExtension: boolean;
}

/** The lists to search: the first list of each resource in the menu, if its call searches or returns everything and the user may see it. */
function searchableLists(resources: readonly Resource[]): SearchedList[] {
  return resources.flatMap(resource => {
    const [first] = Object.entries(resource.lists).filter(([, { path }]) => path);
    if (!first || !resource.menu || !canAccess(resource.name, 'list')) return [];
    const [key, list] = first;
    const hasSearch = list.call ? searchParam(list.call) !== undefined : true;
    const isPart = list.call ? isPaged(list.call) : true;
    return isPart && !hasSearch
      ? []
      : [{ resource, key, list, isServerSearch: isPart, isExtension: isPart && needsExtension(list, resource.fields, { q: 'x' }) }];
  });
}

/** Searches records for the typed text, grouped by resource. A few lists are read at a time, and outdated results are not shown. */
export function useRecordResults(typed: string): Group[] {
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const words = wordsOf(typed);
  const groupOf = useGroupOf(typed.trim(), words);
  const [search] = useState(() => limitAsync((name: string, params: GetListParams) => dataProvider.getList<ShopRecord>(name, params), maxRequests));
  const knowsExtensions = useExtensions();
  const [isPressed, setPressed] = useState(false);
  const all = words.join('').length >= minLetters ? searchableLists(resources) : [];
  const searched = knowsExtensions || isPressed ? all : all.filter(({ isExtension }) => !isExtension);
  const results = useQueries({
    queries: searched.map(({ resource, key, isServerSearch }) => {
      const pagination = isServerSearch ? { page: 1, perPage: maxPerList } : wholeList;
      const filter = isServerSearch ? { q: typed.trim() } : {};
      const params = { pagination, filter, sort: { field: '', order: 'ASC' as const }, meta: { list: key } };
      return {
        queryKey: getListKey(resource.name, params),
        queryFn: ({ signal }: { signal: AbortSignal }) => search(resource.name, { ...params, signal }),
        staleTime,
      };
    }),
  });
  const groups = results.flatMap((result, at) => searched.slice(at, at + 1).map(one => groupOf(one, result)));
  const others = all.filter(one => !searched.includes(one));
  if (!others.length) return groups;
  // Their search needs an extension, so it waits for a press.
  const names = others.map(({ resource: { name } }) => translate(`resources.${name}.name`, { smart_count: 2 })).join(', ');
  const further: Option = {
    id: 'further',
    text: translate('app.palette.searchToo', { names }),
    icon: 'Visibility',
    run: () => setPressed(true),
    stays: true,
  };
  return [...groups, { id: 'further', title: translate('app.palette.further'), options: [further] }];
}

type Result = Pick<UseQueryResult<{ data: ShopRecord[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Makes a group from the rows of a list. Rows without the typed words are dropped: the server ignored the search. */
function useGroupOf(typed: string, words: readonly string[]) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const errorText = useErrorText();
  return ({ resource, key, list }: SearchedList, { data, error, isFetching, refetch }: Result): Group => {
    const { name, fields, icon, pages } = resource;
    const title = translate(`resources.${name}.name`, { smart_count: 2 });
    const format: FormatValue = (source, value) =>
      fields.find(field => field.source === source)?.choices ? choiceText(translate, name, source, value) : value;
    const all = listAddress(resource, key, { filter: { q: typed } });
    const matches = data?.data.filter(row => textWith(words, row) !== undefined || words.every(word => textWith([word], row) !== undefined)) ?? [];
    const options = matches.slice(0, maxPerList).map((row): Option => {
      const text = nameBy(resource, row) || row.id;
      const to = pages.show || pages.edit ? pathOf(name, row) : all;
      return { id: `${name}/${row.id}`, text, more: moreOf(list, row, words, text, format), icon, to };
    });
    if (options.length) options.push({ id: `${name}?all`, text: translate('app.palette.all', { name: title }), icon, to: all });
    if (error && !isFetching) {
      const text = translate('app.palette.unread', { name: title });
      options.unshift({ id: `${name}?failed`, text, more: errorText(error), icon: 'RestoreFromTrash', run: () => void refetch(), stays: true });
    }
    return { id: name, title, options, isPending: isFetching };
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && !/^\d{4}-\d\d-\d\dT|^data:|^https?:/.test(value);

/** Formats a value; a choice by its label. */
type FormatValue = (source: string, value: string) => string;

/** What a row shows besides its name: its first texts, and the matching text if none of them contains it. */
function moreOf({ columns }: List, row: ShopRecord, words: readonly string[], name: string, format: FormatValue): string {
  const texts = columns.flatMap((column: string | Column) => {
    const { source, value } = typeof column === 'string' ? { source: column } : column;
    const text = value ? value(row, 0) : valueAt(row, source);
    return isText(text) ? [truncate(format(source, text), 40)] : [];
  });
  const shownTexts = [...new Set(texts)].filter(text => text !== name).slice(0, 3);
  const matches = textWith(words, row);
  const isShown = matches === undefined || [name, ...shownTexts].some(text => text.includes(matches) || textWith(words, text) !== undefined);
  return [...(isShown ? [] : [truncate(matches, 60)]), ...shownTexts].join(' · ');
}
