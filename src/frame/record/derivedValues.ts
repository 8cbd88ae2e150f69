/** Derived values: they are computed from other values while staff type. Pure. */
import { type Field, isNothing, isPlain, type Plain, valueAt, withValue } from '#define';
import { isSame, overlaps } from './differences';
import { fieldsInRows } from './recordRows';

/** Whether a field, or a field in its rows, is derived. */
export const isDerived = ({ derive, fields = [] }: Field): boolean => derive !== undefined || fields.some(isDerived);

/** The derived fields, including those in each row, with their sources in the record. */
const derivedFieldsIn = (fields: readonly Field[], values: Plain): Field[] =>
  fields.filter(isDerived).flatMap(field => [...(field.derive ? [field] : []), ...derivedFieldsIn(fieldsInRows(field, values), values)]);

/** Whether a field is derived directly from one of the changed sources. */
const dependsOn = (field: Field, changed: Iterable<string>): boolean =>
  [...changed].some(source => field.derive?.from.some(from => overlaps(source, from)));

/**
 * Runs the rule of a derived field; `null` where it gives nothing, as for an emptied input, or no number, as where it counts with an empty
 * one or divides by zero. A rule of a row gets the row's values, and `typed` relative to the row.
 */
function compute({ derive, row }: Field, values: Plain, typed: string, stored: Plain): unknown {
  const input = row === undefined ? values : valueAt(values, row);
  const source = row === undefined ? typed : typed.startsWith(`${row}.`) ? typed.slice(row.length + 1) : `/${typed}`;
  const value = derive?.rule(isPlain(input) ? input : {}, { typed: source, stored }) ?? null;
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}

/** The result of a field's rule for the current values of the form. */
export const computeDerived = (field: Field, values: Plain, stored: Plain): unknown => compute(field, values, '', stored);

/** Whether staff have overridden a derived value: it is not empty and differs from the result of its rule. */
export function isOverridden(field: Field, values: Plain, stored: Plain): boolean {
  const value = valueAt(values, field.source);
  return !isNothing(value) && !isSame(value, computeDerived(field, values, stored));
}

/** Sorts derived fields so that each comes after those it depends on. Fields in a cycle stay in the order of their declaration. */
function inOrder(affected: readonly Field[]): Field[] {
  const ordered = new Set<Field>();
  const visited = new Set<Field>();
  const visit = (field: Field) => {
    if (visited.has(field)) return;
    visited.add(field);
    for (const other of affected) if (other !== field && dependsOn(field, [other.source])) visit(other);
    ordered.add(field);
  };
  affected.forEach(visit);
  return [...ordered];
}

/** The derived fields that depend on a source, directly or through others. */
function dependentsOf(derived: readonly Field[], typed: string): Field[] {
  const changed = new Set([typed]);
  for (let before = 0; before < changed.size; ) {
    before = changed.size;
    for (const field of derived) if (dependsOn(field, changed)) changed.add(field.source);
  }
  return derived.filter(({ source }) => source !== typed && changed.has(source));
}

/**
 * The derived values that change after staff have typed into the field `typed`, by source. Each is computed at most once. A value
 * that is derived only until staff override it (`until`) stays once it was overridden.
 * @param values the values of the form after the change
 * @param before the values before the change
 * @param stored the record that the form was opened with
 */
export function changesAfter(fields: readonly Field[], typed: string, values: Plain, before: Plain, stored: Plain): Map<string, unknown> {
  const changes = new Map<string, unknown>();
  const changed = new Set([typed]);
  let now = values;
  for (const field of inOrder(dependentsOf(derivedFieldsIn(fields, values), typed))) {
    if (!dependsOn(field, changed)) continue;
    if (field.derive?.until && isOverridden(field, before, stored)) continue;
    const value = compute(field, now, typed, stored);
    if (isSame(value, valueAt(now, field.source))) continue;
    now = withValue(now, field.source, value);
    changes.set(field.source, value);
    changed.add(field.source);
  }
  return changes;
}

/** The values after one of them was typed, and those that are derived from it, as in the form. */
export function withTyped<T extends Plain>(fields: readonly Field[], values: T, typed: string, value: unknown, stored: Plain): T {
  const changed = withValue(values, typed, value);
  return [...changesAfter(fields, typed, changed, values, stored)].reduce((result, [source, derived]) => withValue(result, source, derived), changed);
}
