import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#define';
import { computeDerived, isTypedOver } from '#frame/record/derivedValues.ts';

/** Takes what was typed over a computed value away again; there only while something was. */
export function BackToComputed({ field, label }: { field: Field; label: string }) {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const stored = useRecordContext() ?? {};
  const { source, derive } = field;
  const named = useMemo(() => [source, ...(derive?.from ?? [])], [source, derive]);
  const isOver = useWatch({ name: named, compute: () => isTypedOver(field, getValues(), stored) });
  if (!isOver) return null;
  const back = () => {
    setValue(source, computeDerived(field, getValues(), stored) ?? null, { shouldDirty: true, shouldValidate: true });
    // The button goes.
    setFocus(source);
  };
  return (
    <Button
      size="small"
      startIcon={<Replay fontSize="small" />}
      aria-label={`${translate('app.inputs.computed')}: ${label}`}
      onClick={back}
      sx={{ justifySelf: 'start' }}
    >
      {translate('app.inputs.computed')}
    </Button>
  );
}
