/** Kinds: how a type of value is shown and edited, and its TypeScript type. */

/** The screens that show fields, beside lists. */
export type Page = 'show' | 'create' | 'edit';

/** A language and its direction, as HTML attributes. */
export type TextLanguage = Readonly<Record<'lang' | 'dir', string>>;

/** The colour of a badge, by its meaning. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'secondary' | 'neutral';

/** The value of a reference: the id of a record, or the record. */
export type Referred = string | ({ _id?: string } & Record<string, unknown>) | null;

/** An image: a stored one has the server's `_id`, a new one a data URL. */
export interface ShopImage {
  _id?: string;
  url: string;
  /** The file name of a new image, for messages. It is not sent. */
  title?: string;
}

/**
 * The kinds, each with the type of its value. A new kind is a line here, a component in `src/frame/fields` and `src/frame/inputs`, and a
 * line in `dataProvider/wire.ts` if the server receives it in another form.
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
  /** A list of objects inside the record, each with its own `fields`. */
  rows: Record<string, unknown>[];
  images: ShopImage[];
  color: string;
  mapPoint: number[];
  secret: string;
  richText: string;
}

export type Kind = keyof Kinds;
