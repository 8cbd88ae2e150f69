/** Inputs that choose: one of a few values, or of the records of a resource. */
import { Autocomplete, createFilterOptions, MenuItem, TextField } from '@mui/material';
import { type FC, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { idOf } from '#dataProvider/wire.ts';
import { type Field, type ShopRecord, textId, valueAt } from '#define';
import { referenceOf, useNameOf, useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useChoices } from '#frame/fields/useChoices.ts';
import { formatMoney } from '#frame/format/money.ts';
import { LazyInput } from '#frame/inputs/LazyInput.tsx';
import { searchReference, searchReferences } from '#frame/inputs/lazyInputs.ts';
import { OptionField } from '#frame/inputs/OptionField.tsx';
import { type InputProps, useTextField } from '#frame/inputs/useTextField.tsx';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useListbox } from './useListbox';

const SearchReference = lazyWithPreload<InputProps>(searchReference);
const SearchReferences = lazyWithPreload<InputProps>(searchReferences);

/** A choice in words: its own, else its value as its kind is written. */
function useChoiceText({ source, textKey = source, kind }: Field): (choice: string | number) => string {
  const translate = useTranslate();
  const { name } = useResource();
  const { settings } = useSettings();
  return choice => {
    const amount = Number(choice);
    const written = kind === 'percent' ? `${choice} %` : kind === 'money' ? formatMoney(amount, settings.currencySymbol) : String(choice);
    return translate(`resources.${name}.choices.${textKey}.${choice}`, { _: written, currency: settings.currencySymbol });
  };
}

