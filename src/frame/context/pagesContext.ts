import { createContext, useCallback, useContext } from 'react';
import { addressOf, type FreePage } from '#define';

/** The pages that are no entity, as the running app was given them. */
export const PagesContext = createContext<readonly FreePage[]>([]);

/** The address of a page by its name, `{id}` and the like filled. Throws where the app was not given such a page. */
export function usePageAddress(): (name: string, params?: Readonly<Record<string, string>>) => string {
  const pages = useContext(PagesContext);
  return useCallback(
    (name, params) => {
      const found = pages.find(page => page.name === name);
      if (!found) throw new Error(`There is no page '${name}'. Add it to resources/pages.ts.`);
      return addressOf(found, params);
    },
    [pages],
  );
}
