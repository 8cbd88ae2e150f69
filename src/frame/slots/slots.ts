/**
 * Slots: the named places of a generated screen that a resource can fill with a component of its own. A resource names them under `slots`:
 *
 *     defineResource({ name: 'products', …, slots: { 'form/taxRate': () => import('./TaxRate') } })
 *
 * The component of a slot takes `SlotProps`, and decides whether to render the generated part (`Default`) too:
 *
 *     export default function TaxRate({ record, Default }: SlotProps<typeof products, 'form/taxRate'>) {
 *       return <><Default />{record?.taxRate === 0 && <p>Tax free</p>}</>;
 *     }
 *
 * This file has the props of each slot and finds the component for one. `Slot` renders it.
 */
import type { ComponentType } from 'react';
import type { FieldDeclaration, FreePage, Page, Place, PlaceOf, RecordOf, Resource, ShopRecord } from '#define';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

/** The prop that every slot component gets. */
export interface WithDefault {
  /** Renders the generated part that the component replaces. Empty in the `:before` and `:after` slots. */
  Default: ComponentType;
}

/**
 * The props of each slot, by its name: `:` marks a place of every screen, `/` a field, `#` a section or part. `R` is the record.
 * `list` is the key of the list, `source` that of the field.
 */
export interface PropsBySlot<R = ShopRecord> {
  /** The whole list screen. */
  list: { list: string } & WithDefault;
  /** The details below the title and buttons of a record. The record is also in react-admin's record context. */
  show: { record: R } & WithDefault;
  /** The whole create screen. */
  create: WithDefault;
  /** The whole edit screen. */
  edit: WithDefault;
  /** All inputs of the form, which checks every field declared for the `page`: `create` or `edit`. */
  form: { page: Page } & WithDefault;
  /** Above the search and the rows. */
  'list:before': { list: string } & WithDefault;
  /** The tabs of the views. */
  'list:views': { list: string } & WithDefault;
  /** The toolbar: search, filters and tools. */
  'list:toolbar': { list: string } & WithDefault;
  /** A row: one or more `tr`. `cells` is the `colSpan` of the whole row. */
  'list:row': { record: R; cells: number } & WithDefault;
  /** The message of a list without rows. */
  'list:empty': { list: string } & WithDefault;
  /** Above the details of a record. */
  'show:before': { record: R } & WithDefault;
  /** Below the details of a record. */
  'show:after': { record: R } & WithDefault;
  /** Above the inputs of a form. `record` is undefined on the create screen. */
  'form:before': { page: Page; record: R | undefined } & WithDefault;
  /** Below the inputs of a form. `record` is undefined on the create screen. */
  'form:after': { page: Page; record: R | undefined } & WithDefault;
  /** The line of a field on the detail screen: one or more `Line`. */
  [shown: `show/${string}`]: { record: R; source: string } & WithDefault;
  /** The input of a field. `record` is undefined on the create screen. */
  [input: `form/${string}`]: { page: Page; source: string; record: R | undefined } & WithDefault;
  /** The content of a column's cell. */
  [cell: `list/${string}`]: { record: R; source: string } & WithDefault;
  /** The inputs of a form section, below its title. In the section of the first language, `Default` is the tabs of both languages. */
  [section: `form#${string}`]: { page: Page; section: string } & WithDefault;
  /** The content of a tab or titled section of the detail screen, or the rows of a related list. */
  [part: `show#${string}`]: { record: R; part: string } & WithDefault;
  /**
   * A sheet to print, of a whole record, as its detail call returns it, titled `resources.<name>.prints.<sheet>`. `Default` is empty.
   */
  [sheet: `print/${string}`]: { record: R } & WithDefault;
  /** Below the text of the question before an action of one record or several. `Default` is empty. */
  [question: `question/${string}`]: { records: readonly R[] } & WithDefault;
}

/** What these types read of a resource. */
type TypedResource = { fields: readonly FieldDeclaration[]; parts?: string };
type PartOf<D extends TypedResource> = D extends { parts?: infer P extends string } ? P : never;

/**
 * The props of one slot of a resource, with its record type: `SlotProps<typeof products, 'form/taxRate'>`. A slot that the resource does
 * not have is a type error.
 */
export type SlotProps<D extends TypedResource, K extends PlaceOf<D['fields'], PartOf<D>>> = K extends keyof PropsBySlot
  ? PropsBySlot<RecordOf<D>>[K]
  : never;

/** The props of a page that belongs to no entity: its declaration. The page reads the parameters of its address from the route. */
export interface PageProps<P extends FreePage = FreePage> {
  page: P;
}

/** The component that a resource has for a slot, loaded when it is first rendered; undefined where the resource has none. */
export function slotComponent<K extends Place>({ slots }: Resource, place: K): ComponentType<PropsBySlot[K]> | undefined {
  const component = slots[place];
  // `define` knows nothing of React, so this is the one place that gives a component its props type.
  return component && lazyWithPreload(component as () => Promise<{ default: ComponentType<PropsBySlot[K]> }>);
}

/** Fetches the code of all form slots of a resource, so that it loads beside the code of the form instead of after it. */
export function fetchFormSlots({ slots }: Resource): void {
  for (const [place, component] of Object.entries(slots)) if (component && place.startsWith('form')) void importWithRetry(component).catch(() => {});
}
