import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { idOf } from '#dataProvider/wire.ts';
import { textId } from '#define';
import { CheckedInput } from '#frame/inputs/inputs.tsx';
import type { ControlProps } from './FilterControl';

/** Chooses a record by searching, as forms do. A form of its own holds it, which nobody saves. */
export function ReferenceFilter({ filter, label, test, onChange }: ControlProps) {
  const form = useForm({ values: { chosen: textId(test) ?? '' } });
  const { watch } = form;
  useEffect(() => {
    const watching = watch(({ chosen }, { type }) => type === 'change' && onChange(textId(idOf(chosen))));
    return () => watching.unsubscribe();
  }, [watch, onChange]);
  const { field } = filter;
  if (!field) return null;
  const { required: _required, within: _within, ...free } = field;
  return (
    <FormProvider {...form}>
      <CheckedInput field={{ ...free, source: 'chosen', kind: 'reference', search: true }} label={label} page="edit" readOnly={false} />
    </FormProvider>
  );
}
