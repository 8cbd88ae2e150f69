import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { conditionOf, type Field, holdsFor, isShownFor, type Page, recordConditionsIn } from '#define';

/** The sources that a field depends on: only these are watched. */
const sourcesOf = ({ when, required, readOnly }: Pick<Field, 'when' | 'required' | 'readOnly'>): string[] =>
  [...recordConditionsIn(when), conditionOf(required), conditionOf(readOnly)].flatMap(condition => Object.keys(condition ?? {}));

/** Whether anything about a field depends on what the form holds. */
export const isDepending = (field: Field): boolean => sourcesOf(field).length > 0;

/**
 * What a field is for what the form holds now: whether it is shown, must be filled, can be changed. A key elsewhere in the form
 * renders nothing; one in what is named renders only where the outcome changes.
 */
export function useConditions(field: Pick<Field, 'when' | 'required' | 'readOnly'>, page: Page) {
  const { getValues } = useFormContext();
  const sources = useMemo(() => sourcesOf(field), [field]);
  const outcome = () => {
    const values = getValues();
    return [isShownFor(field, values), holdsFor(field.required, page, values), holdsFor(field.readOnly, page, values)].map(Number).join('');
  };
  const [isShown, isRequired, isReadOnly] = [...String(useWatch({ name: sources, compute: outcome }))].map(holds => holds === '1');
  return { isShown: isShown ?? true, isRequired: isRequired ?? false, isReadOnly: isReadOnly ?? false };
}
