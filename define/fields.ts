/** What shortens the writing of fields, and what is asked of them. */
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
import type { Field, FieldDeclaration, Page } from './kinds';
import { type Plain, type ShopRecord, valueAt } from './records';
import type { Resource } from './resource';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A field without what is said of it from outside: its source, or its section. */
export type FieldDraft<K extends 'source' | 'section' | 'lang' = never> = Without<FieldDeclaration, K>;

/** Several fields that are alike but for their source. */
export function alike<const S extends readonly string[], const X extends FieldDraft<'source'>>(
  field: X,
  ...sources: S
): { readonly [I in keyof S]: X & { source: S[I] } };

export function alike(field: FieldDraft<'source'>, ...sources: string[]): unknown {
  return sources.map(source => ({ ...field, source }));
}

/** Fields that stand in one block of the form, and those that need the same of the settings. */
export function inSection<const S extends string, const F extends readonly FieldDeclaration[]>(
  section: S,
  fields: F,
  when?: SettingsCondition,
): { readonly [I in keyof F]: F[I] & { section: S } };

export function inSection(section: string, fields: readonly FieldDeclaration[], when?: SettingsCondition): unknown {
  return fields.map(field => ({ ...field, section, ...(when ? { when } : {}) }));
}

/** The blocks of the form for the two languages of texts; they stand as tabs of one block. */
export const languageSections = ['primaryLang', 'secondaryLang'] as const;

/**
 * The primary and the secondary field of one value: `bilingual('name', …)` gives `primaryLang.name` and,
 * when multi-language mode is on, and the setup names the second language where `second` asks it, `secondaryLang.name` in Arabic, right to left.
 */
export function bilingual<const N extends string, const X extends FieldDraft<'source' | 'section' | 'lang'>>(
  name: N,
  field: X,
  second?: SettingsCondition,
): readonly [
  X & { source: `primaryLang.${N}`; section: 'primaryLang' },
  Omit<X, 'required' | 'when'> & {
    kind: X['kind'];
    source: `secondaryLang.${N}`;
    section: 'secondaryLang';
    lang: 'ar';
    when: readonly SettingsCondition[];
  },
];

export function bilingual(name: string, field: FieldDraft<'source' | 'section' | 'lang'>, second?: SettingsCondition): unknown {
  const { required: _primaryOnly, when = [], ...secondary } = field;
  return [
    { ...field, source: `primaryLang.${name}`, section: 'primaryLang' },
    { ...secondary, source: `secondaryLang.${name}`, section: 'secondaryLang', lang: 'ar', when: ['multiLanguage', ...[when, second ?? []].flat()] },
  ];
}

/**
 * What of a record lacks its translation, of the `names` given to `bilingual`: they stand in the primary language and not in the second.
 * A filter and a column, each of which may say more.
 */
export const untranslated = <const N extends readonly string[]>(...names: N) =>
  ({
    source: 'untranslated',
    choices: names,
    when: 'multiLanguage',
    value: (record: Plain | ShopRecord) =>
      names.filter(name => !isNothing(valueAt(record, `primaryLang.${name}`)) && isNothing(valueAt(record, `secondaryLang.${name}`))),
  }) as const;

/** Whether a field stands on a page and, if so, whether it can be edited there. */
export const isOn = (field: Field, page: Page): boolean => (!field.in || field.in.includes(page)) && !(field.unsent && page === 'show');

type Depending = true | 'changed' | readonly Page[] | RecordCondition | undefined;

const isPages = (property: Depending): property is readonly Page[] => Array.isArray(property);

/** Whether a property that depends on pages (`required`, `readOnly`) holds on a page, whatever the record is. */
export const holdsOn = (property: Depending, page: Page): boolean =>
  property === true || property === 'changed' || (isPages(property) && property.includes(page));

/** The condition on the record that a property depends on, if it does. */
export const conditionOf = (property: Depending): RecordCondition | undefined =>
  typeof property === 'object' && !isPages(property) ? property : undefined;

/** Whether such a property holds on a page for what a form or a record holds. */
export function holdsFor(property: Depending, page: Page, values: object): boolean {
  const condition = conditionOf(property);
  return condition ? holds(condition, values) : holdsOn(property, page);
}

/** Whether a record, or what a form holds, lets something of it be shown. What the settings say is not asked here. */
export const isShownFor = ({ when }: { when?: Conditions }, values: object): boolean =>
  recordConditionsIn(when).every(condition => holds(condition, values));

const placedIn = (row: string, property: Depending): Depending => {
  const condition = conditionOf(property);
  return condition ? placed(condition, row) : property;
};

/** A field of `rows` as it stands in one row of them, its source and all it names counted from the record. */
export function fieldInRow(rows: Field, position: number, field: Field): Field {
  const row = `${rows.source}.${position}`;
  const { when, required, readOnly, within, derive } = field;
  return {
    ...field,
    source: `${row}.${field.source}`,
    row,
    textKey: `${rows.textKey ?? rows.source}.${field.source}`,
    ...(when ? { when: placedAll(when, row) } : {}),
    ...(required ? { required: placedIn(row, required) as NonNullable<Field['required']> } : {}),
    ...(readOnly ? { readOnly: placedIn(row, readOnly) as NonNullable<Field['readOnly']> } : {}),
    ...(within === undefined ? {} : { within: sourceIn(row, within) }),
    ...(derive ? { derive: { ...derive, from: derive.from.map(source => sourceIn(row, source)) } } : {}),
  };
}

/** Whether a field says something about a person. */
export const isPersonal = ({ personal, kind, as }: Field): boolean => personal ?? (kind === 'text' && (as === 'email' || as === 'tel'));

/** Whether a field is of images, or of rows with images in them. */
export const holdsImages = ({ kind, fields = [] }: Field): boolean => kind === 'images' || fields.some(holdsImages);

/**
 * The keys a create or update sends: those its call names, else the first step of every field that can be
 * edited; an update of something with images adds the ids of the removed ones.
 */
export function bodyKeys(resource: Resource, verb: 'create' | 'update'): readonly string[] {
  const named = resource.calls[verb]?.body;
  if (named) return named;
  const page = verb === 'create' ? 'create' : 'edit';
  const edited = resource.fields.filter(field => field.readOnly !== true && !field.unsent && isOn(field, page));
  const keys = new Set(edited.map(field => field.source.split('.')[0] as string));
  if (verb === 'update' && edited.some(holdsImages)) keys.add('removedImageIds');
  return [...keys];
}
