import { useQueries } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Column, isPaged, type List, type Resource, type ShopRecord, valueAt } from '#define';
import { limitConcurrency } from '#frame/actions/limitConcurrency.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { needsExtension } from '#frame/context/needsExtension.ts';
import { listKey } from '#frame/context/queryCache.ts';
import { ResourcesContext, usePathOf } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { cut, nameOf } from '#frame/format/texts.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { textWith, wordsOf } from './matching';
import type { Group, Option } from './paletteOptions';
import { filled, usePaletteTexts } from './usePaletteTexts';

const shownOfEach = 5;
const atOnce = 3;
const leastLetters = 2;
/** A list that comes whole is read once for a while, whatever is typed. */
const wholeList = { page: 1, perPage: 1000 };
const keptFor = 60_000;

interface Searched {
  resource: Resource;
  key: string;
  list: List;
  /** The server searches; else the list comes whole, and is searched here. */
  isAsked: boolean;
  /** It searches by a parameter that no specification documents. */
  isExtension: boolean;
}

/** What can be searched of what somebody may see: the first list of each resource in the menu, where its call searches or brings everything. */
function searchedIn(resources: readonly Resource[]): Searched[] {
  return resources.flatMap(resource => {
    const [first] = Object.entries(resource.lists).filter(([, { path }]) => path);
    if (!first || !resource.menu || !canAccess(resource.name, 'list')) return [];
    const [key, list] = first;
    const hasSearch = list.call?.query.some(({ name }) => name === 'search' || name === 'searchText') ?? true;
    const isPart = list.call ? isPaged(list.call) : true;
    return isPart && !hasSearch
      ? []
      : [{ resource, key, list, isAsked: isPart, isExtension: isPart && needsExtension(list, resource.fields, { q: 'x' }) }];
  });
}

/** The records that have what was typed in them, by resource. A few lists are asked at once; an answer to what is no longer asked is not shown. */
export function useRecordResults(typed: string): Group[] {
  const resources = useContext(ResourcesContext);
  const dataProvider = useSharedDataProvider();
  const optionsOf = useOptions();
  const furtherOf = useFurther();
  const [turn] = useState(() => limitConcurrency(atOnce));
  const words = wordsOf(typed);
  const isEnough = words.join('').length >= leastLetters;
  const isKnown = useExtensions();
  const [isPressed, setPressed] = useState(false);
  const all = isEnough ? searchedIn(resources) : [];
  const searched = isKnown || isPressed ? all : all.filter(({ isExtension }) => !isExtension);
  const others = all.filter(one => !searched.includes(one));
  const answers = useQueries({
    queries: searched.map(({ resource, key, isAsked }) => {
      const pagination = isAsked ? { page: 1, perPage: shownOfEach } : wholeList;
      const params = { pagination, filter: isAsked ? { q: typed.trim() } : {}, sort: { field: '', order: 'ASC' as const }, meta: { list: key } };
      return {
        queryKey: listKey(resource.name, params),
        queryFn: ({ signal }: { signal: AbortSignal }) => turn(signal, () => dataProvider.getList<ShopRecord>(resource.name, { ...params, signal })),
        staleTime: keptFor,
        retry: false,
      };
    }),
  });
  const groups = searched.map((one, at): Group => {
    const { data, error, isFetching, refetch } = answers[at] ?? {};
    return optionsOf(one, {
      typed: typed.trim(),
      words,
      rows: data?.data,
      error: isFetching ? null : error,
      isPending: isFetching ?? false,
      retry: () => void refetch?.(),
    });
  });
  return others.length ? [...groups, furtherOf(others, () => setPressed(true))] : groups;
}

/** Offers to search what only an extension searches. */
function useFurther() {
  const translate = useTranslate();
  const words = usePaletteTexts();
  return (others: readonly Searched[], run: () => void): Group => {
    const names = others.map(({ resource: { name } }) => translate(`resources.${name}.name`, { smart_count: 2 })).join(', ');
    return {
      id: 'further',
      title: words.further,
      options: [{ id: 'further', text: filled(words.searchToo, { names }), icon: 'Visibility', run, stays: true }],
    };
  };
}

interface Answer {
  typed: string;
  words: readonly string[];
  rows: readonly ShopRecord[] | undefined;
  error: unknown;
  isPending: boolean;
  retry: () => void;
}

/** Makes a group of what a list has answered. A row that has not what was looked for is of a server that does not search: it is not shown. */
function useOptions() {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const errorText = useErrorText();
  const said = usePaletteTexts();
  return ({ resource, key, list }: Searched, { typed, words, rows, error, isPending, retry }: Answer): Group => {
    const { name, fields, represent, icon, pages } = resource;
    const title = translate(`resources.${name}.name`, { smart_count: 2 });
    const say: Say = (source, value) =>
      fields.find(field => field.source === source)?.choices ? translate(`resources.${name}.choices.${source}.${value}`, { _: value }) : value;
    const all = listAddress(resource, key, { filter: { q: typed }, perPage: 10 });
    const found = (rows ?? []).filter(row => textWith(words, row) !== undefined || words.every(word => textWith([word], row) !== undefined));
    const shown = found.slice(0, shownOfEach).map((row): Option => {
      const text = nameOf(valueAt(row, represent)) || nameOf(row) || row.id;
      const to = pages.show || pages.edit ? pathOf(name, row) : all;
      return { id: `${name}/${row.id}`, text, more: moreOf(list, row, words, text, say), icon, to };
    });
    const failed: Option[] = error
      ? [
          {
            id: `${name}?failed`,
            text: filled(said.unread, { name: title }),
            more: errorText(error),
            icon: 'RestoreFromTrash',
            run: retry,
            stays: true,
          },
        ]
      : [];
    const rest: Option[] = shown.length ? [{ id: `${name}?all`, text: filled(said.all, { name: title }), icon, to: all }] : [];
    return { id: name, title, options: [...failed, ...shown, ...rest], isPending };
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && !/^\d{4}-\d\d-\d\dT|^data:|^https?:/.test(value);

/** A value as staff read it: one that is chosen by its words. */
type Say = (source: string, value: string) => string;

/** What a row says besides its name: its first texts, and what was looked for where none of these has it. */
function moreOf({ columns }: List, row: ShopRecord, words: readonly string[], name: string, say: Say): string {
  const texts = columns.flatMap((column: string | Column) => {
    const { source, value } = typeof column === 'string' ? { source: column } : column;
    const text = value ? value(row, 0) : valueAt(row, source);
    return isText(text) ? [cut(say(source, text), 40)] : [];
  });
  const told = [...new Set(texts)].filter(text => text !== name).slice(0, 3);
  const found = textWith(words, row);
  const isTold = found === undefined || [name, ...told].some(text => text.includes(found) || textWith(words, text) !== undefined);
  return [...(isTold ? [] : [cut(found, 60)]), ...told].join(' · ');
}
