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
 * The kinds, each with the type of its value. CONTRIBUTING.md lists what a new one needs.
 */
export interface Kinds {
  /** A line of text. */
  text: string;
  /** A text of several lines. */
  longText: string;
  /** A number. */
  number: number;
  /** A whole number. */
  integer: number;
  /** An amount in the currency of the settings. */
  money: number;
  /** A number with a percent sign. */
  percent: number;
  /** Yes or no. */
  flag: boolean;
  /** One of a few values, as a text. */
  choice: string | number;
  /** One of a few values, each in the colour of its tone. */
  badge: string | number;
  /** A date, with or without a time. */
  date: string;
  /** A record of another resource. */
  reference: Referred;
  /** Several records of another resource. */
  references: Referred[];
  /** Words that staff add one by one. */
  chips: string[];
  /** A list of objects inside the record, each with its own `fields`. */
  rows: Record<string, unknown>[];
  /** Pictures, which staff upload, sort and remove. */
  images: ShopImage[];
  /** A colour. */
  color: string;
  /** A place on a map. */
  mapPoint: number[];
  /** A text that is typed and never shown, such as a password. */
  secret: string;
  /** A text with headings, lists and links. */
  richText: string;
}

/** How a type of value is shown and edited. */
export type Kind = keyof Kinds;

/** A kind whose values are texts that staff type. */
export type TextKind = 'text' | 'longText' | 'secret' | 'color';

/** The kinds whose values are texts that staff type. */
export const textKinds: readonly Kind[] = ['text', 'longText', 'secret', 'color'] satisfies TextKind[];

/** The kinds whose values are numbers. */
export const numberKinds: readonly Kind[] = ['number', 'integer', 'money', 'percent'];
