/**
 * Choosing among more records than can be loaded: the server searches, the form holds whole records.
 */
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
import { type Offer, useListbox } from './useListbox';

const minutes = 60_000;

/** What a form holds, as a record. One that came without an id goes by its name. */
const asRecord = (value: unknown): ShopRecord | undefined => {
  const id = idOf(value) ?? nameOf(value);
  return id ? { ...(isPlain(value) ? value : {}), id: String(id) } : undefined;
};

/**
 * The records that a form holds, and what to call each. Those it has only the ids of are read, each for itself,
 * so that one that is gone hides no other: that one goes by its id.
 */
function useHeld(reference: string, held: readonly ShopRecord[]) {
  const dataProvider = useDataProvider();
  const nameOf = useNameOf(reference);
  const bare = held.filter(record => !nameOf(record)).map(({ id }) => id);
  const read = useQueries({
    queries: bare.map(id => ({
      queryKey: recordKey(reference, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getOne<ShopRecord>(reference, { id, signal }).then(({ data }) => data),
      staleTime: 5 * minutes,
    })),
  });
  const queryOf = (id: string) => read[bare.indexOf(id)];
  return {
    records: held.map(record => queryOf(record.id)?.data ?? record),
    labelOf: (record: ShopRecord): string => nameOf(record) || (queryOf(record.id)?.isPending ? '…' : record.id),
  };
}

interface SearchBoxProps {
  input: InputProps;
  value: ShopRecord | null;
  labelOf: (record: ShopRecord) => string;
  onPick: (record: ShopRecord | null) => void;
  /** Collects several: each pick empties the box for the next. These have been picked. */
  picked?: readonly ShopRecord[];
}

/** As many as the documented calls give at once. */
const perPage = 10;

interface Found {
  data: ShopRecord[];
  total: number | undefined;
  isLast: boolean;
}

/** What a search in the first list of a resource finds, page after page. */
function useFound(reference: string, asked: string, enabled: boolean) {
  const dataProvider = useDataProvider();
  return useInfiniteQuery({
    queryKey: searchKey(reference, asked),
    enabled,
    staleTime: minutes,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<Found> => {
      const filter = asked ? { q: asked } : {};
      const wanted = { filter, pagination: { page: pageParam, perPage }, sort: { field: '', order: 'ASC' as const }, signal };
      const { data, total, pageInfo } = await dataProvider.getList<ShopRecord>(reference, wanted);
      return { data, total, isLast: pageInfo ? !pageInfo.hasNextPage : false };
    },
    // Pages may be smaller than asked for, so rows are counted; a page that brings nothing new is the end.
    getNextPageParam: (last, pages) => {
      const before = uniqueIn(pages.slice(0, -1)).length;
      const now = uniqueIn(pages).length;
      return last.isLast || now === before || (last.total !== undefined && now >= last.total) ? undefined : pages.length + 1;
    },
  });
}

const uniqueIn = (pages: readonly Found[]): ShopRecord[] => [
  ...new Map(pages.flatMap(({ data }) => data).map(record => [record.id, record])).values(),
];

/** So many pages are looked through for what matches before staff are asked whether to go on. */
const mostPagesAlone = 10;

/**
 * What a search box offers: what the server found, and among it what is named so first. A server that does not search answers
 * with what it has anyway: then the pages are looked through here until something matches, which stands first, and the others follow.
 * `isOther` says that nothing of what is on offer matches.
 */
function useOffer(
  reference: string,
  asked: string,
  labelOf: (record: ShopRecord) => string,
  { isOpen, isAwaited }: Record<'isOpen' | 'isAwaited', boolean>,
) {
  const everything = useFound(reference, '', isOpen || isAwaited);
  const found = useFound(reference, asked, isOpen || isAwaited);
  const { hasNextPage, isFetching, error, fetchNextPage } = found;
  const pages = found.data?.pages ?? [];
  const words = asked.toLowerCase();
  const isNamed = (record: ShopRecord) => labelOf(record).toLowerCase().includes(words);
  const holds = textHolds(asked);
  const fits = (record: ShopRecord) => isNamed(record) || holds(searchWordsIn(record));
  const isIgnored = asked !== '' && isSame(everything.data?.pages[0], pages[0]);
  const rows = uniqueIn(isIgnored ? pages : pages.map(page => ({ ...page, data: first(isNamed, page.data) })));
  const isOther = isIgnored && !rows.some(fits);
  const isLooking = isOther && isOpen && hasNextPage && !error && pages.length < mostPagesAlone;
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
  }, [isLooking, isFetching, fetchNextPage]);
  const offer: Offer<ShopRecord> = {
    options: isLooking ? [] : isIgnored ? first(isNamed, first(fits, rows)) : rows,
    words: asked,
    total: pages.at(-1)?.total,
    isLoading: found.isPending || isLooking,
    isPaging: found.isFetchingNextPage,
    error,
    retry: () => void (pages.length ? fetchNextPage() : found.refetch()),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
  return { offer, isOther };
}

