/** Kinds of values: how a type of value is shown and edited, and what such a value is. */

/** Where staff can meet a field besides a list's columns. */
export type Page = 'show' | 'create' | 'edit';

/** The colour of a badge, by what it means. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'secondary' | 'neutral';

/** What a reference may come as: the id of a record, or the record. */
export type Referred = string | ({ _id?: string } & Record<string, unknown>) | null;

/** An image as the app holds it: a kept one has the server's `_id`, a new one a data URL. */
export interface ShopImage {
  _id?: string;
  url: string;
  /** File name of a new one, for messages; never sent. */
  title?: string;
}

/**
 * How a type of value is shown and edited, and what such a value is. Each has its component in the frame's `kinds` and,
 * where it travels changed, its line in `dataProvider/wire.ts`. A kind more is a line more here.
 */
export interface Kinds {
  text: string;
  longText: string;
  number: number;
  integer: number;
  money: number;
  percent: number;
  flag: boolean;
  choice: string | number;
  badge: string | number;
  date: string;
  reference: Referred;
  references: Referred[];
  chips: string[];
  /** Records within the record, with fields of their own. */
  rows: Record<string, unknown>[];
  images: ShopImage[];
  color: string;
  mapPoint: number[];
  secret: string;
  richText: string;
}

export type Kind = keyof Kinds;
