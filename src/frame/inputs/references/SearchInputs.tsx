/** Inputs for references to resources with too many records to load. The server searches, and the form values are whole records. */
import Check from '@mui/icons-material/Check';
import { Autocomplete, Box } from '@mui/material';
import { type InfiniteData, useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { searchWordsIn } from '#dataProvider/pageOfRows.ts';
import { idOf } from '#dataProvider/wire.ts';
import type { ShopRecord } from '#define';
import { isPlain, textHolds } from '#define';
import { recordKey, searchKey } from '#frame/context/queryCache.ts';
import { referenceOf, useNameOf } from '#frame/context/resourcesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { OptionField } from '#frame/inputs/OptionField.tsx';
import { type InputProps, useTextField } from '#frame/inputs/useTextField.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { PickedRecords, RecordLine } from './PickedRecords';
import { type OptionList, useListbox } from './useListbox';

const minutes = 60_000;

/** A form value as a record. If it has no id, its name is used as the id. */
const asRecord = (value: unknown): ShopRecord | undefined => {
  const id = idOf(value) ?? nameOf(value);
  return id ? { ...(isPlain(value) ? value : {}), id: String(id) } : undefined;
};

/**
 * The records of a form value with their labels. Records of which only the id is known are read one by one, so that a deleted one does
 * not affect the others; its label is its id.
 */
function usePickedRecords(reference: string, values: readonly ShopRecord[]) {
  const dataProvider = useDataProvider();
  const nameOf = useNameOf(reference);
  const withoutName = values.filter(record => !nameOf(record)).map(({ id }) => id);
  const results = useQueries({
    queries: withoutName.map(id => ({
      queryKey: recordKey(reference, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getOne<ShopRecord>(reference, { id, signal }).then(({ data }) => data),
      staleTime: 5 * minutes,
    })),
  });
  const queryOf = (id: string) => results[withoutName.indexOf(id)];
  return {
    records: values.map(record => queryOf(record.id)?.data ?? record),
    labelOf: (record: ShopRecord): string => nameOf(record) || (queryOf(record.id)?.isPending ? '…' : record.id),
  };
}

interface SearchBoxProps {
  input: InputProps;
  value: ShopRecord | null;
  labelOf: (record: ShopRecord) => string;
  onPick: (record: ShopRecord | null) => void;
  /** The records picked so far, if several can be picked. Each pick then clears the box. */
  picked?: readonly ShopRecord[];
}

/** The page size of the documented calls. */
const perPage = 10;

interface SearchPage {
  data: ShopRecord[];
  total: number | undefined;
  isLast: boolean;
}

/** The pages of a search in the first list of a resource. */
function useSearch(reference: string, words: string, enabled: boolean) {
  const dataProvider = useDataProvider();
  return useInfiniteQuery({
    queryKey: searchKey(reference, words),
    enabled,
    staleTime: minutes,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<SearchPage> => {
      const filter = words ? { q: words } : {};
      const params = { filter, pagination: { page: pageParam, perPage }, sort: { field: '', order: 'ASC' as const }, signal };
      const { data, total, pageInfo } = await dataProvider.getList<ShopRecord>(reference, params);
      return { data, total, isLast: pageInfo ? !pageInfo.hasNextPage : false };
    },
    // Servers may return smaller pages, so the records are counted. A page without new records is the last one.
    getNextPageParam: (last, pages) => {
      const before = uniqueIn(pages.slice(0, -1)).length;
      const now = uniqueIn(pages).length;
      return last.isLast || now === before || (last.total !== undefined && now >= last.total) ? undefined : pages.length + 1;
    },
  });
}

const uniqueIn = (pages: readonly SearchPage[]): ShopRecord[] => [
  ...new Map(pages.flatMap(({ data }) => data).map(record => [record.id, record])).values(),
];

/** How many pages are searched for a match automatically. Staff can continue with the More button. */
const maxAutomaticPages = 10;

/**
 * The options of a search box: the server's results, those with a matching name first. If the server ignores the search and returns all
 * records, the pages are searched here until something matches; matches come first. `hasNoMatch`: none of the options matches.
 */
function useOptions(
  reference: string,
  words: string,
  labelOf: (record: ShopRecord) => string,
  { isOpen, isPrefetched }: Record<'isOpen' | 'isPrefetched', boolean>,
) {
  const unfiltered = useSearch(reference, '', isOpen || isPrefetched);
  const results = useSearch(reference, words, isOpen || isPrefetched);
  const { hasNextPage, isFetching, error, fetchNextPage } = results;
  const pages = results.data?.pages ?? [];
  const nameMatches = (record: ShopRecord) => labelOf(record).toLowerCase().includes(words.toLowerCase());
  const textMatches = textHolds(words);
  const matches = (record: ShopRecord) => nameMatches(record) || textMatches(searchWordsIn(record));
  const isIgnored = words !== '' && isSamePage(unfiltered.data?.pages[0], pages[0]);
  const rows = uniqueIn(isIgnored ? pages : pages.map(page => ({ ...page, data: matchesFirst(nameMatches, page.data) })));
  const hasNoMatch = isIgnored && !rows.some(matches);
  const isSearching = hasNoMatch && isOpen && hasNextPage && !error && pages.length < maxAutomaticPages;
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);
  const list: OptionList<ShopRecord> = {
    options: isSearching ? [] : isIgnored ? matchesFirst(nameMatches, matchesFirst(matches, rows)) : rows,
    words,
    total: pages.at(-1)?.total,
    isLoading: results.isPending || isSearching,
    isPaging: results.isFetchingNextPage,
    error,
    retry: () => void (pages.length ? fetchNextPage() : results.refetch()),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
  return { list, hasNoMatch };
}

const idsOf = (page: SearchPage | undefined) => page?.data.map(({ id }) => id).join();
const isSamePage = (a: SearchPage | undefined, b: SearchPage | undefined): boolean => a !== undefined && a.data.length > 0 && idsOf(a) === idsOf(b);

const matchesFirst = <T,>(matches: (item: T) => boolean, items: readonly T[]): T[] => [
  ...items.filter(matches),
  ...items.filter(item => !matches(item)),
];

/** A text field that searches the first list of a resource while staff type. */
function SearchBox({ input, value, labelOf, onPick, picked }: SearchBoxProps) {
  const { props } = useTextField(input);
  const queries = useQueryClient();
  const name = value ? labelOf(value) : '';
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const [query, setQuery] = useState('');
  const words = typed === name ? '' : typed.trim();
  const isCurrent = words === query;
  useDebounced(isCurrent ? undefined : () => setQuery(words));
  const reference = referenceOf(input.field);
  // The options of a required field are fetched when the form opens.
  const { list, hasNoMatch } = useOptions(reference, query, labelOf, { isOpen: open, isPrefetched: Boolean(props.required) && !input.readOnly });
  // Options for earlier words are hidden, because Enter would pick one of them.
  const options = isCurrent ? list.options : [];
  const listbox = useListbox({ ...list, options, isLoading: list.isLoading || !isCurrent }, open);
  const isPicked = ({ id }: ShopRecord) => picked?.some(other => other.id === id) ?? false;
  const close = () => {
    setOpen(false);
    // The next time it is opened, the list starts with the first page again.
    queries.setQueriesData<InfiniteData<SearchPage, number>>({ queryKey: searchKey(reference) }, data => data && firstPageOf(data));
  };
  return (
    <Autocomplete
      id={props.id}
      {...listbox}
      options={options}
      filterOptions={all => all}
      autoHighlight={!hasNoMatch}
      readOnly={input.readOnly}
      // If nothing could be read, the list stays closed, or it would cover the error below the field.
      open={open && !(list.error && !options.length)}
      onOpen={() => setOpen(true)}
      onClose={close}
      value={value}
      onChange={(_, option) => onPick(option)}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(picked && reason === 'selectOption' ? '' : text)}
      // Enter picks an option; it must not save the form.
      onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      getOptionDisabled={isPicked}
      isOptionEqualToValue={(option, selected) => option.id === selected.id}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <RecordLine record={option}>{labelOf(option)}</RecordLine>
          {isPicked(option) && <Check fontSize="small" sx={{ marginInlineStart: 'auto' }} />}
        </Box>
      )}
      renderInput={params => <OptionField params={params} field={props} textKey={input.field.textKey ?? input.field.source} choices={list} />}
    />
  );
}

const firstPageOf = ({ pages, pageParams }: InfiniteData<SearchPage, number>) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) });

export function SearchReferenceInput(input: InputProps) {
  const { value, change } = useTextField(input);
  const record = asRecord(value);
  const { records, labelOf } = usePickedRecords(referenceOf(input.field), record ? [record] : []);
  return <SearchBox input={input} value={records[0] ?? null} labelOf={labelOf} onPick={picked => change(picked ?? '')} />;
}

/** References to several records, in an order that staff choose. */
export function SearchReferenceArrayInput(input: InputProps) {
  const { value, change } = useTextField(input);
  const values = (Array.isArray(value) ? value.filter(idOf) : []).map(asRecord).filter(record => record !== undefined);
  const { records, labelOf } = usePickedRecords(referenceOf(input.field), values);
  return (
    <Box>
      <SearchBox input={input} value={null} labelOf={labelOf} picked={records} onPick={picked => picked && change([...records, picked])} />
      <PickedRecords label={input.label} records={records} labelOf={labelOf} readOnly={input.readOnly} onChange={change} />
    </Box>
  );
}
