import { fieldKeys } from '#define/fieldTypes.ts';
import { nearest } from '#define/typing/nearest.ts';

/** The mistake of a key that is missing: the one that was meant, if a key that does not exist is near. */
function missing(place: string, part: object, key: string, known: readonly string[]): Error {
  const meant = Object.keys(part).find(other => !known.includes(other) && nearest(other, [key]));
  return new Error(meant === undefined ? `${place}: it needs \`${key}\`` : `${place}: there is no key '${meant}'. ${nearest(meant, [key])}`);
}

/** Refuses a list of fields that is none, and a field without source or kind. */
function demandFields(place: string, part: object & { fields?: unknown }, known: readonly string[]): void {
  const { fields } = part;
  if (!Array.isArray(fields)) throw missing(place, part, 'fields', known);
  for (const [position, field] of fields.entries()) {
    const at = `${place}.fields[${position}]`;
    const declared: Readonly<Record<string, unknown>> = { ...field };
    for (const key of ['source', 'kind']) if (typeof declared[key] !== 'string') throw missing(at, declared, key, fieldKeys);
    if (declared.fields) demandFields(at, declared, fieldKeys);
  }
}

/**
 * Refuses a declaration that lacks what nothing works without. The compiler says so first, but not of plain JavaScript or behind a cast.
 * @throws Error that names the place, `suppliers.fields[1]`, and the key that was meant.
 */
export function demandParts(declared: object & { name?: unknown }, keys: readonly string[]): void {
  if (typeof declared.name !== 'string') throw missing('A resource', declared, 'name', keys);
  demandFields(declared.name, declared, keys);
}
