import type { ComponentType } from 'react';
import type { FieldDeclaration, Page, Place, PlaceOf, RecordOf, Resource, ShopRecord } from '#define';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

/** What every view is given. */
export interface Wraps {
  /** Renders what would stand there without the view; nothing before and after a screen, where nothing does. */
  Default: ComponentType;
}

/** What a view of its own is given, by its place; of the places in a record's screen or row, the record. */
export interface ViewProps<R = ShopRecord> {
  /** In place of a list screen; `list` is its key. */
  list: { list: string } & Wraps;
  /** Below the title and the buttons of a record that has been read; also in react-admin's record context. */
  show: { record: R } & Wraps;
  /** In place of the create screen. */
  create: Wraps;
  /** In place of the update screen. */
  edit: Wraps;
  /** The inputs of the form, on the create or the update screen. */
  form: { page: Page } & Wraps;
  /** Above search and rows. */
  'list:before': { list: string } & Wraps;
  /** Search and what else stands above the rows. */
  'list:toolbar': { list: string } & Wraps;
  /** A row of a list: a `tr`, or several. `cells` says across how many one of its own goes. */
  'list:row': { record: R; cells: number } & Wraps;
  /** What is said where there are no rows. */
  'list:empty': { list: string } & Wraps;
  /** Above what is told of a record, and below it. */
  'show:before': { record: R } & Wraps;
  'show:after': { record: R } & Wraps;
  /** Above the inputs of a form, and below them. None of a new record. */
  'form:before': { page: Page; record: R | undefined } & Wraps;
  'form:after': { page: Page; record: R | undefined } & Wraps;
  /** The line of a field on a detail screen: a `Line`, or several. */
  [shown: `show/${string}`]: { record: R; source: string } & Wraps;
  /** The input of a field. */
  [input: `form/${string}`]: { page: Page; source: string; record: R | undefined } & Wraps;
  /** The cell of a column. */
  [cell: `list/${string}`]: { record: R; source: string } & Wraps;
  /** What stands in a section of a form, below its title; of that of the first language, the tabs of both. */
  [section: `form#${string}`]: { page: Page; section: string } & Wraps;
  /** What stands in a tab or a titled section of a detail screen, or the rows of what belongs to the record. */
  [part: `show#${string}`]: { record: R; part: string } & Wraps;
}

type Known = { fields: readonly FieldDeclaration[]; parts?: string };
type PartOf<D extends Known> = D extends { parts?: infer P extends string } ? P : never;

/**
 * What a view of a resource is given, to be written where the view is: `Slot<typeof products, 'form/taxRate'>`.
 * A place that the resource does not have is refused.
 */
export type SlotProps<D extends Known, K extends PlaceOf<D['fields'], PartOf<D>>> = K extends keyof ViewProps ? ViewProps<RecordOf<D>>[K] : never;

/** What a sheet is given that a resource prints, to be written where the sheet is: `Printed<typeof crates>`. */
export interface Printed<D extends Known> {
  /** Read in full. */
  record: RecordOf<D>;
}

/** The view of its own that a resource has for a place, fetched when first shown; none where the generic part will do. */
export function slotView<K extends Place>({ views }: Resource, place: K): ComponentType<ViewProps[K]> | undefined {
  const view = views[place];
  // A declaration knows nothing of React: that a view takes what its place gives is said here, once.
  return view && lazyWithPreload(view as () => Promise<{ default: ComponentType<ViewProps[K]> }>);
}

/** Fetches the code of what a resource puts into its form, so that it comes beside the form's own and not after it. */
export function fetchFormViews({ views }: Resource): void {
  for (const [place, view] of Object.entries(views)) if (view && place.startsWith('form')) void importWithRetry(view).catch(() => {});
}
