/** The two languages of a shop's texts. A shop whose texts are in one language declares none. */
import { isNothing, type SettingsCondition } from './conditions';
import type { FieldDraft } from './fieldTypes';
import type { TextLanguage } from './kinds';
import { type Plain, type ShopRecord, valueAt } from './records';

let sections: readonly string[] = [];

/**
 * The keys of a record that hold its texts in the first and in the second language; none where texts are in one language. The form shows both
 * as tabs of one block, whose section is the first of them.
 */
export const languageSections = (): readonly string[] => sections;

/** Whether a source is a text of a language: `english.name` of `english`. */
export const isInLanguage = (source: string, language: string): boolean => source.startsWith(`${language}.`);

/** The objects that hold the texts of a record: the one of the first language, then the record itself. */
export const textsIn = (record: unknown): unknown[] => [...sections.slice(0, 1).map(section => valueAt(record, section)), record];

interface ContentLanguages<P extends string, S extends string> {
  /** See `languageSections`. */
  sections: readonly [P, S];
  /** The second language. */
  second: TextLanguage;
  /** The setting under which texts have the second language. */
  when: SettingsCondition;
}

/**
 * Declares the languages of texts, once, and returns the helpers for their fields:
 *
 *     export const { bilingual, texts, untranslated } =
 *       defineLanguages({ sections: ['english', 'french'], second: { lang: 'fr', dir: 'ltr' }, when: 'hasFrench' });
 *
 * `...bilingual('name', { kind: 'text' })` gives the fields `english.name` and `french.name`; the second one is also under the condition
 * `second`. `texts('name', 'notes')` is their block in a layout. `untranslated('name', 'notes')` has a `column` and a
 * `filter`: the texts that are filled in the first language and empty in the second.
 */
export function defineLanguages<const P extends string, const S extends string>({
  sections: [primary, secondary],
  second: lang,
  when: inUse,
}: ContentLanguages<P, S>) {
  sections = [primary, secondary];

  function bilingual<const N extends string, const X extends FieldDraft<'source' | 'lang'>>(
    name: N,
    field: X,
    second?: SettingsCondition,
  ): readonly [
    X & { source: `${P}.${N}` },
    Omit<X, 'required' | 'when'> & { kind: X['kind']; source: `${S}.${N}`; lang: TextLanguage; when: readonly SettingsCondition[] },
  ];

  function bilingual(name: string, field: FieldDraft<'source' | 'lang'>, second?: SettingsCondition): unknown {
    const { required: _required, when = [], ...rest } = field;
    return [
      { ...field, source: `${primary}.${name}` },
      { ...rest, source: `${secondary}.${name}`, lang, when: [inUse, ...[when, second ?? []].flat()] },
    ];
  }

  const texts = <const N extends string>(...names: readonly N[]) => ({
    section: primary,
    fields: names.flatMap(name => [`${primary}.${name}`, `${secondary}.${name}`] as const),
  });

  const untranslated = <const N extends readonly string[]>(...names: N) => {
    const value = (record: Plain | ShopRecord) =>
      names.filter(name => !isNothing(valueAt(record, `${primary}.${name}`)) && isNothing(valueAt(record, `${secondary}.${name}`)));
    const both = { source: 'untranslated', when: inUse, value } as const;
    return { column: { ...both, kind: 'chips', extra: true }, filter: { ...both, choices: names } } as const;
  };

  return { bilingual, texts, untranslated };
}
