/**
 * How the values of each kind are edited. A chunk of its own: lists and detail screens never load it.
 */
import { Box, InputAdornment, TextField as MuiTextField } from '@mui/material';
import { type FC, lazy, Suspense, useMemo } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  InputHelperText,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useTranslate,
  type Validator,
} from 'react-admin';
import { idOf } from '../../dataProvider/wire';
import { type Field, holdsOn, type Kind, type Page } from '../../resources/define';
import { nameOf } from '../rules/texts';
import { useSettings } from '../settings/useSettings';
import { ChipsInput } from './ChipsInput';
import { PairsInput } from './PairsInput';
import { useField, useResource } from './resources';
import { useChoices } from './useChoices';

const ImagesInput = lazy(() => import('./ImagesInput'));

/** What an input is given: its field, its label, what is checked, and whether it can be changed. */
export interface InputProps {
  field: Field;
  label: string;
  validate: Validator[];
  readOnly: boolean;
}

const shared = ({ field, label, validate, readOnly }: InputProps) => ({
  source: field.source,
  label,
  validate,
  readOnly,
  fullWidth: true,
  variant: 'outlined' as const,
  helperText: false as const,
  margin: 'none' as const,
});

const language = (field: Field) => (field.lang ? { lang: field.lang, dir: 'rtl' as const } : { dir: 'auto' as const });

const Text: FC<InputProps> = props => {
  const { field, readOnly } = props;
  return (
    <TextInput
      {...shared(props)}
      parse={field.typed}
      format={nameOf}
      slotProps={{ htmlInput: { ...language(field), readOnly } }}
    />
  );
};

const LongText: FC<InputProps> = props => (
  <TextInput {...shared(props)} multiline minRows={3} maxRows={12} slotProps={{ htmlInput: language(props.field) }} />
);

const Number_: FC<InputProps & { before?: string; after?: string }> = ({ before, after, ...props }) => (
  <NumberInput
    {...shared(props)}
    step="any"
    min={props.field.min}
    slotProps={{
      input: {
        readOnly: props.readOnly,
        startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
        endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
      },
    }}
  />
);

const Money: FC<InputProps> = props => {
  const { settings } = useSettings();
  return <Number_ {...props} before={settings.currencySymbol} />;
};

const Flag: FC<InputProps> = props => <BooleanInput {...shared(props)} disabled={props.readOnly} sx={{ alignSelf: 'center' }} />;

const Choice: FC<InputProps> = props => {
  const translate = useTranslate();
  const { name } = useResource();
  const { source, choices = [] } = props.field;
  const named = choices.map(choice => ({ id: choice, name: translate(`resources.${name}.choices.${source}.${choice}`, { _: String(choice) }) }));
  return <SelectInput {...shared(props)} choices={named} translateChoice={false} />;
};

/** The records to choose from; one that the form holds whole but the list lacks is kept on offer. */
function useOptions(reference: string) {
  const translate = useTranslate();
  const { choices, isPending, isError } = useChoices(reference);
  const options = useMemo(() => (choices ?? []).map(choice => ({ id: choice.id, name: nameOf(choice) })), [choices]);
  return { options, isPending, helperText: isError ? translate('app.inputs.choicesUnread') : (false as const) };
}

const Reference: FC<InputProps> = props => {
  const { options, isPending, helperText } = useOptions(props.field.reference as string);
  return (
    <AutocompleteInput {...shared(props)} choices={options} isPending={isPending} helperText={helperText} format={idOf} parse={(id: unknown) => id ?? ''} emptyValue="" translateChoice={false} />
  );
};

const References: FC<InputProps> = props => {
  const { options, isPending, helperText } = useOptions(props.field.reference as string);
  return (
    <AutocompleteArrayInput
      {...shared(props)}
      choices={options}
      isPending={isPending}
      helperText={helperText}
      format={(values: unknown) => (Array.isArray(values) ? values.map(idOf) : [])}
      translateChoice={false}
    />
  );
};

/** A colour code, typed or picked. */
const Color: FC<InputProps> = ({ field, label, validate, readOnly }) => {
  const translate = useTranslate();
  const { id, field: input, fieldState, isRequired } = useInput({ source: field.source, validate });
  const code = String(input.value ?? '');
  const { invalid, error } = fieldState;
  return (
    <MuiTextField
      {...input}
      id={id}
      label={label}
      required={isRequired}
      fullWidth
      size="small"
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message ?? ''} /> : translate('app.inputs.colorCode')}
      slotProps={{
        htmlInput: { readOnly, maxLength: 40, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={label}
                disabled={readOnly}
                value={/^#[0-9a-f]{6}$/i.test(code) ? code : '#ffffff'}
                onChange={(event: { target: { value: string } }) => input.onChange(event.target.value)}
                sx={{ width: 32, height: 28, p: 0, border: 0, borderRadius: 1, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

const Images: FC<InputProps> = props => <Suspense><ImagesInput {...props} /></Suspense>;

const inputs: Record<Kind, FC<InputProps>> = {
  text: Text,
  longText: LongText,
  number: Number_,
  money: Money,
  percent: props => <Number_ {...props} after="%" />,
  flag: Flag,
  choice: Choice,
  reference: Reference,
  references: References,
  chips: ChipsInput,
  pairs: PairsInput,
  images: Images,
  color: Color,
};

/** The checks of a field on a page: filled, a number, not too small. */
function useChecks(field: Field, page: Page): Validator[] {
  const { name } = useResource();
  const translate = useTranslate();
  return useMemo(() => {
    const checks: Validator[] = [];
    const key = `resources.${name}.required.${field.source}`;
    if (holdsOn(field.required, page)) checks.push(required(translate(key, { _: '' }) ? key : undefined));
    if (field.min !== undefined) checks.push(minValue(field.min, 'app.inputs.least'));
    if (field.kind === 'text') checks.push(maxLength(1000));
    return checks;
  }, [name, translate, field, page]);
}

/** The input of a field of the screen's resource, for a page of it. Nothing where the settings do not allow the field. */
export function FieldInput({ source, page }: { source: string; page: Page }) {
  const field = useField(source);
  const { name } = useResource();
  const translate = useTranslate();
  const { allows } = useSettings();
  const validate = useChecks(field, page);
  if (!allows(field.when, 'page')) return null;
  const Input = inputs[field.kind];
  const label = translate(`resources.${name}.fields.${source}`, { _: source });
  return <Input field={field} label={label} validate={validate} readOnly={holdsOn(field.readOnly, page)} />;
}
