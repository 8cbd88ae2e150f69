/** What the declarations say of the values in a row, told by where they stand. */

import type { Field, Resource } from '#define';
import { answers } from '#resources/answers.ts';

/** The fields of a row by their sources, those of rows within it too: `sizes.stock`. */
export function fieldsBySource({ name, fields }: Resource): ReadonlyMap<string, Field> {
  const known = new Map<string, Field>();
  const add = (some: readonly Field[], before: string) => {
    for (const field of some) {
      known.set(before + field.source, field);
      if (field.fields) add(field.fields, `${before}${field.source}.`);
    }
  };
  add(answers[name] ?? [], '');
  add(fields, '');
  return known;
}
