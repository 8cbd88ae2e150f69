/** Slots: React components of a resource that replace a screen or a part of one. */
import type { Fields, SourceOf } from './fieldTypes';

/**
 * A component, imported when it is first shown: `() => import('./OrderShow.tsx')`. Its module has it as default export. The type of its
 * props is not checked here: the component's props use the type of the declaration, which would make a circle of types.
 */
export type LazyComponent = () => Promise<{ default: unknown }>;

/** Screens that a component replaces as a whole. `form` is the form of both create and edit. */
export const screenSlots = ['list', 'show', 'create', 'edit', 'form'] as const;

/** Places that every resource has. */
export const spots = [
  'list:before',
  'list:views',
  'list:toolbar',
  'list:row',
  'list:empty',
  'show:before',
  'show:after',
  'form:before',
  'form:after',
] as const;

/**
 * A place for a component: `show/price` is the value of a field on the detail screen, `list/price` its cell in lists, `form/price` its input,
 * `form#prices` a block of the form, `show#prices` a block or related list of the detail screen. `print/label` is a sheet of a record to
 * print, titled `resources.<name>.prints.label`. `question/approve` stands below the text of the question before an action.
 */
export type Place<S extends string = string, B extends string = string> =
  | (typeof screenSlots)[number]
  | (typeof spots)[number]
  | `${'show' | 'list' | 'form'}/${S}`
  | `${'show' | 'form'}#${B}`
  | `print/${string}`
  | `question/${string}`;

/** The places of one resource, by its fields, and by the names of its blocks and related lists. */
export type PlaceOf<F extends Fields, B extends string> = Place<SourceOf<F>, B>;

/**
 * The components of a resource, by their places: they replace parts of screens, or whole screens. Each gets the context of its place, and
 * `Default`, the generated part. A whole screen may be made of react-admin's own parts: see `src/frame/README.md`. `tests/slots/` has one of each.
 */
export type Slots<P extends string = Place> = { readonly [K in P]?: LazyComponent };

const print = 'print/';

/** The names of the sheets that a resource prints. */
export const printsOf = ({ slots }: { slots: Slots }): string[] =>
  Object.keys(slots).flatMap(place => (place.startsWith(print) ? place.slice(print.length) : []));
