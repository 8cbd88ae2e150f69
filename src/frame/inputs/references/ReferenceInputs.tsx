import { Box } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useGetManyAggregate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { type Field, isPlain, type ShopRecord } from '#define';
import { referenceOf, useNameOf, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useChoices } from '#frame/fields/useChoices.ts';
import { type InputProps, useTextField } from '#frame/inputs/inputProps.tsx';
import { PickedRecords } from './PickedRecords';
import { RecordSelect } from './RecordSelect';
import type { Choices } from './useOptions';

const minutes = 60_000;

/** A form value as a record. If it has no id, its name is used as the id. */
const asRecord = (value: unknown, nameOf: (value: unknown) => string): ShopRecord | undefined => {
  const id = idOf(value) ?? nameOf(value);
  return id ? { ...(isPlain(value) ? value : {}), id: String(id) } : undefined;
};

/** The choices of a reference, if they can all be loaded. */
function useLoadedChoices(field: Field): Choices | undefined {
  const choices = useChoices(referenceOf(field), !field.search);
  return field.search || (choices.choices && !choices.isWhole) ? undefined : choices;
}

/** A form value as records, and their labels. Those of which only the id is known are among the choices, or are read. */
function useRecords(field: Field, value: unknown, choices: Choices | undefined) {
  const reference = referenceOf(field);
  const nameOf = useNameOf(reference);
  const titleOf = useTitleOf(reference);
  // Memoized, or MUI would reset the typed text with each render.
  const values = useMemo(() => [value].flat().flatMap(item => asRecord(item, nameOf) ?? []), [value, nameOf]);
  const ids = choices ? [] : values.filter(record => !nameOf(record)).map(({ id }) => id);
  const read = useGetManyAggregate<ShopRecord>(reference, { ids }, { enabled: ids.length > 0, staleTime: 5 * minutes });
  const known = choices ? choices.choices : read.data;
  const isPending = choices ? choices.isPending : read.isPending && ids.length > 0;
  // Copies, so that MUI reports it when the same record is chosen again.
  const records = useMemo(() => values.map(record => ({ ...(known?.find(other => other?.id === record.id) ?? record) })), [values, known]);
  const labelOf = useCallback((record: ShopRecord) => nameOf(record) || (isPending ? '…' : titleOf(record)), [nameOf, titleOf, isPending]);
  return { records, labelOf };
}

/** A reference. The form value is the id where the choices are loaded, and else the whole record. */
export function ReferenceInput(input: InputProps) {
  const { props, value, change } = useTextField(input);
  const choices = useLoadedChoices(input.field);
  const { records, labelOf } = useRecords(input.field, value, choices);
  return (
    <RecordSelect
      {...{ input, props, choices, labelOf }}
      values={records}
      shown="text"
      onChange={([record]) => change((choices ? record?.id : record) ?? '')}
    />
  );
}

/** References to several records; where the server is searched, in an order that staff choose. */
export function ReferenceArrayInput(input: InputProps) {
  const { props, value, change } = useTextField(input);
  const choices = useLoadedChoices(input.field);
  const values: unknown[] = useMemo(() => [value || []].flat(), [value]);
  const { records, labelOf } = useRecords(input.field, values, choices);
  const nameOf = useNameOf(referenceOf(input.field));
  const shared = { input, props, choices, values: records, labelOf };
  if (choices) {
    const stored = (id: string) => values.find(item => asRecord(item, nameOf)?.id === id);
    return <RecordSelect {...shared} shown="chips" onChange={chosen => change(chosen.map(({ id }) => stored(id) ?? id))} />;
  }
  return (
    <Box>
      <RecordSelect {...shared} shown="elsewhere" onChange={change} />
      <PickedRecords label={input.label} records={records} labelOf={labelOf} readOnly={input.readOnly} onChange={change} />
    </Box>
  );
}
