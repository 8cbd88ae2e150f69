import { useCallback, useMemo } from 'react';
import { useTranslate, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Field, holdsOn, type Page, type Plain } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { isStored } from '#frame/record/recordRows.ts';
import { validatorsOf } from '#frame/record/validators.ts';

/** What is said where a field of the screen's resource is not filled; react-admin's 'Required' where there is nothing of its own. */
export function useRequiredText(page: Page): (field: Field) => string | undefined {
  const { name } = useResource();
  const translate = useTranslate();
  return useCallback(
    ({ source, textKey = source }) => {
      const keys = [`resources.${name}.required.${textKey}.${page}`, `resources.${name}.required.${textKey}`];
      return keys.find(key => translate(key, { _: '' }));
    },
    [name, translate, page],
  );
}

/** The checks of a field on a page: filled, a number, not too small. */
export function useValidators(field: Field, page: Page): Validator[] {
  const textOf = useRequiredText(page);
  const { control } = useFormContext();
  return useMemo(() => {
    const isLeftAlone = (value: unknown, values: Plain) => page === 'edit' && isStored(field, value, control._defaultValues, values);
    return validatorsOf(field, holdsOn(field.required, page), textOf(field), isLeftAlone);
  }, [field, page, textOf, control]);
}
