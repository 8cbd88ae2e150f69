/** Views: components of a resource's own, in place of a whole screen or in a place of a generated one. */
import type { FieldDeclaration, SourceOf } from './kinds';

/**
 * A component of a resource's own, imported when first shown. What it is given is said where it is written, by the type of the
 * declaration: so nothing is asked of it here, or the two would wait for each other.
 */
export type View = () => Promise<{ default: unknown }>;

/** What can be replaced as a whole: a page, the form of create and edit, or the lists. */
export const wholeViews = ['list', 'show', 'create', 'edit', 'form'] as const;

/** The places that every resource has. */
export const spots = ['list:before', 'list:toolbar', 'list:row', 'list:empty', 'show:before', 'show:after', 'form:before', 'form:after'] as const;

/** The sections that fields name. */
type SectionOf<F extends readonly FieldDeclaration[]> = F[number] extends infer X
  ? X extends { section: infer S extends string }
    ? S
    : never
  : never;

/** The place of a field shown, of its cell in a list, of its input; of a section of the form; of a part of the detail screen. */
export type Place<S extends string = string, Section extends string = string, Part extends string = string> =
  | (typeof wholeViews)[number]
  | (typeof spots)[number]
  | `${'show' | 'list' | 'form'}/${S}`
  | `form#${Section}`
  | `show#${Part}`;

/** Every place of a resource: those of its fields, of their sections, of the parts of its detail screen. */
export type PlaceOf<F extends readonly FieldDeclaration[], Part extends string> = Place<SourceOf<F>, SectionOf<F>, Part>;

/** The views of a resource, by their places. */
export type Views<P extends string = Place> = { readonly [K in P]?: View };
