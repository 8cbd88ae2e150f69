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
  type TextFieldProps,
} from '@mui/material';
import { type ComponentType, type FC, Suspense, useEffect, useMemo, useState } from 'react';
import { InputHelperText, maxValue, minValue, required, useInput, useTranslate, type Validator } from 'react-admin';
import { idOf } from '../../dataProvider/wire';
import { type Field, holdsOn, type Kind, type Page } from '../../resources/define';
import { loadCode } from '../loadCode';
import { dayOf } from '../rules/dates';
import { asNumber } from '../rules/money';
import { nameOf } from '../rules/texts';
import { useSettings } from '../settings/useSettings';
import { lazily } from '../views/lazily';
import { ChipsInput } from './ChipsInput';
import { PairsInput } from './PairsInput';
import { useField, useResource } from './resources';
import { SecretInput } from './SecretInput';
import { useChoices } from './useChoices';

const RichTextInput = lazily(() => import('./RichTextInput'));
const MapInput = lazily(() => import('./MapInput'));
const ImagesInput = lazily(() => import('./ImagesInput'));
const searchInputs = () => loadCode(() => import('./SearchInputs'));
const SearchReference = lazily<InputProps>(() => searchInputs().then(({ SearchReference }) => ({ default: SearchReference })));
const SearchReferences = lazily<InputProps>(() => searchInputs().then(({ SearchReferences }) => ({ default: SearchReferences })));

/** What an input is given: its field, its label, what is checked, and whether it can be changed. */
export interface InputProps {
  field: Field;
  label: string;
  validate: Validator[];
  readOnly: boolean;
  page: Page;
}

/** An input of the form and what MUI's text field wants of it: label, mark, message, focus. */
export function useTextField({ field, label, validate, readOnly }: InputProps, hint?: string) {
  const { id, field: input, fieldState, isRequired } = useInput({ source: field.source, validate });
  const { ref, value, onChange, onBlur, name } = input;
  const { invalid, error } = fieldState;
  const language = field.lang ? { lang: field.lang, dir: 'rtl' } : { dir: 'auto' };
  const props = {
    id,
    name,
    label,
    onBlur,
    required: isRequired,
    error: invalid,
    fullWidth: true,
    helperText: invalid ? <InputHelperText error={error?.message ?? ''} /> : hint,
    slotProps: { htmlInput: { ref, readOnly, ...language } },
  } satisfies TextFieldProps;
  return { props, value: value as unknown, change: onChange as (value: unknown) => void };
}

const Text: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const { typed, as } = input.field;
  return <TextField {...props} type={as} value={nameOf(value)} onChange={({ target }) => change(typed ? typed(target.value) : target.value)} />;
};

const LongText: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  return <TextField {...props} multiline minRows={3} maxRows={12} value={nameOf(value)} onChange={({ target }) => change(target.value)} />;
};

/** A number as it is typed: the form holds the number, or null while there is none, or NaN for what is not one. */
const Number_: FC<InputProps & { before?: string; after?: string }> = ({ before, after, ...input }) => {
  const { props, value, change } = useTextField(input);
  const number = asNumber(value);
  const [typed, setTyped] = useState(String(number ?? ''));
  useEffect(() => {
    setTyped(text => (asNumber(text) === number || Number.isNaN(value) ? text : String(number ?? '')));
  }, [number, value]);
  return (
    <TextField
      {...props}
      type={input.field.as ?? 'number'}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        change((target as HTMLInputElement).validity.badInput ? Number.NaN : target.value.trim() ? (asNumber(target.value) ?? Number.NaN) : null);
      }}
      onWheel={({ target }) => (target as HTMLElement).blur()}
      slotProps={{
        htmlInput: { ...props.slotProps.htmlInput, min: input.field.min, max: input.field.max, step: 'any', dir: 'ltr' },
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
        },
      }}
    />
  );
};

