import type { ShopRecord } from '#define';
import type { InputProps, useTextField } from '#frame/inputs/inputProps.tsx';
import type { Choices } from './useOptions';

/** The props of the select that offers records. */
export interface RecordSelectProps {
  input: InputProps;
  /** The props of the text field, see `useTextField`. */
  props: ReturnType<typeof useTextField>['props'];
  /** The choices, if they can all be loaded; else the server is searched. */
  choices: Choices | undefined;
  /** The chosen records. */
  values: ShopRecord[];
  labelOf: (record: ShopRecord) => string;
  onChange: (records: readonly ShopRecord[]) => void;
  /** How chosen records are shown: one as the text, several as chips, or several `elsewhere`. */
  shown: 'text' | 'chips' | 'elsewhere';
}
