/** What a searchable select offers: choices that are all loaded, or what the server finds. */
import { createFilterOptions } from '@mui/material';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { searchWordsIn } from '#dataProvider/pageOfRows.ts';
import { idOf } from '#dataProvider/wire.ts';
import {
  choicesCondition,
  type Field,
  filtersOf,
  fits,
  holds,
  isPlain,
  type RecordCondition,
  type ShopRecord,
  sourcesInFilter,
  speaksPlainRest,
  textHolds,
  valueAt,
} from '#define';
import { needsExtension } from '#frame/context/needsExtension.ts';
import { ResourcesContext, referenceOf, useResource } from '#frame/context/resourcesContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import type { useChoices } from '#frame/fields/useChoices.ts';
import type { InputProps, useTextField } from '#frame/inputs/inputProps.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';

export interface Options {
  records: readonly ShopRecord[];
  /** The number of all options, if it is known. */
  total: number | undefined;
  /** Whether the first options are loading. */
  isLoading: boolean;
  /** Whether the next options are loading. */
  isPaging: boolean;
  error: unknown;
  retry: () => void;
  /** Shows the next options; `undefined` if there are no more, or they are loading or could not be read. */
  more: (() => void) | undefined;
  /** Whether none of them matches the words: the server ignores them, or searches in values that the records do not show. */
  hasNoMatch: boolean;
}

/** The props of the select that offers records. */
export interface RecordSelectProps {
  input: InputProps;
  /** The props of the text field, see `useTextField`. */
  props: ReturnType<typeof useTextField>['props'];
  /** The choices, if they can all be loaded; else the server is searched. */
  choices: Choices | undefined;
  /** The chosen records. */
  values: ShopRecord[];
  labelOf: (record: ShopRecord) => string;
  onChange: (records: readonly ShopRecord[]) => void;
  /** How chosen records are shown: one as the text, several as chips, or several `elsewhere`. */
  shown: 'text' | 'chips' | 'elsewhere';
}

type LabelOf = (record: ShopRecord) => string;

/** Choices that are all loaded. */
export type Choices = ReturnType<typeof useChoices>;

/** How many of the loaded choices are shown at once. */
const shownAtOnce = 50;

/** The condition on the choices of a field with the form's values. The same object until it changes. */
function useChoicesCondition(field: Field): RecordCondition {
  const { getValues } = useFormContext();
  return useWatch({ name: sourcesInFilter(field), compute: () => choicesCondition(field, getValues()) });
}

/** Whether a chosen record is no choice any more, because staff have changed the value of the form that the choices depend on. */
export function useIsUnfit(field: Field, values: readonly ShopRecord[]): boolean {
  const condition = useChoicesCondition(field);
  const withoutForm = choicesCondition({ filter: field.filter ?? {} }, {});
  // A test with a fixed value does not depend on what staff change in the form.
  const isKnown = (record: ShopRecord, source: string) => !(source in withoutForm) && valueAt(record, source) !== undefined;
  return (
    sourcesInFilter(field).length > 0 &&
    values.some(record => Object.entries(condition).some(([source, test]) => isKnown(record, source) && !fits(test, valueAt(record, source))))
  );
}

/** The part of a condition that the server of a resource is asked for: its declared filters, in plain REST all equal values. */
function useServerFilter(reference: string, condition: RecordCondition): RecordCondition {
  const knowsExtensions = useExtensions();
  const resource = useContext(ResourcesContext).find(({ name }) => name === reference);
  const [list] = Object.values(resource?.lists ?? {});
  if (!resource || !list) return {};
  const filters = filtersOf(list, resource.fields).map(({ source }) => source);
  const isSent = (source: string, test: unknown) => (speaksPlainRest(resource) ? !isPlain(test) : filters.includes(source));
  const sent = Object.fromEntries(Object.entries(condition).filter(([source, test]) => isSent(source, test)));
  return !knowsExtensions && needsExtension(list, resource.fields, sent) ? {} : sent;
}

const byLabel = createFilterOptions<ShopRecord>();

/** The source of another reference of the form that the choices of a field have, too, as the category that a sub-category belongs to. */
function useSharedReference({ source, reference }: Field): string | undefined {
  const { fields } = useResource();
  const target = useContext(ResourcesContext).find(({ name }) => name === reference);
  const isShared = (other: Field) => target?.fields.some(field => field.source === other.source && field.reference === other.reference);
  return fields.find(other => other.kind === 'reference' && other.source !== source && isShared(other))?.source;
}

