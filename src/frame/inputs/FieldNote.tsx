import { FormHelperText } from '@mui/material';
import { InputHelperText, useTranslate } from 'react-admin';
import type { Field, Kind } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';

/** The kinds whose inputs are a group, which shows no text below itself. */
const groupKinds: ReadonlySet<Kind> = new Set(['chips', 'rows', 'images', 'mapPoint', 'richText']);

/** The help of a field; empty without one. */
export function useHelp({ source, textKey = source, help }: Field): string {
  const { name } = useResource();
  const translate = useTranslate();
  return help ? translate(`resources.${name}.help.${textKey}`, { _: help === true ? '' : help }) : '';
}

/** Whether the input of a field needs a note below it. */
export const needsNote = ({ kind, help }: Field, reason: string | undefined): boolean => groupKinds.has(kind) && Boolean(help || reason);

/** The text below an input that is a group: why it is read-only, else its help. */
export function FieldNote({ id, field, reason }: { id: string; field: Field; reason: string | undefined }) {
  const help = useHelp(field);
  return <FormHelperText id={id}>{reason ?? help}</FormHelperText>;
}

/** The error of an input that is a group. */
export const GroupError = ({ message }: { message: string | undefined }) =>
  message ? (
    <FormHelperText error role="alert">
      <InputHelperText error={message} />
    </FormHelperText>
  ) : null;
