import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { conditionOf, type Field, holdsFor, isShownFor, type Page, recordConditionsIn } from '#define';

/** The sources that the conditions of a field depend on. Only these are watched. */
const sourcesOf = ({ when, required, readOnly }: Pick<Field, 'when' | 'required' | 'readOnly'>): string[] =>
  [...recordConditionsIn(when), conditionOf(required), conditionOf(readOnly)].flatMap(condition => Object.keys(condition ?? {}));

/** Whether a condition of a field depends on values of the form. */
export const isDepending = (field: Field): boolean => sourcesOf(field).length > 0;

/**
 * Whether a field is shown, required and read-only with the current values of the form. Renders only when one of these changes, not
 * with each key.
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