const idsOf = (page: Found | undefined) => page?.data.map(({ id }) => id).join();
const isSame = (a: Found | undefined, b: Found | undefined): boolean => a !== undefined && a.data.length > 0 && idsOf(a) === idsOf(b);

const first = <T,>(holds: (item: T) => boolean, items: readonly T[]): T[] => [...items.filter(holds), ...items.filter(item => !holds(item))];

/** A text field that searches the first list of a resource while staff type, and offers what it finds. */
function SearchBox({ input, value, labelOf, onPick, picked }: SearchBoxProps) {
  const { props } = useTextField(input);
  const queries = useQueryClient();
  const name = value ? labelOf(value) : '';
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const [asked, setAsked] = useState('');
  const wanted = typed === name ? '' : typed.trim();
  const isAsked = wanted === asked;
  useDebounced(isAsked ? undefined : () => setAsked(wanted));
  const reference = referenceOf(input.field);
  // What must be chosen is asked for as the form opens.
  const { offer, isOther } = useOffer(reference, asked, labelOf, { isOpen: open, isAwaited: Boolean(props.required) && !input.readOnly });
  // What was found for other words is not on offer: Enter would take it.
  const options = isAsked ? offer.options : [];
  const listbox = useListbox({ ...offer, options, isLoading: offer.isLoading || !isAsked }, open);
  const isPicked = ({ id }: ShopRecord) => picked?.some(other => other.id === id) ?? false;
  const close = () => {
    setOpen(false);
    // Opened again, the list begins at its start.
    queries.setQueriesData<InfiniteData<Found, number>>({ queryKey: searchKey(reference) }, known => known && startOf(known));
  };
  return (
    <Autocomplete
      id={props.id}
      {...listbox}
      options={options}
      filterOptions={found => found}
      autoHighlight={!isOther}
      readOnly={input.readOnly}
      // Where nothing could be read, what is said below the field is not covered.
      open={open && !(offer.error && !options.length)}
      onOpen={() => setOpen(true)}
      onClose={close}
      value={value}
      onChange={(_, option) => onPick(option)}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(picked && reason === 'selectOption' ? '' : text)}
      // Whoever presses Enter here wants to choose, not to save the form.
      onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      getOptionDisabled={isPicked}
      isOptionEqualToValue={(option, held) => option.id === held.id}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <RecordLine record={option}>{labelOf(option)}</RecordLine>
          {isPicked(option) && <Check fontSize="small" sx={{ marginInlineStart: 'auto' }} />}
        </Box>
      )}
      renderInput={params => <OptionField params={params} field={props} textKey={input.field.textKey ?? input.field.source} choices={offer} />}
    />
  );
}

const startOf = ({ pages, pageParams }: InfiniteData<Found, number>) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) });

/** One record, found by searching. */
export function SearchReferenceInput(input: InputProps) {
  const { value, change } = useTextField(input);
  const record = asRecord(value);
  const { records, labelOf } = useHeld(referenceOf(input.field), record ? [record] : []);
  return <SearchBox input={input} value={records[0] ?? null} labelOf={labelOf} onPick={found => change(found ?? '')} />;
}

/** Several records in the order staff give them: found by searching, moved up and down, removed. */
export function SearchReferenceArrayInput(input: InputProps) {
  const { value, change } = useTextField(input);
  const held = (Array.isArray(value) ? value.filter(idOf) : []).map(asRecord).filter(record => record !== undefined);
  const { records, labelOf } = useHeld(referenceOf(input.field), held);
  return (
    <Box>
      <SearchBox input={input} value={null} labelOf={labelOf} picked={records} onPick={found => found && change([...records, found])} />
      <PickedRecords label={input.label} records={records} labelOf={labelOf} readOnly={input.readOnly} onChange={change} />
    </Box>
  );
}
