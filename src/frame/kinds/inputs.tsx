/**
 * How the values of each kind are edited. A chunk of its own: lists and detail screens never load it.
 */
import {
  Autocomplete,
  Box,
  createFilterOptions,
  FormControl,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material';
import { type ComponentType, type FC, Suspense, useMemo, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { idOf } from '../../../dataProvider/wire';
import { type Field, holdsOn, type Kind, type Page, type ShopRecord, textId, valueAt } from '../../../resources/define';
import { dayOf } from '../format/dates';
import { nameOf } from '../format/texts';
import { loadCode } from '../loadCode';
import { useSettings } from '../settings';
import { bespoke } from '../views/bespoke';
import { InPlace } from '../views/InPlace';
import { lazily } from '../views/lazily';
import { ChipsInput } from './ChipsInput';
import { NumberInput } from './NumberInput';
import { OptionField } from './OptionField';
import { PairsInput } from './PairsInput';
import { referenceOf, useField, useResource } from './resources';
import { SecretInput } from './SecretInput';
import { useChecks } from './useChecks';
import { useChoices } from './useChoices';
import { useListbox } from './useListbox';
import { type InputProps, useTextField } from './useTextField';

const RichTextInput = lazily(() => import('./RichTextInput'));
const MapInput = lazily(() => import('./MapInput'));
const ImagesInput = lazily(() => import('./ImagesInput'));
const searchInputs = () => loadCode(() => import('./SearchInputs'));
const SearchReference = lazily<InputProps>(() => searchInputs().then(({ SearchReference }) => ({ default: SearchReference })));
const SearchReferences = lazily<InputProps>(() => searchInputs().then(({ SearchReferences }) => ({ default: SearchReferences })));

const Text: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const { typed, as } = input.field;
  return <TextField {...props} type={as} value={nameOf(value)} onChange={({ target }) => change(typed ? typed(target.value) : target.value)} />;
};

const LongText: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  return <TextField {...props} multiline minRows={3} maxRows={12} value={nameOf(value)} onChange={({ target }) => change(target.value)} />;
};

const Money: FC<InputProps> = input => {
  const { settings } = useSettings();
  return <NumberInput {...input} before={settings.currencySymbol} />;
};

const Flag: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  return (
    <FormControl error={props.error} sx={{ justifyContent: 'center' }}>
      <FormControlLabel
        label={input.label}
        control={
          <Switch
            name={props.name}
            checked={value === true}
            disabled={input.readOnly}
            onBlur={props.onBlur}
            onChange={(_, on) => change(on)}
            slotProps={{ input: { ref: props.slotProps.htmlInput.ref } }}
          />
        }
      />
      {props.helperText && <FormHelperText>{props.helperText}</FormHelperText>}
    </FormControl>
  );
};

