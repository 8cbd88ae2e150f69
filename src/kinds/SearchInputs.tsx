/**
 * Choosing among more records than can be loaded: the server searches, the form holds whole records.
 */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, IconButton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import { idOf } from '../../dataProvider/wire';
import type { ShopRecord } from '../../resources/define';
import { type InputProps, OptionField, useTextField } from './inputs';
import { useNameOf } from './resources';
import { placeholderImage } from './shown';
import { useOnPause } from './useOnPause';

const asRecord = (value: unknown): ShopRecord | undefined => {
  const id = idOf(value);
  return id ? ({ ...(typeof value === 'object' ? value : {}), id: String(id) } as ShopRecord) : undefined;
};

/** The records that a form holds, read where it has only their ids. */
function useHeld(reference: string, held: readonly ShopRecord[]): ShopRecord[] {
  const bare = held.filter(record => Object.keys(record).length === 1).map(({ id }) => id);
  const { data = [] } = useGetMany<ShopRecord>(reference, { ids: bare }, { enabled: bare.length > 0, onError: () => {} });
  return held.map(record => data.find(read => read?.id === record.id) ?? record);
}

interface SearchBoxProps {
  input: InputProps;
  value: ShopRecord | null;
  onPick: (record: ShopRecord | null) => void;
  /** Records that are not on offer. */
  except?: readonly ShopRecord[];
}

/** A text field that searches the first list of a resource while staff type, and offers what it finds. */
function SearchBox({ input, value, onPick, except = [] }: SearchBoxProps) {
  const translate = useTranslate();
  const { props } = useTextField(input);
  const reference = input.field.reference as string;
  const nameOf = useNameOf(reference);
  const name = value ? nameOf(value) || value.id : '';
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const [asked, setAsked] = useState('');
  const wanted = typed === name ? '' : typed.trim();
  useOnPause(wanted === asked ? undefined : () => setAsked(wanted));
  const { data, isFetching, isError } = useGetList<ShopRecord>(
    reference,
    { filter: asked ? { q: asked } : {}, pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' } },
    { enabled: open, onError: () => {} },
  );
  const options = (data ?? []).filter(({ id }) => !except.some(other => other.id === id));
  return (
    <Autocomplete
      id={props.id}
      options={options}
      filterOptions={found => found}
      loading={isFetching || wanted !== asked}
      loadingText={translate('app.inputs.searching')}
      noOptionsText={translate(isError ? 'app.inputs.choicesUnread' : 'app.inputs.nothingFound')}
      readOnly={input.readOnly}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      onChange={(_, option) => onPick(option)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      getOptionLabel={option => nameOf(option) || option.id}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, held) => option.id === held.id}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <RecordLine record={option}>{nameOf(option)}</RecordLine>
        </Box>
      )}
      renderInput={params => <OptionField params={params} field={props} />}
    />
  );
}

/** A record in a line: its picture and e-mail address, where it has them, and its name. */
function RecordLine({ record, children }: { record: ShopRecord; children: ReactNode }) {
  const images = record.images ?? record.logoImages;
  const first = Array.isArray(images) ? (images[0] as { url?: string } | undefined) : undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      {Array.isArray(images) && (
        <Box
          component="img"
          src={first?.url ?? placeholderImage}
          alt=""
          sx={{ width: 36, height: 36, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" dir="auto">
          {children}
        </Typography>
        {typeof record.email === 'string' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {record.email}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** One record, found by searching. */
export function SearchReference(input: InputProps) {
  const { value, change } = useTextField(input);
  const record = asRecord(value);
  const [held] = useHeld(input.field.reference as string, record ? [record] : []);
  return (
    <SearchBox
      key={held ? JSON.stringify(held.id) + Object.keys(held).length : ''}
      input={input}
      value={held ?? null}
      onPick={found => change(found ?? '')}
    />
  );
}

/** Several records in the order staff give them: found by searching, moved up and down, removed. */
export function SearchReferences(input: InputProps) {
  const translate = useTranslate();
  const { value, change } = useTextField(input);
  const reference = input.field.reference as string;
  const nameOf = useNameOf(reference);
  const held = useHeld(
    reference,
    (Array.isArray(value) ? value : []).map(asRecord).filter(record => record !== undefined),
  );
  const move = (from: number, to: number) => {
    const moved = [...held];
    const [taken] = moved.splice(from, 1);
    if (taken) moved.splice(to, 0, taken);
    change(moved);
  };
  return (
    <Box>
      <SearchBox key={held.length} input={input} value={null} except={held} onPick={found => found && change([...held, found])} />
      {held.length > 0 && (
        <Box
          component="ol"
          aria-label={input.label}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {held.map((record, position) => {
            const name = nameOf(record) || record.id;
            const button = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
              <IconButton size="small" aria-label={translate(label, { name })} onClick={onClick} disabled={disabled || input.readOnly}>
                {icon}
              </IconButton>
            );
            return (
              <Box
                component="li"
                key={record.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <RecordLine record={record}>{name}</RecordLine>
                </Box>
                {button('app.inputs.moveUp', <ArrowUpward fontSize="small" />, () => move(position, position - 1), position === 0)}
                {button('app.inputs.moveDown', <ArrowDownward fontSize="small" />, () => move(position, position + 1), position === held.length - 1)}
                {button('app.actions.remove', <Close fontSize="small" />, () => change(held.filter(({ id }) => id !== record.id)))}
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
