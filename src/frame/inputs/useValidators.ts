import { useCallback, useMemo } from 'react';
import { useTranslate, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Field, holdsOn, type Page, type Plain } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { isStored } from '#frame/record/recordRows.ts';
import { validatorsOf } from './validators';

/** @returns a function that gives the text for an empty required field; `undefined` for react-admin's default, 'Required'. */
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

export function useValidators(field: Field, page: Page): Validator[] {
  const textOf = useRequiredText(page);
  const { control } = useFormContext();
  return useMemo(() => {
    const isUnchanged = (value: unknown, values: Plain) => page === 'edit' && isStored(field, value, control._defaultValues, values);
    return validatorsOf(field, holdsOn(field.required, page), textOf(field), isUnchanged);
  }, [field, page, textOf, control]);
}
