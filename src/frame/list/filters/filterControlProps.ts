import type { FullFilter, List, Test } from '#define';

/** The props of the control of a filter. */
export interface FilterControlProps {
  list: List;
  filter: FullFilter;
  label: string;
  /** The value of the filter; undefined if it is not active. */
  test: Test | undefined;
  onChange: (test: Test | undefined) => void;
}