/** The loaded choices whose label matches the words. Of those that share a reference with the form, the ones that refer to the same record come first, each part by name. */
function useLoadedOptions(choices: Choices | undefined, field: Field, words: string, labelOf: LabelOf): Options {
  const shared = useSharedReference(field) ?? '';
  const condition = useChoicesCondition(field);
  const { choices: records, isPending = false, error, retry = () => {} } = choices ?? {};
  const [most, setMost] = useState(shownAtOnce);
  const parent = idOf(useWatch({ name: shared || field.source }));
  const sorted = useMemo(() => {
    const fitting = records?.filter(record => holds(condition, record)) ?? [];
    if (!shared) return fitting;
    const isElsewhere = (record: ShopRecord) => Number(!parent || idOf(valueAt(record, shared)) !== parent);
    return fitting.toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || labelOf(a).localeCompare(labelOf(b)));
  }, [records, condition, shared, parent, labelOf]);
  const matches = words ? byLabel(sorted, { inputValue: words, getOptionLabel: labelOf }) : sorted;
  return {
    records: matches.slice(0, most),
    total: matches.length,
    isLoading: isPending,
    isPaging: false,
    error,
    retry,
    more: matches.length > most ? () => setMost(most + shownAtOnce) : undefined,
    hasNoMatch: false,
  };
}

const minutes = 60_000;

/** The page size of the documented calls. */
const perPage = 10;

/** How many pages are searched for a match automatically. Staff can continue with the More button. */
const maxAutomaticPages = 10;

/**
 * The records that the server finds in the first list of a resource; those whose label or other texts hold the words come first. As long
 * as none does, because the server ignores a search, the next pages are read.
 */
function useSearchedOptions(field: Field, words: string, labelOf: LabelOf, { enabled, isOpen }: Record<'enabled' | 'isOpen', boolean>): Options {
  const condition = useChoicesCondition(field);
  const serverFilter = useServerFilter(referenceOf(field), condition);
  const { data, total, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteGetList<ShopRecord>(
    referenceOf(field),
    { filter: { ...serverFilter, ...(words ? { q: words } : {}) }, pagination: { page: 1, perPage }, sort: { field: '', order: 'ASC' } },
    { enabled, staleTime: minutes },
  );
  const pages = data?.pages.map(page => page.data) ?? [];
  const holdsWords = textHolds(words);
  const rank = (record: ShopRecord) => (labelOf(record).toLowerCase().includes(words.toLowerCase()) ? 0 : holdsWords(searchWordsIn(record)) ? 1 : 2);
  // Records may have moved to another page between two reads.
  const read = [...new Map(pages.flat().map(record => [record.id, record])).values()];
  const records = read.filter(record => holds(condition, record)).toSorted((a, b) => rank(a) - rank(b));
  const hasOthers = records.length < read.length;
  const [first] = records;
  const hasNoMatch = words !== '' && first !== undefined && rank(first) === 2;
  const isSearching = (hasNoMatch || (hasOthers && !first)) && isOpen && hasNextPage && !error && pages.length < maxAutomaticPages;
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);
  return {
    records: isSearching ? [] : records,
    // The server has counted records that cannot be chosen.
    total: hasOthers ? undefined : total,
    isLoading: isPending || isSearching,
    isPaging: isFetchingNextPage,
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
    more: hasNextPage && !isFetchingNextPage && !error ? () => void fetchNextPage() : undefined,
    hasNoMatch,
  };
}

/** The options for the typed words. The server is searched once staff pause; until then, nothing is offered that Enter could pick. */
export function useOptions(
  { input, props, choices, labelOf }: Pick<RecordSelectProps, 'input' | 'props' | 'choices' | 'labelOf'>,
  words: string,
  isOpen: boolean,
): Options {
  const [query, setQuery] = useState('');
  useDebounced(words === query ? undefined : () => setQuery(words));
  const loaded = useLoadedOptions(choices, input.field, words, labelOf);
  // The options of a required field are fetched when the form opens.
  const enabled = !choices && (isOpen || (Boolean(props.required) && !input.readOnly));
  const searched = useSearchedOptions(input.field, query, labelOf, { enabled, isOpen });
  if (choices) return loaded;
  return words === query ? searched : { ...searched, records: [], isLoading: true };
}
