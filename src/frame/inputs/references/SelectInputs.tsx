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

/** @returns a function that gives the text of a choice: its translation, or else its value formatted by kind. */
function useChoiceText({ source, textKey = source, kind }: Field): (choice: string | number) => string {
  const translate = useTranslate();
  const { name } = useResource();
  const { settings } = useSettings();
  return choice => {
    const amount = Number(choice);
    const formatted = kind === 'percent' ? `${choice} %` : kind === 'money' ? formatMoney(amount, settings.currencySymbol) : String(choice);
    return translate(`resources.${name}.choices.${textKey}.${choice}`, { _: formatted, currency: settings.currencySymbol });
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

/** @returns a function that gives the key of a form value among the options: its id, or its name if it has none. */
function useKeyOf({ field }: InputProps): (value: unknown) => string {
  const nameOf = useNameOf(field.reference);
  return useCallback(value => textId(idOf(value)) ?? nameOf(value), [nameOf]);
}

interface Options {
  options: readonly Option[];
  optionOf: (value: unknown) => Option | undefined;
}

/** The options in the order of the field. Records in the form values that are not among the choices are options, too. */
function useOptions({ choices }: Choices, input: InputProps, values: readonly unknown[]): Options {
  const { source, within } = input.field;
  const reference = referenceOf(input.field);
  const titleOf = useTitleOf(reference);
  const nameOf = useNameOf(reference);
  const keyOf = useKeyOf(input);
  const parent = idOf(useWatch({ name: within ?? source }));
  const loaded = useMemo(() => {
    const options = (choices ?? []).map(choice => ({ id: choice.id, name: titleOf(choice), choice }));
    if (!within) return options;
    const isElsewhere = ({ choice }: { choice: ShopRecord }) => Number(!parent || idOf(valueAt(choice, within)) !== parent);
    return options.sort((a, b) => isElsewhere(a) - isElsewhere(b) || a.name.localeCompare(b.name));
  }, [choices, within, parent, titleOf]);
  const byId = useMemo(() => new Map<string, Option>(loaded.map(option => [option.id, option])), [loaded]);
  const missing = values.filter(value => keyOf(value) && !byId.has(keyOf(value)));
  const missingAsText = JSON.stringify(missing.map(value => ({ id: keyOf(value), name: nameOf(value) || keyOf(value) })));
  const others = useMemo<Option[]>(() => JSON.parse(missingAsText), [missingAsText]);
  const options = useMemo(() => (others.length ? [...loaded, ...others] : loaded), [loaded, others]);
  const optionOf = (value: unknown) => {
    const key = keyOf(value);
    return byId.get(key) ?? others.find(({ id }) => id === key);
  };
  return { options, optionOf };
}

/** How many options are rendered at once. Scrolling renders more. */
const renderedAtOnce = 50;

/** How many options are rendered with the click that opens the list: as many as it has room for. */
const renderedAtFirst = 16;

/** Whether the list is open on the screen, so that options outside of its visible part can be rendered. */
function useIsRendered(): [isRendered: boolean, onOpen: (event: { type: string }) => void, onClose: () => void] {
  const [[isRendered, isWaiting], set] = useState([true, false]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => set([true, false]))));
    return () => cancelAnimationFrame(frame);
  }, [isWaiting]);
  // A key press renders them at once, because the next key may go to the last option.
  return [isRendered, ({ type }) => set(type.startsWith('key') ? [true, false] : [false, true]), () => set([true, false])];
}

const sameOption = (a: Option, b: Option) => a.id === b.id;
const optionName = (option: Option) => option.name;
const matching = createFilterOptions<Option>();

/** The props of MUI's Autocomplete for choices that are all loaded. Only matching options are shown, and not all are rendered at once. */
function useWholeListbox({ isPending, error, retry }: Choices, options: readonly Option[], chosen = '') {
  const [typed, setTyped] = useState(chosen);
  const words = typed === chosen ? '' : typed.trim();
  const matches = useMemo(() => (words ? matching([...options], { inputValue: words, getOptionLabel: optionName }) : options), [options, words]);
  const [rendered, setRendered] = useState({ words, most: renderedAtOnce });
  const most = rendered.words === words ? rendered.most : renderedAtOnce;
  const [isRendered, onOpen, onClose] = useIsRendered();
  const renderedNow = isRendered || matches.findIndex(({ name }) => name === chosen) >= renderedAtFirst ? most : renderedAtFirst;
  const shown = useMemo(() => matches.slice(0, renderedNow), [matches, renderedNow]);
  const more = () => setRendered({ words, most: most + renderedAtOnce });
  const [open, setOpen] = useState(false);
  const list = {
    options: shown,
    shown: Math.min(matches.length, most),
    isRendered,
    words,
    total: matches.length,
    isLoading: isPending,
    isPaging: false,
    error,
    retry,
    more: matches.length > most ? more : undefined,
  };
  return {
    ...useListbox(list, open),
    options,
    filterOptions: () => shown,
    // If nothing could be read, the list stays closed, or it would cover the error below the field.
    open: open && !(error && !options.length),
    onOpen: (event: { type: string }) => {
      setOpen(true);
      onOpen(event);
    },
    onClose: () => {
      setOpen(false);
      onClose();
      setRendered({ words, most: renderedAtOnce });
    },
    inputValue: typed,
    onInputChange: (_: unknown, text: string) => setTyped(text),
    getOptionLabel: optionName,
    getOptionKey: ({ id }: Option) => id,
    isOptionEqualToValue: sameOption,
  };
}

type Choices = ReturnType<typeof useChoices>;

/** Whether there are too many choices to load them all, so that the server has to be searched. */
const needsSearch = ({ choices, isWhole }: Choices): boolean => choices !== undefined && !isWhole;

export const ReferenceInput: FC<InputProps> = input =>
  input.field.search ? <LazyInput component={SearchReference} {...input} /> : <Select {...input} />;

const Select: FC<InputProps> = input => {
  const choices = useChoices(referenceOf(input.field));
  return needsSearch(choices) ? <LazyInput component={SearchReference} {...input} /> : <WholeSelect {...input} choices={choices} />;
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
  input.field.search ? <LazyInput component={SearchReferences} {...input} /> : <MultiSelect {...input} />;

const MultiSelect: FC<InputProps> = input => {
  const choices = useChoices(referenceOf(input.field));
  return needsSearch(choices) ? <LazyInput component={SearchReferences} {...input} /> : <WholeMultiSelect {...input} choices={choices} />;
};

const WholeMultiSelect: FC<InputProps & { choices: Choices }> = ({ choices, ...input }) => {
  const { props, value, change } = useTextField(input);
  const values = Array.isArray(value) ? value : [];
  const keyOf = useKeyOf(input);
  const { options, optionOf } = useOptions(choices, input, values);
  return (
    <Autocomplete
      id={props.id}
      multiple
      disableCloseOnSelect
      {...useWholeListbox(choices, options)}
      readOnly={input.readOnly}
      value={values.flatMap(item => optionOf(item) ?? [])}
      onChange={(_, chosen) => change(chosen.map(({ id }) => values.find(item => keyOf(item) === id) ?? id))}
      renderInput={params => <OptionField params={params} field={props} textKey={input.field.textKey ?? input.field.source} choices={choices} />}
    />
  );
};
