import { useMemo } from 'react';
import { type Block, blockName, type Field, formBlocks, isInLanguage, isOn, languageSections, type Page, type Plain } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { initialValues, shownFields } from '#frame/record/formValues.ts';

/** A block of a form with the fields that it shows. */
export interface FormBlock {
  name: string;
  options: Omit<Block, 'fields'>;
  fields: readonly Field[];
  /** Whether its fields are the texts of both languages. */
  isBilingual: boolean;
}

/** The blocks of a form, of those that it `includes`, with the fields that the settings allow. */
export function useBlocks(page: Page, includes: (block: string) => boolean): readonly FormBlock[] {
  const { fields, layout } = useResource();
  const { allowsInput } = useSettings();
  const blocks = useMemo(() => {
    const shown = fields.filter(field => isOn(field, page) && allowsInput(field, page));
    const [first = '', second = ''] = languageSections();
    return formBlocks({ fields, layout }).flatMap((block): FormBlock[] => {
      const inBlock = block.fields.flatMap(source => shown.find(field => field.source === source) ?? []);
      if (!inBlock.length) return [];
      const isOfTexts = block.section === first;
      const isBilingual = isOfTexts && inBlock.some(({ source }) => isInLanguage(source, first));
      const options = isOfTexts && !isBilingual ? { ...block, section: second } : block;
      return [{ name: blockName(options), options, fields: inBlock, isBilingual }];
    });
  }, [fields, layout, page, allowsInput]);
  return blocks.filter(({ name }) => includes(name));
}

/** @returns a function that gives the fields of some blocks that are shown with the form's values, see `shownFields`. */
export function useShownFields(page: Page, includes: (block: string) => boolean): (values: Plain) => Field[] {
  const { allowsInput } = useSettings();
  const blocks = useBlocks(page, includes);
  return values => blocks.flatMap(({ fields }) => shownFields(fields, page, values, allowsInput));
}

/** The default values of a create form, including those of the second language if its fields are shown. */
export function useDefaultValues(prefill?: Plain): Plain {
  const { fields } = useResource();
  const { allowsInput } = useSettings();
  const isBilingual = fields.some(field => field.lang && allowsInput(field, 'create'));
  return useMemo(() => ({ ...initialValues(fields.filter(({ lang }) => !lang || isBilingual)), ...prefill }), [fields, isBilingual, prefill]);
}
