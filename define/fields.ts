/** Helpers that declare fields, and functions that read them. */
import {
  type Conditions,
  holds,
  isNothing,
  placed,
  placedAll,
  type RecordCondition,
  recordConditionsIn,
  type SettingsCondition,
  sourceIn,
} from './conditions';
import { speaksPlainRest } from './dialect';
import type { Field, FieldDeclaration, FieldDraft, Fields, Page } from './fieldTypes';
import { firstStep, isPlain, valueAt } from './records';
import type { Resource } from './resource';
import { isStepped } from './states/states';
import type { CheckedAlone } from './typing/faults';

/** Several fields that differ only in their source: `...alike({ kind: 'longText' }, 'terms', 'notes')`. */
export function alike<const S extends readonly string[], const X extends FieldDraft<'source'>>(
  field: X,
  ...sources: S
): { readonly [I in keyof S]: X & { source: S[I] } };

export function alike(field: FieldDraft<'source'>, ...sources: string[]): unknown {
  return sources.map(source => ({ ...field, source }));
}

/** Fields in a file of their own, as exact as within their declaration. */
export function fieldList<const F extends Fields>(...fields: [F] extends [CheckedAlone<NoInfer<F>>] ? F : CheckedAlone<NoInfer<F>>): F;

export function fieldList(...fields: Fields): Fields {
  return fields;
}

/** An object that is part of a declaration and stands outside of it, as exact as within it. */
export const declared = <const T extends object>(part: T): T => part;

/** A list outside of a declaration, as exact as within it: of choices, names, columns or filters. */
export const listOf = <const L extends readonly unknown[]>(...items: L): L => items;

/** Sources below another: `below('address', ['street', 'city'])` gives `address.street` and `address.city`. */
export function below<const P extends string, const S extends readonly string[]>(parent: P, sources: S): { readonly [I in keyof S]: `${P}.${S[I]}` };

export function below(parent: string, sources: readonly string[]): unknown {
  return sources.map(source => `${parent}.${source}`);
}

/** The sources of fields, for a layout. */
export function sourcesOf<const F extends readonly FieldDeclaration[]>(fields: F): { readonly [I in keyof F]: F[I]['source'] };

export function sourcesOf(fields: readonly FieldDeclaration[]): unknown {
  return fields.map(({ source }) => source);
}

/** Fields under one condition on the settings: `...onlyWhen('hasGifts', [...])`. */
export function onlyWhen<const F extends readonly FieldDeclaration[]>(
  when: SettingsCondition,
  fields: F,
): { readonly [I in keyof F]: F[I] & { when: SettingsCondition } };

export function onlyWhen(when: SettingsCondition, fields: readonly FieldDeclaration[]): unknown {
  return fields.map(field => ({ ...field, when }));
}

/** Whether a page has a field. */
export const isOn = (field: Field, page: Page): boolean => (!field.in || field.in.includes(page)) && !(field.unsent && page === 'show');

/** Whether the form has a field: on create, on edit, or on both. */
export const isOnForm = (field: Field): boolean => isOn(field, 'create') || isOn(field, 'edit');

type Depending = true | 'changed' | readonly Page[] | RecordCondition | undefined;

const isPages = (property: Depending): property is readonly Page[] => Array.isArray(property);

/** Whether `required` or `readOnly` holds on a page for every record. */
export const holdsOn = (property: Depending, page: Page): boolean =>
  property === true || property === 'changed' || (isPages(property) && property.includes(page));

/** The condition on the record in `required` or `readOnly`, if it has one. */
export const conditionOf = (property: Depending): RecordCondition | undefined =>
  typeof property === 'object' && !isPages(property) ? property : undefined;

/** Whether `required` or `readOnly` holds on a page for the values of a form or a record. */
export function holdsFor(property: Depending, page: Page, values: object): boolean {
  const condition = conditionOf(property);
  return condition ? holds(condition, values) : holdsOn(property, page);
}

