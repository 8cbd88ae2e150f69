/** What shortens the writing of fields, and what is asked of them. */
import type { SettingsCondition } from './conditions';
import type { Field, FieldDeclaration, Page } from './kinds';
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
 * when multi-language mode is on, `secondaryLang.name` in Arabic, right to left.
 */
export function bilingual<const N extends string, const X extends FieldDraft<'source' | 'section' | 'lang'>>(
  name: N,
  field: X,
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

export function bilingual(name: string, field: FieldDraft<'source' | 'section' | 'lang'>): unknown {
  const { required: _primaryOnly, when = [], ...secondary } = field;
  return [
    { ...field, source: `primaryLang.${name}`, section: 'primaryLang' },
    { ...secondary, source: `secondaryLang.${name}`, section: 'secondaryLang', lang: 'ar', when: ['multiLanguage', ...[when].flat()] },
  ];
}

/** Whether a field stands on a page and, if so, whether it can be edited there. */
export const isOn = (field: Field, page: Page): boolean => !field.in || field.in.includes(page);

/** Whether a page-dependent property (`required`, `readOnly`) holds on a page. */
export const holdsOn = (property: true | readonly Page[] | undefined, page: Page): boolean =>
  property === true || (property?.includes(page) ?? false);

/**
 * The keys a create or update sends: those its call names, else the first step of every field that can be
 * edited; an update of something with images adds the ids of the removed ones.
 */
export function bodyKeys(resource: Resource, verb: 'create' | 'update'): readonly string[] {
  const named = resource.calls[verb]?.body;
  if (named) return named;
  const page = verb === 'create' ? 'create' : 'edit';
  const edited = resource.fields.filter(field => field.readOnly !== true && isOn(field, page));
  const keys = new Set(edited.map(field => field.source.split('.')[0] as string));
  if (verb === 'update' && edited.some(field => field.kind === 'images')) keys.add('removedImageIds');
  return [...keys];
}
