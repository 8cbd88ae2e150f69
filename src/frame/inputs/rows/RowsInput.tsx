import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldInRow, holdsFor, isOn, recordsIn } from '#define';
import { useSettings } from '#frame/context/settingsContext.ts';
import { type RowsText, useRowsText } from '#frame/fields/useRowsText.ts';
import { GroupError } from '#frame/inputs/GroupHelperText.tsx';
import type { InputProps } from '#frame/inputs/inputProps.tsx';
import { newRow, shapeOf } from '#frame/record/recordRows.ts';
import { AlertWithButton } from '#frame/ui/AlertWithButton.tsx';
import { visuallyHidden } from '#frame/ui/styles/visuallyHidden.ts';
import { useSteadyRows } from '#frame/ui/useSteadyRows.ts';
import { type RowInput, RowItem, RowsHead } from './RowItem';
import { useRows } from './useRows';

/** Rows within a record, which can be added and removed. Each has an input per field. */
export function RowsInput({ Input, ...input }: InputProps & { Input: RowInput }) {
  const { field, label, isLabelHidden, describedBy } = input;
  const id = useId();
  const shape = useWatch({ name: field.source, compute: shapeOf });
  return (
    <Box role="group" {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })} aria-describedby={describedBy} {...field.lang}>
      {!isLabelHidden && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {label}
        </Typography>
      )}
      {shape === 'list' ? <RowList {...input} Input={Input} /> : <NoRows {...input} isOdd={shape === 'odd'} />}
    </Box>
  );
}

/** Shown if there are no rows, or if the value cannot be edited as rows. Unless staff edit it, it is sent as it was received. */
function NoRows({ field, page, readOnly, isOdd }: InputProps & { isOdd: boolean }) {
  const { source, fields = [] } = field;
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const text = useRowsText(field);
  const none = text.none(page);
  const set = (rows: unknown[]) => setValue(source, rows, { shouldDirty: true, shouldTouch: true });
  const add = () => {
    set([newRow(fields)]);
    // After the row was mounted.
    setTimeout(() => setFocus(`${source}.0.${fields[0]?.source}`));
  };
  if (isOdd) {
    const edit = () => set(recordsIn(getValues(source)));
    return (
      <AlertWithButton severity="warning" role="note" label={translate('app.inputs.editAnyway')} onPress={readOnly ? undefined : edit}>
        {translate('app.inputs.oddRows')}
      </AlertWithButton>
    );
  }
  return (
    <>
      {none && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      <RowsError source={source} />
      {!readOnly && <AddRow field={field} page={page} text={text} count={0} onAdd={add} />}
    </>
  );
}

/** The list of rows. Closed rows mount no inputs. */
function RowList({ field, page, readOnly, Input }: InputProps & { Input: RowInput }) {
  const { allowsInput } = useSettings();
  const text = useRowsText(field);
  const rows = useRows(field);
  const listProps = useSteadyRows<HTMLUListElement>(rows.items);
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('md'));
  const shown = useMemo(() => {
    const fields = (field.fields ?? []).filter(inner => isOn(inner, page) && allowsInput(inner, page));
    return { ...field, fields };
  }, [field, page, allowsInput]);
  const { min = 0 } = field;
  const isTable = field.shape === 'table' && isWide;
  const count = rows.items.length;
  const none = count ? '' : text.none(page);
  return (
    <>
      {none && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      {isTable && count > 0 && <RowsHead fields={shown.fields} page={page} text={text} />}
      <Box component="ul" {...listProps} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: isTable ? 0.75 : 1.5 }}>
        {rows.items.map(({ id }, position) => (
          <RowItem
            key={id}
            field={shown}
            page={page}
            text={text}
            Input={Input}
            position={position}
            count={count}
            isReadOnly={readOnly}
            isTable={isTable}
            isOpen={rows.isOpen(position, id)}
            isLeast={count <= min}
            onToggle={rows.toggle && (() => rows.toggle?.(position, id))}
            onRemove={rows.remove}
          />
        ))}
      </Box>
      <RowsError source={field.source} />
      <RowsMessage message={rows.message} onUndo={rows.undo} />
      {!readOnly && <AddRow field={field} page={page} text={text} count={count} onAdd={rows.add} />}
    </>
  );
}

/** The error of the rows as a whole. */
function RowsError({ source }: { source: string }) {
  const { errors } = useFormState({ name: source });
  const message: unknown = get(errors, `${source}.root.message`) ?? get(errors, `${source}.message`);
  return <GroupError message={typeof message === 'string' ? message : undefined} />;
}

/** Announces to screen readers what was done to the rows. After a row was removed, it is visible and has an Undo button. */
function RowsMessage({ message, onUndo }: { message: ReturnType<typeof useRows>['message']; onUndo: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={message?.removed ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, fontSize: 14 } : visuallyHidden}>
      <span role="status">{message?.text}</span>
      {message?.removed && (
        <Button size="small" onClick={onUndo}>
          {translate('ra.action.undo')}
        </Button>
      )}
    </Box>
  );
}

/** The button that adds a row, with the limit that the number of rows has reached. */
function AddRow({ field, page, text, count, onAdd }: Pick<InputProps, 'field' | 'page'> & { text: RowsText; count: number; onAdd: () => void }) {
  const translate = useTranslate();
  const { max = Number.POSITIVE_INFINITY, min = 0, fields = [] } = field;
  const isReadOnly = (values: object) => fields.some(inner => holdsFor(fieldInRow(field, count, inner).readOnly, page, values));
  const isFillable = !useWatch({ compute: isReadOnly });
  const isFull = count >= max;
  const limit = isFull ? ['mostRows', max] : count <= min && min > 0 ? ['leastRows', min] : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      {isFillable && (
        <Button size="small" disabled={isFull} onClick={onAdd}>
          {text.add}
        </Button>
      )}
      {limit && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate(`app.inputs.${limit[0]}`, { smart_count: limit[1] })}
        </Typography>
      )}
    </Box>
  );
}
