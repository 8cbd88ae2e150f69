import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { idOf } from '#dataProvider/wire.ts';
import { textId } from '#define';
import { CheckedInput } from '#frame/inputs/inputs.tsx';
import type { FilterControlProps } from './filterControlProps';

/** Chooses a record by the search input of forms, in a small form of its own that is never saved. */
export function ReferenceFilter({ filter, label, test, onChange }: FilterControlProps) {
  const form = useForm({ values: { chosen: textId(test) ?? '' } });
  const { watch } = form;
  useEffect(() => {
    const subscription = watch(({ chosen }, { type }) => type === 'change' && onChange(textId(idOf(chosen))));
    return () => subscription.unsubscribe();
  }, [watch, onChange]);
  const { field } = filter;
  if (!field) return null;
  const { required: _required, within: _within, ...searchField } = field;
  return (
    <FormProvider {...form}>
      <CheckedInput field={{ ...searchField, source: 'chosen', kind: 'reference', search: true }} label={label} page="edit" readOnly={false} />
    </FormProvider>
  );
}
