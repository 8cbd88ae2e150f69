import { createContext, useContext } from 'react';
import { addressOf, type FreePage } from '#define';

/** The pages of the app that are no entity. */
export const PagesContext = createContext<readonly FreePage[]>([]);

/** Makes the address of a page from its name and path parameters. @throws Error for an unknown page. */
export function usePageAddress(): (name: string, params?: Readonly<Record<string, string>>) => string {
  const pages = useContext(PagesContext);
  return (name, params) => {
    const page = pages.find(candidate => candidate.name === name);
    if (!page) throw new Error(`There is no page '${name}'. Add it to the pages of the Admin.`);
    return addressOf(page, params);
  };
}
