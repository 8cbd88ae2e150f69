import type { FreePage } from '#define';

/** The props of a page that belongs to no entity: its declaration. The page reads the parameters of its address from the route. */
export interface PageViewProps<P extends FreePage = FreePage> {
  page: P;
}
