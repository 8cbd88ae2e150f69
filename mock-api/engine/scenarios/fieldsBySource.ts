import type { Field, FieldDeclaration, Resource } from '#define';

/** The fields of a row by their sources, also of rows within it: `sizes.stock`. @param answers the fields that no resource declares. */
export function fieldsBySource(
  { name, fields }: Resource,
  answers: Readonly<Record<string, readonly FieldDeclaration[]>>,
): ReadonlyMap<string, Field> {
  const bySource = new Map<string, Field>();
  const add = (some: readonly Field[], prefix: string) => {
    for (const field of some) {
      bySource.set(prefix + field.source, field);
      if (field.fields) add(field.fields, `${prefix}${field.source}.`);
    }
  };
  add(answers[name] ?? [], '');
  add(fields, '');
  return bySource;
}
