/** Layout: the blocks of fields of which forms and detail screens are made. */
import { isInLanguage, languageSections } from './contentLanguages';
import type { Field } from './fieldTypes';

/**
 * A block of fields: `{ tab: 'money', section: 'prices', fields: ['price', 'cost'] }`. A section with the name of its tab has no title.
 * Type parameters: `S` the sources, `P` the names of sections and tabs.
 */
export interface Block<S extends string = string, P extends string = string> {
  /** Its title, `resources.<name>.sections.<section>`. */
  section?: P;
  /** The tab that shows it, titled `resources.<name>.tabs.<tab>`; the address contains this name. Blocks without a tab are above the tabs. */
  tab?: P;
  /** Its fields, in order. It is shown as long as one of them is. */
  fields: readonly S[];
}

/** What differs between the screens: `{ form: […], show: […] }`. */
export interface ScreenLayout<S extends string = string, P extends string = string> {
  /** The form of create and edit. The fields that no block has stand in a last one without a title. */
  form?: readonly Block<S, P>[];
  /** The detail screen, which shows the fields of its blocks alone. Default: one card with all fields. */
  show?: readonly Block<S, P>[];
}

/**
 * The blocks of form and detail screen alike, or of each: `{ form: […], show: […] }`.
 *
 *     layout: [
 *       { section: 'base', fields: ['name', 'state'] },
 *       { tab: 'money', section: 'prices', fields: ['price', 'cost'] },
 *     ],
 */
export type Layout<S extends string = string, P extends string = string> = readonly Block<S, P>[] | ScreenLayout<S, P>;

/** The layout of each screen. */
export const screenLayout = (layout: Layout): ScreenLayout => (isBlocks(layout) ? { form: layout, show: layout } : layout);

const isBlocks = (layout: Layout): layout is readonly Block[] => Array.isArray(layout);

/** The name of a block in slots: its section, else its tab. */
export const blockName = ({ section, tab }: Pick<Block, 'section' | 'tab'>): string => section ?? tab ?? '';

/** The block of the form that has a field; `undefined` where the layout names none. */
export const blockOf = ({ layout: { form = [] } }: { layout: ScreenLayout }, source: string): Block | undefined =>
  form.find(({ fields }) => fields.includes(source));

/** All blocks of a form: those of its layout, then one with the other fields and one with the other texts in two languages. */
export function formBlocks({ fields, layout }: { fields: readonly Field[]; layout: ScreenLayout }): readonly Block[] {
  const rest = fields.map(({ source }) => source).filter(source => !blockOf({ layout }, source));
  const [first = '', second = ''] = languageSections();
  const isText = (source: string) => isInLanguage(source, first) || isInLanguage(source, second);
  const others = { fields: rest.filter(source => !isText(source)) };
  const texts = { section: first, fields: rest.filter(isText) };
  const both = isText(rest[0] ?? '') ? [texts, others] : [others, texts];
  return [...(layout.form ?? []), ...both.filter(block => block.fields.length)];
}

/** The keys of a layout, and of a block. */
export const layoutKeys: readonly string[] = ['form', 'show'];
export const blockKeys: readonly string[] = ['section', 'tab', 'fields'];
