import { useMemo } from 'react';
import { type Field, isOn, isShownFor, languageSections, type Page, type Plain, type SectionOptions } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { shownFields } from '#frame/record/formValues.ts';

/** A part of a form: a section with its fields, or the texts of both languages. */
export interface Block {
  section: string;
  options: SectionOptions;
  fields: readonly Field[];
  isBilingual: boolean;
}

const defaultOptions: SectionOptions = {};
/** A constant, so that the memoized blocks stay the same. */
const noOptions: Readonly<Record<string, SectionOptions>> = {};

/** The blocks of a form that the settings allow, in the order of their fields. */
export function useBlocks(page: Page): readonly Block[] {
  const { fields, sections = noOptions } = useResource();
  const { allows, allowsInput } = useSettings();
  return useMemo(() => {
    const shown = fields.filter(field => isOn(field, page) && allowsInput(field, page));
    const [firstLanguage, secondLanguage] = languageSections();
    const blockOf = ({ section = '' }: Field) =>
      section === secondLanguage && shown.some(other => other.section === firstLanguage) ? firstLanguage : section;
    const names = [...new Set(shown.map(blockOf))];
    return names
      .map((section = ''): Block => {
        const inBlock = shown.filter(field => blockOf(field) === section);
        return { section, options: sections[section] ?? defaultOptions, fields: inBlock, isBilingual: section === firstLanguage };
      })
      .filter(({ options }) => allows(options.when, 'form'));
  }, [fields, sections, page, allows, allowsInput]);
}

/** @returns a function that gives the fields of some blocks that are shown with the form's values, see `shownFields`. */
export function useShownFields(page: Page, includes: (section: string) => boolean): (values: Plain) => Field[] {
  const { allowsInput } = useSettings();
  const blocks = useBlocks(page).filter(({ section }) => includes(section));
  return values =>
    blocks.filter(({ options }) => isShownFor(options, values)).flatMap(({ fields }) => shownFields(fields, page, values, allowsInput));
}

export interface TranslationPair {
  primary: Field;
  secondary: Field;
}

/** The source of a text without its language: `.name` of `english.name`. */
export const textKeyOf = ({ source }: Field): string => source.slice(source.indexOf('.'));

export const translationPairs = (primary: readonly Field[], secondary: readonly Field[]): TranslationPair[] =>
  primary.flatMap(field => {
    const other = secondary.find(candidate => textKeyOf(candidate) === textKeyOf(field));
    return other ? [{ primary: field, secondary: other }] : [];
  });