/** Whether the conditions on the record in `when` hold. Conditions on the settings are not checked here. */
export const isShownFor = ({ when }: { when?: Conditions }, values: object): boolean =>
  recordConditionsIn(when).every(condition => holds(condition, values));

const placedIn = (row: string, property: Depending): Depending => {
  const condition = conditionOf(property);
  return condition ? placed(condition, row) : property;
};

/** A field of one row, with the source `sizes.3.stock` in place of `stock`. All other sources that it names are changed in the same way. */
export function fieldInRow(rows: Field, position: number, field: Field): Field {
  const row = `${rows.source}.${position}`;
  const { when, required, readOnly, derive } = field;
  return {
    ...field,
    source: `${row}.${field.source}`,
    row,
    textKey: `${rows.textKey ?? rows.source}.${field.source}`,
    ...(when ? { when: placedAll(when, row) } : {}),
    ...(required ? { required: placedIn(row, required) as NonNullable<Field['required']> } : {}),
    ...(readOnly ? { readOnly: placedIn(row, readOnly) as NonNullable<Field['readOnly']> } : {}),
    ...(derive ? { derive: { ...derive, from: derive.from.map(source => sourceIn(row, source)) } } : {}),
  };
}

/** Whether a field holds personal data, see the key `personal`. */
export const isPersonal = ({ personal, kind, keyboard }: Field): boolean =>
  personal ?? (kind === 'text' && (keyboard === 'email' || keyboard === 'tel'));

/** Whether a field holds images, itself or in its rows. */
export const holdsImages = ({ kind, fields = [] }: Field): boolean => kind === 'images' || fields.some(holdsImages);

/**
 * The keys of the body of a create or update: the `body` of its call, or else the first step (`address` of `address.street`) of every
 * field that can be edited, and the keys that its call sends also. An update of a resource with images also has `removedImageIds`. In plain REST an update replaces the record:
 * it has every field that is sent at all, and the `id`.
 * @param set Keys that an action sets. An update sends these fields too, even if the form cannot edit them; a documented `body` is complete.
 */
export function bodyKeys(resource: Resource, verb: 'create' | 'update', set: readonly string[] = []): readonly string[] {
  const { body: documented, also = [] } = resource.calls[verb] ?? {};
  if (documented) return documented;
  const page = verb === 'create' ? 'create' : 'edit';
  const isWhole = verb === 'update' && speaksPlainRest(resource);
  const isSet = ({ source }: Field) => verb === 'update' && set.includes(firstStep(source));
  // Forms show the state of a record, but only a new one is sent with it.
  const isEdited = ({ readOnly, source }: Field) => readOnly !== true || (verb === 'create' && isStepped(resource, source));
  const sent = resource.fields.filter(field => !field.unsent && (isWhole || isSet(field) || (isEdited(field) && isOn(field, page))));
  const removed = verb === 'update' && sent.some(holdsImages) ? ['removedImageIds'] : [];
  return [...new Set([...(isWhole ? ['id'] : []), ...sent.map(({ source }) => firstStep(source)), ...removed, ...also])];
}

const isFormSource = (test: unknown): test is `/${string}` => typeof test === 'string' && test.startsWith('/');

/** The sources of the form that a reference's `filter` names: `shop` of `{ shop: '/shop' }`. */
export const sourcesInFilter = ({ filter = {} }: Pick<Field, 'filter'>): string[] =>
  Object.values(filter).flatMap(test => (isFormSource(test) ? [test.slice(1)] : []));

/** The condition on the choices of a reference: its `filter` with values of the form. Without a value, its test is left out. */
export function choicesCondition({ filter = {} }: Pick<Field, 'filter'>, values: object): RecordCondition {
  const tests = Object.entries(filter).flatMap(([source, test]): [string, unknown][] => {
    const value = isFormSource(test) ? valueAt(values, test.slice(1)) : test;
    if (isFormSource(test) && isNothing(value)) return [];
    return [[source, isPlain(value) ? (value._id ?? value.id ?? value) : value]];
  });
  return Object.fromEntries(tests);
}
