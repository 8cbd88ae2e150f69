import { Alert, Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordsIn } from '#define';
import { useRowsText } from '#frame/fields/useRowsText.ts';
import { useRegisterUnmounted } from '#frame/inputs/unmountedFields.ts';
import type { InputProps } from '#frame/inputs/useTextField.tsx';
import { editableFields } from '#frame/record/editableFields.ts';
import { newRow, shapeOf } from '#frame/record/recordRows.ts';
import type { RowInput } from './RowItem';
import { RowList } from './RowList';
import { AddRow, RowsError } from './RowParts';

/** Records within the record, each with the inputs of its fields: added, removed, moved. */
export function RowsInput({ Input, ...input }: InputProps & { Input: RowInput }) {
  const { field, label, isLabelHidden } = input;
  const id = useId();
  const shape = useWatch({ name: field.source, compute: shapeOf });
  return (
    <Box
      role="group"
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      {...(field.lang ? { lang: field.lang, dir: 'rtl' } : {})}
    >
      {!isLabelHidden && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {label}
        </Typography>
      )}
      {shape === 'list' ? <RowList {...input} Input={Input} /> : <NoRows {...input} isOdd={shape === 'odd'} />}
    </Box>
  );
}

/** What stands where there are no rows, or where what came cannot be edited as rows. As long as nobody does, it goes back as it came. */
function NoRows({ field, page, readOnly, isOdd }: InputProps & { isOdd: boolean }) {
  const { source, fields = [] } = field;
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const text = useRowsText(field);
  const none = text.none(page);
  useRegisterUnmounted(() => editableFields([field], page, getValues()));
  const set = (rows: unknown[]) => setValue(source, rows, { shouldDirty: true, shouldTouch: true });
  const add = () => {
    set([newRow(fields)]);
    // Once it is there.
    setTimeout(() => setFocus(`${source}.0.${fields[0]?.source}`));
  };
  if (isOdd) {
    const edit = !readOnly && (
      <Button color="inherit" size="small" onClick={() => set(recordsIn(getValues(source)))}>
        {translate('app.inputs.editAnyway')}
      </Button>
    );
    return (
      <Alert severity="warning" role="note" action={edit}>
        {translate('app.inputs.oddRows')}
      </Alert>
    );
  }
  return (
    <>
      {none && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      <RowsError source={source} />
      {!readOnly && <AddRow field={field} text={text} count={0} onAdd={add} />}
    </>
  );
}
