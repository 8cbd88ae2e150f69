/** The input for each kind of value. Loaded with forms, not with lists and detail screens. */
import Replay from '@mui/icons-material/Replay';
import { Box, Button } from '@mui/material';
import { type FC, memo, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { conditionOf, type Field, holdsFor, holdsOn, isShownFor, type Kind, type Page, recordConditionsIn, type ShopRecord } from '#define';
import { useField, useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { mapHeight } from '#frame/format/coordinates.ts';
import { numeric } from '#frame/format/numbers.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { computeDerived, isOverridden } from '#frame/record/derivedValues.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import {
  BooleanInput,
  ColorInput,
  DateInput,
  LongTextInput,
  MoneyInput,
  PercentInput,
  PlainNumberInput,
  SelectInput,
  TextInput,
} from './basicInputs';
import { ChipsInput } from './ChipsInput';
import { GroupHelperText, needsGroupHelperText } from './GroupHelperText';
import { ImagesInput } from './images/ImagesInput';
import type { InputProps } from './inputProps';
import { NumberInput } from './NumberInput';
import { ReferenceArrayInput, ReferenceInput } from './references/ReferenceInputs';
import { RowsInput } from './rows/RowsInput';
import { SecretInput } from './SecretInput';

const placeholder = (height: number | Record<'xs' | 'sm', number>) => <Box aria-busy="true" sx={{ height }} />;
// Their code is loaded when they are first shown. The placeholders have their heights, so that the content below does not jump.
const RichTextInput = lazyWithPreload(() => import('./richText/RichTextInput'), placeholder(240));
const MapInput = lazyWithPreload(() => import('./MapInput'), placeholder({ xs: 530, sm: mapHeight }));

const RowsInputWithFields: FC<InputProps> = props => <RowsInput {...props} Input={ConditionalInput} />;

/** Uses a select if the field declares its choices. */
const withChoices =
  (Input: FC<InputProps>): FC<InputProps> =>
  props =>
    props.field.choices ? <SelectInput {...props} /> : <Input {...props} />;

const inputs: Record<Kind, FC<InputProps>> = {
  text: TextInput,
  longText: LongTextInput,
  number: withChoices(NumberInput),
  integer: withChoices(NumberInput),
  money: withChoices(MoneyInput),
  percent: withChoices(PercentInput),
  flag: BooleanInput,
  choice: SelectInput,
  badge: SelectInput,
  date: DateInput,
  reference: ReferenceInput,
  references: ReferenceArrayInput,
  chips: ChipsInput,
  rows: RowsInputWithFields,
  images: ImagesInput,
  color: ColorInput,
  mapPoint: MapInput,
  secret: SecretInput,
  richText: RichTextInput,
};

/** The input of a field of the current resource on a page. Renders nothing if the user, the settings or the record do not allow the field. */
export function FieldInput({ source, page, isLabelHidden }: { source: string; page: Page; isLabelHidden?: boolean }) {
  const field = useField(source);
  const resource = useResource();
  const translate = useTranslate();
  const { allowsInput } = useSettings();
  const record = useRecordContext<ShopRecord>();
  if (resource.denied?.hidden.includes(field) || !allowsInput(field, page)) return null;
  const label = translate(`resources.${resource.name}.fields.${source}`);
  return (
    <Slot component={slotComponent(resource, `form/${source}`)} props={{ page, source, record: page === 'create' ? undefined : record }}>
      <ConditionalInput field={field} label={label} isLabelHidden={isLabelHidden} page={page} />
    </Slot>
  );
}

/** The sources that the conditions of a field depend on. Only these are watched. */
const sourcesOf = ({ when, required, readOnly }: Pick<Field, 'when' | 'required' | 'readOnly'>): string[] =>
  [...recordConditionsIn(when), conditionOf(required), conditionOf(readOnly)].flatMap(condition => Object.keys(condition ?? {}));

/** Whether one of some fields is shown with the current values of the form. */
export function useIsAnyShown(fields: readonly Field[]): boolean {
  const { getValues } = useFormContext();
  return useWatch({ name: fields.flatMap(sourcesOf), compute: () => fields.some(field => isShownFor(field, getValues())) });
}

type ConditionalInputProps = Pick<InputProps, 'field' | 'label' | 'isLabelHidden' | 'page'>;

/** An input that is shown and editable as the conditions of its field allow. The source is the one in the record, also for a field in a row. */
const ConditionalInput = memo((input: ConditionalInputProps) => {
  const { field, page } = input;
  return sourcesOf(field).length ? <WatchingInput {...input} /> : <CheckedInput {...input} readOnly={holdsOn(field.readOnly, page)} />;
});

/** An input whose conditions depend on other values of the form. It renders only when the outcome of one changes, not with each key. */
function WatchingInput({ field, page, ...input }: ConditionalInputProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const outcome = () => {
    const values = getValues();
    return {
      isShown: isShownFor(field, values),
      isRequired: holdsFor(field.required, page, values),
      isReadOnly: holdsFor(field.readOnly, page, values),
    };
  };
  const { isShown, isRequired, isReadOnly } = useWatch({ name: sourcesOf(field), compute: outcome });
  const { required: _condition, ...others } = field;
  const fieldNow: Field = isRequired ? { ...others, required: true } : others;
  if (!isShown) return null;
  const reason = isReadOnly ? translate(`resources.${name}.reasons.${field.textKey ?? field.source}`, { _: '' }) : '';
  return <CheckedInput {...input} field={fieldNow} page={page} readOnly={isReadOnly} reason={reason || undefined} />;
}

/** The input of a field, which does not have to be one of the resource. */
export function CheckedInput(input: InputProps) {
  const { field, readOnly, reason } = input;
  // A read-only number in a row is formatted.
  const Input = readOnly && field.textKey && numeric.has(field.kind) ? PlainNumberInput : inputs[field.kind];
  const id = useId();
  const hasHelperText = needsGroupHelperText(field, reason);
  return (
    <>
      <Input {...input} describedBy={hasHelperText ? id : undefined} />
      {hasHelperText && <GroupHelperText id={id} field={field} reason={reason} />}
      {field.derive?.until && numeric.has(field.kind) && !readOnly && <ResetToComputed field={field} label={input.label} />}
    </>
  );
}

/** A button that restores a computed value. Shown only while staff have overridden the value. */
function ResetToComputed({ field, label }: { field: Field; label: string }) {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const stored = useRecordContext() ?? {};
  const { source, derive } = field;
  const isShown = useWatch({ name: [source, ...(derive?.from ?? [])], compute: () => isOverridden(field, getValues(), stored) });
  if (!isShown) return null;
  const reset = () => {
    setValue(source, computeDerived(field, getValues(), stored), { shouldDirty: true, shouldValidate: true });
    // The button is unmounted, so the focus moves to the input.
    setFocus(source);
  };
  return (
    <Button
      size="small"
      startIcon={<Replay fontSize="small" />}
      aria-label={`${translate('app.inputs.computed')}: ${label}`}
      onClick={reset}
      sx={{ justifySelf: 'start' }}
    >
      {translate('app.inputs.computed')}
    </Button>
  );
}
