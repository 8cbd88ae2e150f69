/** What the palette offers. */
export interface Option {
  /** Its own among all. */
  id: string;
  text: string;
  /** What tells it from others of the same name. */
  more?: string | undefined;
  /** Other words that it is found by. */
  terms?: string | undefined;
  icon?: string | undefined;
  /** Its key, as it is written. */
  written?: string | undefined;
  /** react-admin's own address that it leads to. */
  to?: string;
  /** What it does instead. */
  run?: () => void;
  /** It does not close the palette, as a Retry. */
  stays?: true;
}

/** Options under one title. */
export interface Group {
  id: string;
  title: string;
  options: readonly Option[];
  /** More is on its way. */
  isPending?: boolean;
}
