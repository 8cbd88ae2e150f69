import { Box, FormHelperText } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { InputHelperText, useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Field, type Kind, type Plain, validationsIn } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { toneColors } from '#frame/format/tones.ts';
import { InputsContext } from './inputsContext';
import { warningOf } from './validators';

/** The kinds whose inputs are a group, which shows no text below itself. */
const groupKinds: ReadonlySet<Kind> = new Set(['chips', 'rows', 'images', 'mapPoint', 'richText']);

const hasWarnings = (field: Field): boolean => validationsIn(field).some(({ warning }) => warning);

/** The text below the input of a field: a warning about its value, else why it is read-only, its help or a hint. */
export function useHelperText(field: Field, reason: string | undefined, hint?: string): ReactNode {
  const { name } = useResource();
  const translate = useTranslate();
  const { source, textKey = source, help } = field;
  const text = reason ?? ((help && translate(`resources.${name}.help.${textKey}`, { _: help === true ? '' : help })) || hint);
  return hasWarnings(field) ? <Warning field={field}>{text}</Warning> : text;
}

/** A warning about a value, once staff have changed it and left the input; until then the children. */
function Warning({ field, children }: { field: Field; children: ReactNode }) {
  const { name } = useResource();
  const translate = useTranslate();
  const { answerTo } = useContext(InputsContext);
  const { dirtyFields, touchedFields, isSubmitted } = useFormState({ name: field.source });
  const { getValues } = useFormContext<Plain>();
  // Rendered again when its value changes, and when other values change what is wrong with it.
  useWatch({ name: field.source });
  useWatch({ compute: (values: Plain) => warningOf(field, name, values) });
  const warning = warningOf(field, name, getValues(), answerTo);
  const isShown = warning && get(dirtyFields, field.source) && (isSubmitted || get(touchedFields, field.source));
  return (
    <Box component="span" role="status" sx={isShown ? { color: ({ palette }) => toneColors[palette.mode].warning } : {}}>
      {isShown ? translate(warning.message, warning.args) : children}
    </Box>
  );
}

/** Whether the input of a field is a group with a text below. */
export const needsGroupHelperText = (field: Field, reason: string | undefined): boolean =>
  groupKinds.has(field.kind) && (Boolean(field.help || reason) || hasWarnings(field));

/** The text below an input that is a group, which shows none itself. */
export function GroupHelperText({ id, field, reason }: { id: string; field: Field; reason: string | undefined }) {
  return (
    <FormHelperText id={id} component="div">
      {useHelperText(field, reason)}
    </FormHelperText>
  );
}

/** The error of an input that is a group. */
export const GroupError = ({ message }: { message: string | undefined }) =>
  message ? (
    <FormHelperText error role="alert">
      <InputHelperText error={message} />
    </FormHelperText>
  ) : null;
