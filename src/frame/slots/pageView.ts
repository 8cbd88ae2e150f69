import type { FreePage } from '#define';

/** What the view of a page that is no entity is given: its declaration. The parameters of its address are those of the route. */
export interface PageViewProps<P extends FreePage = FreePage> {
  page: P;
}