const Choice: FC<InputProps> = input => {
  const translate = useTranslate();
  const { name } = useResource();
  const { props, value, change } = useTextField(input);
  const { source, choices = [] } = input.field;
  return (
    <TextField {...props} select value={textId(value) ?? ''} onChange={({ target }) => change(target.value)}>
      {choices.map(choice => (
        <MenuItem key={choice} value={choice}>
          {translate(`resources.${name}.choices.${source}.${choice}`, { _: String(choice) })}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** A day. The form keeps what the server sent until another day is chosen, then holds `2026-03-31`. */
const DateInput: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  return (
    <TextField
      {...props}
      type="date"
      value={dayOf(value)}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { ...props.slotProps.htmlInput, dir: 'ltr' }, inputLabel: { shrink: true } }}
    />
  );
};

interface Option {
  id: string;
  name: string;
}

/** What tells the record in a form from the others on offer: its id, or its name where it came without one. */
const keyOf = (value: unknown): string => textId(idOf(value)) ?? nameOf(value);

/** The records to choose from, in the field's order. Those that the form holds whole but the list lacks stay on offer. */
function useOptions({ choices }: Choices, { source, within }: Field, held: readonly unknown[]): readonly Option[] {
  const near = idOf(useWatch({ name: within ?? source }));
  const known = useMemo(() => {
    const options = (choices ?? []).map(choice => ({ id: choice.id, name: nameOf(choice), choice }));
    if (!within) return options;
    const isFar = ({ choice }: { choice: ShopRecord }) => Number(!near || idOf(valueAt(choice, within)) !== near);
    return options.sort((a, b) => isFar(a) - isFar(b) || a.name.localeCompare(b.name));
  }, [choices, within, near]);
  const ids = useMemo(() => new Set(known.map(({ id }) => id)), [known]);
  const missing = held.filter(value => keyOf(value) && !ids.has(keyOf(value))).map(value => ({ id: keyOf(value), name: nameOf(value) }));
  return missing.length ? [...known, ...missing] : known;
}

/** Not more than can be drawn at once; staff go on within the list. */
const drawnAtOnce = 50;

const sameOption = (a: Option, b: Option) => a.id === b.id;
const optionName = (option: Option) => option.name;
const matching = createFilterOptions<Option>();

/** What MUI's Autocomplete needs to offer choices that came whole, those that match what is typed, and some at first. */
function useWholeListbox({ isPending, error, retry }: Choices, options: readonly Option[], chosen = '') {
  const [typed, setTyped] = useState(chosen);
  const words = typed === chosen ? '' : typed.trim();
  const found = useMemo(() => matching([...options], { inputValue: words, getOptionLabel: optionName }), [options, words]);
  const [drawn, setDrawn] = useState({ words, most: drawnAtOnce });
  const most = drawn.words === words ? drawn.most : drawnAtOnce;
  const shown = useMemo(() => found.slice(0, most), [found, most]);
  const more = () => setDrawn({ words, most: most + drawnAtOnce });
  const [open, setOpen] = useState(false);
  const offer = {
    options: shown,
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
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
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

const Reference: FC<InputProps> = input => (input.field.search ? <Later of={SearchReference} {...input} /> : <Select {...input} />);

const Select: FC<InputProps> = input => {
  const choices = useChoices(referenceOf(input.field));
  return isLarge(choices) ? <Later of={SearchReference} {...input} /> : <WholeSelect {...input} choices={choices} />;
};

const WholeSelect: FC<InputProps & { choices: Choices }> = ({ choices, ...input }) => {
  const { props, value, change } = useTextField(input);
  const options = useOptions(choices, input.field, [value]);
  const chosen = options.find(({ id }) => id === keyOf(value)) ?? null;
  return (
    <Autocomplete
      id={props.id}
      {...useWholeListbox(choices, options, chosen?.name)}
      readOnly={input.readOnly}
      value={chosen}
      onChange={(_, option) => change(option?.id ?? '')}
      renderInput={params => <OptionField params={params} field={props} choices={choices} />}
    />
  );
};

const References: FC<InputProps> = input => (input.field.search ? <Later of={SearchReferences} {...input} /> : <MultiSelect {...input} />);

const MultiSelect: FC<InputProps> = input => {
  const choices = useChoices(referenceOf(input.field));
  return isLarge(choices) ? <Later of={SearchReferences} {...input} /> : <WholeMultiSelect {...input} choices={choices} />;
};

const WholeMultiSelect: FC<InputProps & { choices: Choices }> = ({ choices, ...input }) => {
  const { props, value, change } = useTextField(input);
  const held = Array.isArray(value) ? value : [];
  const options = useOptions(choices, input.field, held);
  return (
    <Autocomplete
      id={props.id}
      multiple
      disableCloseOnSelect
      {...useWholeListbox(choices, options)}
      readOnly={input.readOnly}
      value={held.flatMap(item => options.filter(({ id }) => id === keyOf(item)))}
      onChange={(_, chosen) => change(chosen.map(({ id }) => held.find(item => keyOf(item) === id) ?? id))}
      renderInput={params => <OptionField params={params} field={props} choices={choices} />}
    />
  );
};

/** A colour code, typed or picked. */
const Color: FC<InputProps> = input => {
  const translate = useTranslate();
  const { props, value, change } = useTextField(input, translate('app.inputs.colorCode'));
  const code = nameOf(value);
  return (
    <TextField
      {...props}
      value={code}
      onChange={({ target }) => change(target.value)}
      slotProps={{
        htmlInput: { ...props.slotProps.htmlInput, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate('app.inputs.pickColor')}
                disabled={input.readOnly}
                value={/^#[0-9a-f]{6}$/i.test(code) ? code : '#ffffff'}
                onChange={({ target }: { target: { value: string } }) => change(target.value)}
                sx={{ width: 32, height: 28, p: 0, border: 0, borderRadius: 1, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

/** An input whose code comes when it is first shown. Its place is kept free meanwhile, so that what stands below does not jump. */
const Later = ({ of: Input, height = 40, ...props }: InputProps & { of: ComponentType<InputProps>; height?: number }) => (
  <Suspense fallback={<Box sx={{ height }} />}>
    <Input {...props} />
  </Suspense>
);

const Images: FC<InputProps> = props => <Later of={ImagesInput} height={86} {...props} />;

const RichText: FC<InputProps> = props => <Later of={RichTextInput} height={240} {...props} />;

const MapPoint: FC<InputProps> = props => <Later of={MapInput} height={420} {...props} />;

const inputs: Partial<Record<Kind, FC<InputProps>>> = {
  text: Text,
  longText: LongText,
  number: NumberInput,
  integer: NumberInput,
  money: Money,
  percent: props => <NumberInput {...props} after="%" />,
  flag: Flag,
  choice: Choice,
  badge: Choice,
  date: DateInput,
  reference: Reference,
  references: References,
  chips: ChipsInput,
  pairs: PairsInput,
  images: Images,
  color: Color,
  mapPoint: MapPoint,
  secret: SecretInput,
  richText: RichText,
};

/** The input of a field of the screen's resource, for a page of it. Nothing where the settings do not allow the field. */
export function FieldInput({ source, page }: { source: string; page: Page }) {
  const field = useField(source);
  const resource = useResource();
  const translate = useTranslate();
  const { allowsInput } = useSettings();
  const record = useRecordContext<ShopRecord>();
  if (!allowsInput(field, page)) return null;
  const label = translate(`resources.${resource.name}.fields.${source}`);
  return (
    <InPlace own={bespoke(resource, `form/${source}`)} given={{ page, source, record: page === 'create' ? undefined : record }}>
      <CheckedInput field={field} label={label} page={page} readOnly={holdsOn(field.readOnly, page)} />
    </InPlace>
  );
}

/** The input of a field that need not be declared, as one number of a list, with its checks. */
export function CheckedInput(input: Omit<InputProps, 'validate'>) {
  const validate = useChecks(input.field, input.page);
  const Input = inputs[input.field.kind];
  if (!Input) throw new Error(`The kind '${input.field.kind}' of '${input.field.source}' has no input: a view of its own must edit it.`);
  return <Input {...input} validate={validate} />;
}
