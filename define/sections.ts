/** Sections: the blocks that the fields of a form stand in. */
import type { RecordCondition, SettingsCondition } from './conditions';

/** What there is to say of a section, beside its title `resources.<name>.sections.<section>`. */
export interface SectionOptions<C = RecordCondition> {
  /** The tab it stands on, titled `resources.<name>.tabs.<tab>` and named so in the address. Sections without one stand above the tabs. */
  tab?: string;
  /** Most columns of inputs; default 3. */
  columns?: 1 | 2 | 3;
  /** Closed at first; opens where a mistake is in it. */
  folded?: true;
  /** When it is there, as of a field. */
  when?: SettingsCondition | C | readonly (SettingsCondition | C)[];
}

/** The sections of a resource, as their readers take them. */
export type Sections = Readonly<Record<string, SectionOptions>>;

/** What a section can say. */
export const sectionKeys: readonly string[] = ['tab', 'columns', 'folded', 'when'];