export const SelectInput: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const { choices = [] } = input.field;
  const textOf = useChoiceText(input.field);
  const { 'aria-label': label, ...htmlInput } = props.slotProps.htmlInput;
  return (
    <TextField
      {...props}
      select
      value={textId(value) ?? ''}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput, select: { SelectDisplayProps: label ? { 'aria-label': label } : {} } }}
    >
      {choices.map(choice => (
        <MenuItem key={choice} value={choice}>
          {textOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface Option {
  id: string;
  name: string;
}

/** What tells the record in a form from the others on offer: its id, or its name where it came without one. */
function useKeyOf({ field }: InputProps): (value: unknown) => string {
  const nameOf = useNameOf(field.reference);
  return useCallback(value => textId(idOf(value)) ?? nameOf(value), [nameOf]);
}

interface Options {
  options: readonly Option[];
  /** The option of what a form holds. */
  optionOf: (value: unknown) => Option | undefined;
}

/** The records to choose from, in the field's order. Those that the form holds whole but the list lacks stay on offer. */
function useOptions({ choices }: Choices, input: InputProps, held: readonly unknown[]): Options {
  const { source, within } = input.field;
  const reference = referenceOf(input.field);
  const titleOf = useTitleOf(reference);
  const nameOf = useNameOf(reference);
  const keyOf = useKeyOf(input);
  const near = idOf(useWatch({ name: within ?? source }));
  const known = useMemo(() => {
    const options = (choices ?? []).map(choice => ({ id: choice.id, name: titleOf(choice), choice }));
    if (!within) return options;
    const isFar = ({ choice }: { choice: ShopRecord }) => Number(!near || idOf(valueAt(choice, within)) !== near);
    return options.sort((a, b) => isFar(a) - isFar(b) || a.name.localeCompare(b.name));
  }, [choices, within, near, titleOf]);
  const byId = useMemo(() => new Map<string, Option>(known.map(option => [option.id, option])), [known]);
  const missing = held.filter(value => keyOf(value) && !byId.has(keyOf(value)));
  const written = JSON.stringify(missing.map(value => ({ id: keyOf(value), name: nameOf(value) || keyOf(value) })));
  const others = useMemo<Option[]>(() => JSON.parse(written), [written]);
  const options = useMemo(() => (others.length ? [...known, ...others] : known), [known, others]);
  const optionOf = (value: unknown) => {
    const key = keyOf(value);
    return byId.get(key) ?? others.find(({ id }) => id === key);
  };
  return { options, optionOf };
}

/** Not more than can be drawn at once; staff go on within the list. */
const drawnAtOnce = 50;

/** No fewer than an open list has room for: so many stand with the click that opens it. */
const drawnFirst = 16;

/** Whether a list stands, so that what is out of sight in it can be drawn. */
function useStands(): [stands: boolean, onOpen: (event: { type: string }) => void, onClose: () => void] {
  const [[stands, waits], set] = useState([true, false]);
  useEffect(() => {
    if (!waits) return undefined;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => set([true, false]))));
    return () => cancelAnimationFrame(frame);
  }, [waits]);
  // With a key somebody may go to the last at once.
  return [stands, ({ type }) => set(type.startsWith('key') ? [true, false] : [false, true]), () => set([true, false])];
}

const sameOption = (a: Option, b: Option) => a.id === b.id;
const optionName = (option: Option) => option.name;
const matching = createFilterOptions<Option>();

/** What MUI's Autocomplete needs to offer choices that came whole, those that match what is typed, and some at first. */
function useWholeListbox({ isPending, error, retry }: Choices, options: readonly Option[], chosen = '') {
  const [typed, setTyped] = useState(chosen);
  const words = typed === chosen ? '' : typed.trim();
  const found = useMemo(() => (words ? matching([...options], { inputValue: words, getOptionLabel: optionName }) : options), [options, words]);
  const [drawn, setDrawn] = useState({ words, most: drawnAtOnce });
  const most = drawn.words === words ? drawn.most : drawnAtOnce;
  const [stands, onOpen, onClose] = useStands();
  const drawnNow = stands || found.findIndex(({ name }) => name === chosen) >= drawnFirst ? most : drawnFirst;
  const shown = useMemo(() => found.slice(0, drawnNow), [found, drawnNow]);
  const more = () => setDrawn({ words, most: most + drawnAtOnce });
  const [open, setOpen] = useState(false);
  const offer = {
    options: shown,
    shown: Math.min(found.length, most),
    stands,
    words,
    total: found.length,
    isLoading: isPending,
    isPaging: false,
    error,
    retry,
    more: found.length > most ? more : undefined,
  };
  return {
    ...useListbox(offer, open),
    options,
    filterOptions: () => shown,
    // Where nothing could be read, what is said below the field is not covered.
    open: open && !(error && !options.length),
    onOpen: (event: { type: string }) => {
      setOpen(true);
      onOpen(event);
    },
    onClose: () => {
      setOpen(false);
      onClose();
      setDrawn({ words, most: drawnAtOnce });
    },
    inputValue: typed,
    onInputChange: (_: unknown, text: string) => setTyped(text),
    getOptionLabel: optionName,
    getOptionKey: ({ id }: Option) => id,
    isOptionEqualToValue: sameOption,
  };
}

type Choices = ReturnType<typeof useChoices>;

/** Of too many records to load them all, one or several are searched for on the server. */
const isLarge = ({ choices, isWhole }: Choices): boolean => choices !== undefined && !isWhole;

export const ReferenceInput: FC<InputProps> = input => (input.field.search ? <LazyInput of={SearchReference} {...input} /> : <Select {...input} />);

const Select: FC<InputProps> = input => {
  const choices = useChoices(referenceOf(input.field));
  return isLarge(choices) ? <LazyInput of={SearchReference} {...input} /> : <WholeSelect {...input} choices={choices} />;
};

const WholeSelect: FC<InputProps & { choices: Choices }> = ({ choices, ...input }) => {
  const { props, value, change } = useTextField(input);
  const { options, optionOf } = useOptions(choices, input, [value]);
  const chosen = optionOf(value) ?? null;
  return (
    <Autocomplete
      id={props.id}
      {...useWholeListbox(choices, options, chosen?.name)}
      readOnly={input.readOnly}
      value={chosen}
      onChange={(_, option) => change(option?.id ?? '')}
      renderInput={params => <OptionField params={params} field={props} textKey={input.field.textKey ?? input.field.source} choices={choices} />}
    />
  );
};

export const ReferenceArrayInput: FC<InputProps> = input =>
  input.field.search ? <LazyInput of={SearchReferences} {...input} /> : <MultiSelect {...input} />;

const MultiSelect: FC<InputProps> = input => {
  const choices = useChoices(referenceOf(input.field));
  return isLarge(choices) ? <LazyInput of={SearchReferences} {...input} /> : <WholeMultiSelect {...input} choices={choices} />;
};

const WholeMultiSelect: FC<InputProps & { choices: Choices }> = ({ choices, ...input }) => {
  const { props, value, change } = useTextField(input);
  const held = Array.isArray(value) ? value : [];
  const keyOf = useKeyOf(input);
  const { options, optionOf } = useOptions(choices, input, held);
  return (
    <Autocomplete
      id={props.id}
      multiple
      disableCloseOnSelect
      {...useWholeListbox(choices, options)}
      readOnly={input.readOnly}
      value={held.flatMap(item => optionOf(item) ?? [])}
      onChange={(_, chosen) => change(chosen.map(({ id }) => held.find(item => keyOf(item) === id) ?? id))}
      renderInput={params => <OptionField params={params} field={props} textKey={input.field.textKey ?? input.field.source} choices={choices} />}
    />
  );
};
