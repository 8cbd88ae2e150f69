import { createContext, useContext } from 'react';
import type { List } from '#define';

interface DeclaredList {
  list: List;
  /** The key of the list in its resource. */
  listKey: string;
}

/** The declaration of the list on the screen. A page that is no list has one without columns, calls and filters. */
export const DeclaredListContext = createContext<DeclaredList>({ list: { columns: [] }, listKey: '' });

export const useDeclaredList = (): DeclaredList => useContext(DeclaredListContext);
