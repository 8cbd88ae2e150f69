import type { FullFilter, List, Test } from '#define';

export interface FilterControlProps {
  list: List;
  filter: FullFilter;
  label: string;
  /** Undefined if the filter is not active. */
  test: Test | undefined;
  onChange: (test: Test | undefined) => void;
}
