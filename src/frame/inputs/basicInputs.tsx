import { Box, FormControl, FormControlLabel, FormHelperText, InputAdornment, Switch, TextField } from '@mui/material';
import { type FC, useState } from 'react';
import { SelectInput as StockSelectInput, TextInput as StockTextInput, useSourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { asNumber, type Kind, textId, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { dayOf } from '#frame/format/dates.ts';
import { formatMoney } from '#frame/format/money.ts';
import { nameOf } from '#frame/format/texts.ts';
import { isSame } from '#frame/record/differences.ts';
import { touchQuery } from '#frame/ui/touch.ts';
import { DayField } from './DayField';
import { type InputProps, useInputProps, useTextField } from './inputProps';
import { NumberInput } from './NumberInput';

/** Cleans the text in the input and keeps the caret in its place. If React set the text, the caret would jump to the end. */
function clean(input: HTMLInputElement | HTMLTextAreaElement, typed: (text: string) => string): void {
  const { value, selectionStart } = input;
  if (typed(value) === value) return;
  input.value = typed(value);
  const caret = typed(value.slice(0, selectionStart ?? value.length)).length;
  input.setSelectionRange(caret, caret);
}

export const TextInput: FC<InputProps> = input => {
  const { typed, keyboard = 'text' } = input.field;
  return (
    <StockTextInput
      {...useInputProps(input)}
      type={keyboard}
      format={nameOf}
      parse={(text: string) => (typed ? typed(text) : text) || null}
      onChange={typed && (({ target }) => clean(target, typed))}
    />
  );
};

/** The height of the text, from three to twelve lines. The browser computes it, because MUI's measuring at each render is slow. */
const autoHeight = { fieldSizing: 'content', minHeight: '4.3125em', maxHeight: '17.25em', resize: 'vertical' } as const;

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim());

/** A text of several lines. A stored list is edited as one line per item and stays a list. */
export const LongTextInput: FC<InputProps> = input => {
  const { getValues } = useFormContext();
  const { slotProps, ...props } = useInputProps(input);
  // A list has no empty lines, but the typed text has them while it is edited.
  const [typed, setTyped] = useState('');
  const textOf = (list: unknown[]) => (isSame(linesOf(typed), list) ? typed : list.map(nameOf).join('\n'));
  return (
    <StockTextInput
      {...props}
      multiline
      rows={3}
      format={(value: unknown) => (Array.isArray(value) ? textOf(value) : nameOf(value))}
      parse={(text: string) => (Array.isArray(getValues(props.source)) ? linesOf(text) : text || null)}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ htmlInput: { ...slotProps.htmlInput, style: autoHeight }, input: { inputComponent: 'textarea' } }}
    />
  );
};

export const MoneyInput: FC<InputProps> = input => {
  const { settings } = useSettings();
  return <NumberInput {...input} before={settings.currencySymbol} />;
};

export const PercentInput: FC<InputProps> = input => <NumberInput {...input} after="%" />;

/** A number or a choice as the text of its kind. */
function formatted(value: string | number, kind: Kind, currencySymbol: string): string {
  if (kind === 'money') return formatMoney(Number(value), currencySymbol);
  return kind === 'percent' ? `${value} %` : String(value);
}

/** A read-only number in a row. */
export const PlainNumberInput: FC<InputProps> = input => {
  const { settings } = useSettings();
  const textOf = (value: unknown) => {
    const number = asNumber(value);
    return number === undefined ? nameOf(value) : formatted(number, input.field.kind, settings.currencySymbol);
  };
  return <StockTextInput {...useInputProps(input)} format={textOf} />;
};

export const BooleanInput: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const helpId = `${props.id}-help`;
  return (
    <FormControl error={props.error} sx={{ justifyContent: 'center' }}>
      <FormControlLabel
        label={props.label}
        control={
          <Switch
            name={props.name}
            checked={value === true}
            disabled={input.readOnly}
            onBlur={props.onBlur}
            onChange={(_, on) => change(on)}
            slotProps={{
              input: {
                ref: props.slotProps.htmlInput.ref,
                'aria-label': props.slotProps.htmlInput['aria-label'],
                'aria-describedby': props.helperText ? helpId : undefined,
              },
            }}
          />
        }
      />
      {props.helperText && <FormHelperText id={helpId}>{props.helperText}</FormHelperText>}
    </FormControl>
  );
};

/** A select. A stored value that is none of the choices is one more. */
export const SelectInput: FC<InputProps> = input => {
  const { choices = [], source, textKey = source, kind } = input.field;
  const translate = useTranslate();
  const { name } = useResource();
  const { currencySymbol } = useSettings().settings;
  const textOf = (choice: string | number) =>
    translate(`resources.${name}.choices.${textKey}.${choice}`, { _: formatted(choice, kind, currencySymbol), currency: currencySymbol });
  const { slotProps, label, ...props } = useInputProps(input);
  const { 'aria-label': hiddenLabel, ...htmlInput } = slotProps.htmlInput;
  const stored = textId(valueAt(useFormState().defaultValues, useSourceContext().getSource(source)));
  const offered = stored === undefined || choices.some(choice => String(choice) === stored) ? choices : [...choices, stored];
  return (
    <StockSelectInput
      {...props}
      // Leaves out the empty choice. The label is an element, so that it gets no second asterisk.
      isRequired
      label={label && <span>{label}</span>}
      choices={offered.map(choice => ({ id: choice, name: textOf(choice) }))}
      translateChoice={false}
      format={(value: unknown) => textId(value) ?? ''}
      margin="none"
      slotProps={{ htmlInput, select: { SelectDisplayProps: hiddenLabel ? { 'aria-label': hiddenLabel } : {} } }}
    />
  );
};

/** A day. The form value stays as the server sent it until another day is typed; then it is `2026-03-31`. */
export const DateInput: FC<InputProps> = input => {
  const { props, value, change } = useTextField(input);
  const { slotProps, ...others } = props;
  return (
    <DayField
      {...others}
      day={typeof value === 'number' ? dayOf(value) : nameOf(value)}
      onDay={day => change(day || null)}
      htmlInput={slotProps.htmlInput}
      isReadOnly={input.readOnly}
    />
  );
};

export const ColorInput: FC<InputProps> = input => {
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
                sx={{
                  width: 32,
                  height: 28,
                  p: 0,
                  // A larger target for fingers, around a swatch of the same size.
                  [touchQuery]: { boxSizing: 'border-box', width: 44, height: 44, p: '8px 6px', mx: '-6px' },
                  border: 0,
                  borderRadius: 1,
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
