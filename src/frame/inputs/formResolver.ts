import { useTranslate } from 'react-admin';
import { type FieldErrors, get, type RegisterOptions, type Resolver, set } from 'react-hook-form';
import { type Field, holdsFor, type Page, type Plain, valueAt, withValue } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { isStored } from '#frame/record/recordRows.ts';
import type { AnswerTo } from './inputsContext';
import { checkValidatorsOf, firstErrorOf, validatorsOf } from './validators';

interface FormChecks {
  /** The name of the resource, whose texts errors have. */
  resource: string;
  page: Page;
  /** The fields that the form shows with these values, with their sources in the record. */
  fieldsOf: (values: Plain) => readonly Field[];
  /** The values without unsaved changes. */
  defaultValues: () => Plain;
  /** The present errors in a list of rows; not needed without rows. */
  errorsAt?: (source: string) => unknown;
  /** The text for an empty required field; `undefined` for react-admin's default, 'Required'. */
  requiredText: (field: Field) => string | undefined;
  /** The answers to the calls of checks; without it they are not checked. */
  answerTo?: AnswerTo;
}

/**
 * Checks a form by the declaration of its fields, whether or not their inputs are mounted. An input that a slot adds is checked by its
 * `validate` while it is mounted. The errors are in the order of the fields.
 */
export function formResolver({ resource, page, fieldsOf, defaultValues, errorsAt, requiredText, answerTo }: FormChecks): Resolver {
  const messageOf = (field: Field, values: Plain): string | undefined => {
    const isUnchanged = (value: unknown) => page === 'edit' && isStored(field, value, defaultValues(), values);
    // Nobody can fill a read-only input.
    const isRequired = holdsFor(field.required, page, values) && !holdsFor(field.readOnly, page, values);
    const checks = [
      ...validatorsOf(field, isRequired, requiredText(field), isUnchanged),
      ...checkValidatorsOf(field, resource, { isUnchanged, values: defaultValues }, answerTo),
    ];
    return firstErrorOf(checks, valueAt(values, field.source), values);
  };
  return async (values, _context, { names = [], fields: inputs }) => {
    const fields = fieldsOf(values);
    // react-hook-form checks a list by itself after rows were added, removed or moved. The errors in its rows have moved along.
    const list = fields.find(({ kind, source }) => kind === 'rows' && names.length === 1 && names[0] === source);
    const errors: FieldErrors = list ? errorsInRows(list, errorsAt?.(list.source)) : {};
    for (const field of list ? [list] : fields) {
      const message = messageOf(field, values);
      if (message) addError(errors, field, message);
    }
    for (const name of names) {
      const { mount, validate }: Pick<RegisterOptions, 'validate'> & { mount?: boolean } = get(inputs, name) ?? {};
      const message: unknown = mount && typeof validate === 'function' ? await validate(valueAt(values, name), values) : undefined;
      if (typeof message === 'string' && !get(errors, name)) set(errors, name, { type: 'validate', message });
    }
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };
}

/** The errors in the rows of a list, without the error of the list itself. */
function errorsInRows({ source }: Field, errors: unknown): FieldErrors {
  const inRows = Array.isArray(errors) ? [...errors] : [];
  return inRows.some(Boolean) ? withValue<FieldErrors>({}, source, inRows) : {};
}

/** Adds the error of a field. That of a list stands beside those in its rows. */
function addError(errors: FieldErrors, { source, kind }: Field, message: string): void {
  if (kind === 'rows' && !get(errors, source)) set(errors, source, []);
  set(errors, kind === 'rows' ? `${source}.root` : source, { type: 'validate', message });
}

/** The texts for empty required fields on a page of the current resource. */
export function useRequiredText(page: Page): FormChecks['requiredText'] {
  const { name } = useResource();
  const translate = useTranslate();
  return ({ source, textKey = source }) => {
    const keys = [`resources.${name}.required.${textKey}.${page}`, `resources.${name}.required.${textKey}`];
    return keys.find(key => translate(key, { _: '' }));
  };
}

/** The resolver of a form of the current resource. */
export function useResolver(checks: Omit<FormChecks, 'requiredText' | 'resource'>): Resolver {
  const { name } = useResource();
  return formResolver({ ...checks, resource: name, requiredText: useRequiredText(checks.page) });
}