const Money: FC<InputProps> = input => {
  const { settings } = useSettings();
  return <Number_ {...input} before={settings.currencySymbol} />;
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
    <TextField {...props} select value={value ?? ''} onChange={({ target }) => change(target.value)}>
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

/** The records to choose from. Those that the form holds whole but the list lacks stay on offer. */
function useOptions(reference: string, held: readonly unknown[]) {
  const translate = useTranslate();
  const { choices, isPending, isError } = useChoices(reference);
  const known = useMemo(() => (choices ?? []).map(choice => ({ id: choice.id, name: nameOf(choice) })), [choices]);
  const missing = held
    .filter(value => idOf(value) && !known.some(({ id }) => id === idOf(value)))
    .map(value => ({ id: String(idOf(value)), name: nameOf(value) }));
  return { options: [...known, ...missing], isPending, hint: isError ? translate('app.inputs.choicesUnread') : undefined };
}

/** Not more than can be drawn at once; typing finds the others. */
const filterOptions = createFilterOptions<Option>({ limit: 200 });

const sameOption = (a: Option, b: Option) => a.id === b.id;
const optionName = (option: Option) => option.name;

const Reference: FC<InputProps> = input => (input.field.search ? <Later of={SearchReference} {...input} /> : <Select {...input} />);

const Select: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const { options, isPending, hint } = useOptions(input.field.reference as string, [value]);
  return (
    <Autocomplete
      id={props.id}
      options={options}
      loading={isPending}
      readOnly={input.readOnly}
      value={options.find(({ id }) => id === idOf(value)) ?? null}
      onChange={(_, option) => change(option?.id ?? '')}
      getOptionLabel={optionName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={sameOption}
      filterOptions={filterOptions}
      renderInput={params => <OptionField params={params} field={props} hint={hint} />}
    />
  );
};

const References: FC<InputProps> = input => (input.field.search ? <Later of={SearchReferences} {...input} /> : <MultiSelect {...input} />);

const MultiSelect: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const held = Array.isArray(value) ? value : [];
  const { options, isPending, hint } = useOptions(input.field.reference as string, held);
  return (
    <Autocomplete
      id={props.id}
      multiple
      disableCloseOnSelect
      options={options}
      loading={isPending}
      readOnly={input.readOnly}
      value={held.flatMap(item => options.filter(({ id }) => id === idOf(item)))}
      onChange={(_, chosen) => change(chosen.map(({ id }) => id))}
      getOptionLabel={optionName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={sameOption}
      filterOptions={filterOptions}
      renderInput={params => <OptionField params={params} field={props} hint={hint} />}
    />
  );
};

interface OptionFieldProps {
  /** What MUI's Autocomplete gives its text field. */
  params: TextFieldProps;
  field: ReturnType<typeof useTextField>['props'];
  hint?: string | undefined;
}

/** The text field of a searchable select, with the form's label, mark and message. */
export function OptionField({ params, field, hint }: OptionFieldProps) {
  const { name, label, required: isRequired, error, helperText, onBlur, slotProps } = field;
  return (
    <TextField
      {...params}
      name={name}
      label={label}
      required={isRequired}
      error={error}
      helperText={error ? helperText : hint}
      onBlur={onBlur}
      inputRef={slotProps.htmlInput.ref}
    />
  );
}

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

const inputs: Record<Kind, FC<InputProps>> = {
  text: Text,
  longText: LongText,
  number: Number_,
  integer: Number_,
  money: Money,
  percent: props => <Number_ {...props} after="%" />,
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

const numeric: ReadonlySet<Kind> = new Set(['number', 'integer', 'money', 'percent']);

/** As react-admin's `required`, but blanks alone are nothing. */
function filled(message: string | undefined): Validator {
  const check = required(message);
  const isFilled = (value: unknown, values: unknown) => check(typeof value === 'string' ? value.trim() : value, values);
  return Object.assign(isFilled, { isRequired: true });
}

/** The checks of a field on a page: filled, a number, not too small. */
function useChecks(field: Field, page: Page): Validator[] {
  const { name } = useResource();
  const translate = useTranslate();
  return useMemo(() => {
    const checks: Validator[] = [];
    const keys = [`resources.${name}.required.${field.source}.${page}`, `resources.${name}.required.${field.source}`];
    if (holdsOn(field.required, page)) checks.push(filled(keys.find(key => translate(key, { _: '' }))));
    if (field.min !== undefined) checks.push(minValue(field.min, 'app.inputs.least'));
    if (field.max !== undefined) checks.push(maxValue(field.max, 'app.inputs.most'));
    if (field.kind === 'integer') checks.push(value => (value && !Number.isInteger(Number(value)) ? 'app.inputs.whole' : undefined));
    if (numeric.has(field.kind)) checks.push(value => (Number.isNaN(value) ? 'app.inputs.number' : undefined));
    return checks;
  }, [name, translate, field, page]);
}

/** The input of a field of the screen's resource, for a page of it. Nothing where the settings do not allow the field. */
export function FieldInput({ source, page }: { source: string; page: Page }) {
  const field = useField(source);
  const { name } = useResource();
  const translate = useTranslate();
  const { allows } = useSettings();
  if (!allows(field.when, 'form')) return null;
  const label = translate(`resources.${name}.fields.${source}`, { _: source });
  return <CheckedInput field={field} label={label} page={page} readOnly={holdsOn(field.readOnly, page)} />;
}

/** The input of a field that need not be declared, as one number of a list, with its checks. */
export function CheckedInput(input: Omit<InputProps, 'validate'>) {
  const validate = useChecks(input.field, input.page);
  const Input = inputs[input.field.kind];
  return <Input {...input} validate={validate} />;
}
