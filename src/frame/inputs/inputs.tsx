/**
 * How the values of each kind are edited. A chunk of its own: lists and detail screens never load it.
 */
import { Box, FormHelperText } from '@mui/material';
import { type FC, memo, Suspense, useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type Field, holdsOn, type Kind, type Page, type ShopRecord } from '#define';
import { useField, useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { numeric } from '#frame/format/numbers.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { BackToComputed } from './BackToComputed';
import { ChipsInput } from './ChipsInput';
import { ImagesPlace } from './images/ImagesBox';
import { LazyInput } from './LazyInput';
import { imagesInput } from './lazyInputs';
import { NumberInput } from './NumberInput';
import { ReferenceArrayInput, ReferenceInput, SelectInput } from './references/SelectInputs';
import { RowsInput } from './rows/RowsInput';
import { SecretInput } from './SecretInput';
import { BooleanInput, ColorInput, DateInput, LongTextInput, MoneyInput, PercentInput, PlainNumberInput, TextInput } from './TextInputs';
import { isDepending, useConditions } from './useConditions';
import type { InputProps } from './useTextField';
import { useValidators } from './useValidators';

const RichTextInput = lazyWithPreload(() => import('./richText/RichTextInput'));
const MapInput = lazyWithPreload(() => import('./MapInput'));
const ImagesInput = lazyWithPreload(imagesInput);

const Images: FC<InputProps> = props => <LazyInput of={ImagesInput} place={<ImagesPlace {...props} />} {...props} />;

const RichText: FC<InputProps> = props => <LazyInput of={RichTextInput} place={<Box sx={{ height: 240 }} />} {...props} />;

// Each of a place's two numbers has its own checks.
const MapPoint: FC<InputProps> = props => (
  <Suspense fallback={<Box aria-busy="true" sx={{ height: { xs: 530, sm: 350 } }} />}>
    <MapInput {...props} />
  </Suspense>
);

const Rows: FC<InputProps> = props => <RowsInput {...props} Input={PlacedInput} />;

/** Where a number is one of a few, it is chosen. */
const orChoice =
  (Input: FC<InputProps>): FC<InputProps> =>
  props =>
    props.field.choices ? <SelectInput {...props} /> : <Input {...props} />;

const inputs: Record<Kind, FC<InputProps>> = {
  text: TextInput,
  longText: LongTextInput,
  number: orChoice(NumberInput),
  integer: orChoice(NumberInput),
  money: orChoice(MoneyInput),
  percent: orChoice(PercentInput),
  flag: BooleanInput,
  choice: SelectInput,
  badge: SelectInput,
  date: DateInput,
  reference: ReferenceInput,
  references: ReferenceArrayInput,
  chips: ChipsInput,
  rows: Rows,
  images: Images,
  color: ColorInput,
  mapPoint: MapPoint,
  secret: SecretInput,
  richText: RichText,
};

/** The kinds whose inputs have no line below them to say why they cannot be changed. */
const withoutHint: ReadonlySet<Kind> = new Set(['chips', 'rows', 'images', 'mapPoint', 'secret', 'richText', 'references']);

/** The input of a field of the screen's resource, for a page of it. Nothing where the settings or the record do not allow the field. */
export function FieldInput({ source, page, isLabelHidden }: { source: string; page: Page; isLabelHidden?: boolean }) {
  const field = useField(source);
  const resource = useResource();
  const translate = useTranslate();
  const { allowsInput } = useSettings();
  const record = useRecordContext<ShopRecord>();
  if (!allowsInput(field, page)) return null;
  const label = translate(`resources.${resource.name}.fields.${source}`);
  return (
    <Slot own={slotView(resource, `form/${source}`)} given={{ page, source, record: page === 'create' ? undefined : record }}>
      <PlacedInput field={field} label={label} isLabelHidden={isLabelHidden} page={page} />
    </Slot>
  );
}

type PlacedInputProps = Pick<InputProps, 'field' | 'label' | 'isLabelHidden' | 'page'>;

/** The input of a field as it stands in the record, within a row too, as far as what the form holds lets it be shown and changed. */
export const PlacedInput = memo((input: PlacedInputProps) => {
  const { field, page } = input;
  return isDepending(field) ? <DependingInput {...input} /> : <CheckedInput {...input} readOnly={holdsOn(field.readOnly, page)} />;
});

function DependingInput({ field, page, ...input }: PlacedInputProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const { isShown, isRequired, isReadOnly } = useConditions(field, page);
  const decided = useMemo((): Field => {
    const { required: _depends, ...others } = field;
    return isRequired ? { ...others, required: true } : others;
  }, [field, isRequired]);
  if (!isShown) return null;
  const reason = isReadOnly ? translate(`resources.${name}.reasons.${field.textKey ?? field.source}`, { _: '' }) : '';
  return <CheckedInput {...input} field={decided} page={page} readOnly={isReadOnly} reason={reason || undefined} />;
}

/** The input of a field that need not be declared, as one number of a list, with its checks. */
export function CheckedInput(input: Omit<InputProps, 'validate'>) {
  const validate = useValidators(input.field, input.page);
  const { field, readOnly, reason } = input;
  // In a row, what cannot be changed is written as people read it.
  const Input = readOnly && field.textKey && numeric.has(field.kind) ? PlainNumberInput : inputs[field.kind];
  return (
    <>
      <Input {...input} validate={validate} />
      {reason && withoutHint.has(field.kind) && <FormHelperText>{reason}</FormHelperText>}
      {field.derive?.until && numeric.has(field.kind) && !readOnly && <BackToComputed field={field} label={input.label} />}
    </>
  );
}
