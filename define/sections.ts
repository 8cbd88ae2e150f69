/** Sections: titled blocks of a form. A field joins one by its key `section`. */
import type { RecordCondition, SettingsCondition } from './conditions';

/** Options of a section: `{ tab: 'prices', columns: 2 }`. Its title is `resources.<name>.sections.<section>`. */
export interface SectionOptions<C = RecordCondition> {
  /** The tab that shows it, titled `resources.<name>.tabs.<tab>`; the address contains this name. Sections without a tab are above the tabs. */
  tab?: string;
  /** The number of columns on a wide screen. Default 3. */
  columns?: 1 | 2 | 3;
  /** Closed at first. It opens when an input in it has an error. */
  folded?: true;
  /** When it is shown, as for a field. */
  when?: SettingsCondition | C | readonly (SettingsCondition | C)[];
}

/** The sections of a resource. */
export type Sections = Readonly<Record<string, SectionOptions>>;

/** The keys of a section. */
export const sectionKeys: readonly string[] = ['tab', 'columns', 'folded', 'when'];
