import type { useAutocomplete } from '@mui/material';

/** An entry of the palette. */
export interface Option {
  /** Unique among all entries. */
  id: string;
  text: string;
  /** Distinguishes entries of the same text. */
  more?: string | undefined;
  /** More search terms. */
  terms?: string | undefined;
  icon?: string | undefined;
  /** Its key, as text. */
  written?: string | undefined;
  /** The react-admin address it opens. */
  to?: string;
  /** Runs instead of opening an address. */
  run?: () => void;
  /** The palette stays open, for example for a Retry. */
  stays?: true;
}

/** Entries under a title. */
export interface Group {
  id: string;
  title: string;
  options: readonly Option[];
  /** More entries are being read. */
  isPending?: boolean;
}

/** MUI's combobox over the options of all groups. */
export type Combobox = ReturnType<typeof useAutocomplete<Option>>;
