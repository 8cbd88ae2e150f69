import { useMemo } from 'react';
import { maxValue, minValue, required, useTranslate, type Validator } from 'react-admin';
import { type Field, holdsOn, type Kind, type Page } from '../../../resources/define';
import { useResource } from './resources';

const numeric: ReadonlySet<Kind> = new Set(['number', 'integer', 'money', 'percent']);

/** As react-admin's `required`, but blanks alone are nothing. */
function filled(message: string | undefined): Validator {
  const check = required(message);
  const isFilled = (value: unknown, values: unknown) => check(typeof value === 'string' ? value.trim() : value, values);
  return Object.assign(isFilled, { isRequired: true });
}

/** The checks of a field on a page: filled, a number, not too small. */
export function useChecks(field: Field, page: Page): Validator[] {
  const { name } = useResource();
  const translate = useTranslate();
  return useMemo(() => {
    const checks: Validator[] = [];
    const keys = [`resources.${name}.required.${field.source}.${page}`, `resources.${name}.required.${field.source}`];
    if (holdsOn(field.required, page)) checks.push(filled(keys.find(key => translate(key, { _: '' }))));
    if (field.min !== undefined) checks.push(minValue(field.min, 'app.inputs.least'));
    if (field.max !== undefined) checks.push(maxValue(field.max, 'app.inputs.most'));
    if (field.kind === 'integer') checks.push(value => (value && !Number.isInteger(Number(value)) ? 'app.inputs.whole' : undefined));
    if (numeric.has(field.kind)) checks.push(value => (Number.isNaN(value) ? 'app.inputs.number' : undefined));
    return checks;
  }, [name, translate, field, page]);
}
