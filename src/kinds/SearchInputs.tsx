/**
 * Choosing among more records than can be loaded: the server searches, the form holds whole records.
 */
import Check from '@mui/icons-material/Check';
import { Autocomplete, Box } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { idOf } from '../../dataProvider/wire';
import type { ShopRecord } from '../../resources/define';
import { nameOf } from '../rules/texts';
import { type InputProps, OptionField, useTextField } from './inputs';
import { PickedRecords, RecordLine } from './PickedRecords';
import { useNameOf } from './resources';
import { useErrorText } from './useNotices';
import { useOnPause } from './useOnPause';

const minutes = 60_000;

/** What a form holds, as a record. One that came without an id goes by its name. */
const asRecord = (value: unknown): ShopRecord | undefined => {
  const id = idOf(value) ?? nameOf(value);
  return id ? ({ ...(typeof value === 'object' ? value : {}), id: String(id) } as ShopRecord) : undefined;
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
      queryKey: [reference, 'getOne', { id, meta: undefined }],
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

/** A text field that searches the first list of a resource while staff type, and offers what it finds. */
function SearchBox({ input, value, labelOf, onPick, picked }: SearchBoxProps) {
  const translate = useTranslate();
  const { props } = useTextField(input);
  const name = value ? labelOf(value) : '';
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const [asked, setAsked] = useState('');
  const wanted = typed === name ? '' : typed.trim();
  useOnPause(wanted === asked ? undefined : () => setAsked(wanted));
  const errorText = useErrorText();
  const { data, isFetching, error } = useGetList<ShopRecord>(
    input.field.reference as string,
    { filter: asked ? { q: asked } : {}, pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' } },
    // What must be chosen is asked for as the form opens (part 2, section 7, Shops and users for shop creation).
    { enabled: open || (Boolean(props.required) && !input.readOnly), onError: () => {} },
  );
  // A server that does not search answers with anything: what is named so comes first.
  const named = (record: ShopRecord) => Number(labelOf(record).toLowerCase().includes(asked.toLowerCase()));
  const isPicked = ({ id }: ShopRecord) => picked?.some(other => other.id === id) ?? false;
  return (
    <Autocomplete
      id={props.id}
      // What was found for other words is not on offer: Enter would take it.
      options={wanted === asked ? (data ?? []) : []}
      filterOptions={found => (asked ? [...found].sort((a, b) => named(b) - named(a)) : found)}
      autoHighlight
      loading={isFetching || wanted !== asked}
      loadingText={translate('app.inputs.searching')}
      noOptionsText={error ? `${translate('app.inputs.choicesUnread')} ${errorText(error)}` : translate('app.inputs.nothingFound')}
      readOnly={input.readOnly}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
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
      renderInput={params => <OptionField params={params} field={props} />}
    />
  );
}

/** One record, found by searching. */
export function SearchReference(input: InputProps) {
  const { value, change } = useTextField(input);
  const record = asRecord(value);
  const { records, labelOf } = useHeld(input.field.reference as string, record ? [record] : []);
  return <SearchBox input={input} value={records[0] ?? null} labelOf={labelOf} onPick={found => change(found ?? '')} />;
}

/** Several records in the order staff give them: found by searching, moved up and down, removed. */
export function SearchReferences(input: InputProps) {
  const { value, change } = useTextField(input);
  const held = (Array.isArray(value) ? value.filter(idOf) : []).map(asRecord).filter(record => record !== undefined);
  const { records, labelOf } = useHeld(input.field.reference as string, held);
  return (
    <Box>
      <SearchBox input={input} value={null} labelOf={labelOf} picked={records} onPick={found => found && change([...records, found])} />
      <PickedRecords label={input.label} records={records} labelOf={labelOf} readOnly={input.readOnly} onChange={change} />
    </Box>
  );
}
