import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { withId } from '#dataProvider/fromReply.ts';
import { addressOf, blockName, blockOf, type Field, type FreePage, firstRead, isPlain, type Resource } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { choiceText } from '#frame/context/choiceText.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { readKey } from '#frame/context/queryCache.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import type { Option } from './paletteOptions';
import { useSynonyms } from './useSynonyms';

/** The fields edited by pages, each with its page and tab. Choosing one opens the page and focuses the field. */
export function useSettingsFields(): Option[] {
  const translate = useTranslate();
  const synonymsOf = useSynonyms();
  const queryClient = useQueryClient();
  const pages = useContext(PagesContext);
  const resources = useContext(ResourcesContext);
  const { allowsInput } = useSettings();
  /** The address of a page. If it contains a record's id, the record must have been read by a page without an id. */
  const pathOf = (page: FreePage): string | undefined => {
    if (!page.path?.includes('{id}')) return page.path;
    const readingPage = pages.find(other => other.name === page.edits?.resource);
    const read = readingPage && firstRead(readingPage);
    const data = read && queryClient.getQueryData(readKey(readingPage.name, read.read, read.params));
    return isPlain(data) ? addressOf(page, { id: withId(data).id }) : undefined;
  };
  return pages.flatMap(page => {
    const { edits } = page;
    const resource = resources.find(({ name }) => name === edits?.resource);
    const path = pathOf(page);
    if (!edits || !resource || !path || !canAccess(page.name, 'show')) return [];
    const title = translate(`pages.${page.name}.title`);
    return sectionFields(page, resource, pages).flatMap(field => {
      if (!allowsInput(field, 'edit')) return [];
      const { section, tab } = blockOf(resource, field.source) ?? {};
      const { source, choices = [] } = field;
      const inTab = tab ? [translate(`resources.${resource.name}.tabs.${tab}`)] : [];
      const inSection = section && section !== tab ? [translate(`resources.${resource.name}.sections.${section}`, { _: '' })] : [];
      const places = [...new Set([...inTab, ...inSection])].filter(Boolean);
      const text = translate(`resources.${resource.name}.fields.${source}`);
      const choiceTexts = choices.map(choice => choiceText(translate, resource.name, source, choice));
      const terms = [title, ...places, ...choiceTexts, synonymsOf(`${resource.name}.${source}`)].join(' ');
      const to = `${path}${tab ? `?tab=${tab}` : ''}#${field.source}`;
      return [{ id: `to:${to}`, icon: page.icon, to, text, more: [title, ...places].join(' › '), terms }];
    });
  });
}

/** The fields of a resource that a page shows. */
function sectionFields({ name, edits }: FreePage, resource: Resource, pages: readonly FreePage[]): Field[] {
  const elsewhere = pages.flatMap(other => (other.name !== name && other.edits?.resource === edits?.resource ? (other.edits?.sections ?? []) : []));
  const isHere = (source: string) => {
    const name = blockName(blockOf(resource, source) ?? {});
    return edits?.sections?.includes(name) ?? !elsewhere.includes(name);
  };
  return resource.fields.filter(({ in: on, source }) => on?.length !== 0 && isHere(source));
}
