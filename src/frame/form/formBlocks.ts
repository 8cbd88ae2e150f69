import { useMemo } from 'react';
import { type Field, isOn, isShownFor, languageSections, type Page, type Plain, type SectionOptions } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { editableFields } from '#frame/record/editableFields.ts';

/** A block of a form: a section and its fields, or both languages of its texts. */
export interface Block {
  section: string;
  options: SectionOptions;
  fields: readonly Field[];
  /** The two languages of texts stand as one block. */
  isBilingual: boolean;
}

const [firstLanguage, secondLanguage]: readonly string[] = languageSections;
const nothing: SectionOptions = {};
/** The same for good, so that the blocks stay the same too. */
const noOptions: Readonly<Record<string, SectionOptions>> = {};

/** The blocks of a form, in the order of their fields: those that the settings allow. */
export function useBlocks(page: Page): readonly Block[] {
  const { fields, sections = noOptions } = useResource();
  const { allows, allowsInput } = useSettings();
  return useMemo(() => {
    const shown = fields.filter(field => isOn(field, page) && allowsInput(field, page));
    const blockOf = ({ section = '' }: Field) =>
      section === secondLanguage && shown.some(other => other.section === firstLanguage) ? firstLanguage : section;
    const names = [...new Set(shown.map(blockOf))];
    return names
      .map((section = ''): Block => {
        const own = shown.filter(field => blockOf(field) === section);
        return { section, options: sections[section] ?? nothing, fields: own, isBilingual: section === firstLanguage };
      })
      .filter(({ options }) => allows(options.when, 'form'));
  }, [fields, sections, page, allows, allowsInput]);
}

/** The fields of some blocks that staff can fill, as they stand in the record. */
export const fieldsToFill = (blocks: readonly Block[], page: Page, values: Plain): Field[] =>
  blocks.filter(({ options }) => isShownFor(options, values)).flatMap(({ fields }) => editableFields(fields, page, values));
