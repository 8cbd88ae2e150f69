/** Values that follow from others while staff type. Pure. */
import { type Field, fieldInRow, isNothing, isPlain, type Plain, valueAt } from '#define';
import { isSame } from './differences';
import { withValue } from './recordRows';

/** Whether a field, or one of its rows, follows others. */
export const follows = ({ derive, fields = [] }: Field): boolean => derive !== undefined || fields.some(follows);

/** The fields that follow others, those of every row too, as they stand in the record. */
function followersIn(fields: readonly Field[], values: Plain): Field[] {
  return fields.filter(follows).flatMap(field => {
    const own = field.derive ? [field] : [];
    const rows: unknown = field.fields && valueAt(values, field.source);
    if (!Array.isArray(rows)) return own;
    const inRows = rows.flatMap((row, position) =>
      isPlain(row)
        ? followersIn(
            (field.fields ?? []).map(inner => fieldInRow(field, position, inner)),
            values,
          )
        : [],
    );
    return [...own, ...inRows];
  });
}

/** Whether one source is the other, or within it. */
const touches = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

const isFollowing = (field: Field, changed: Iterable<string>): boolean =>
  [...changed].some(source => field.derive?.from.some(named => touches(source, named)));

/** What the rule of a field makes of what a form holds. A rule of a row is told of it by the names that it has there. */
function computed({ derive, row }: Field, values: Plain, typed: string, stored: Plain): unknown {
  const held = row === undefined ? values : valueAt(values, row);
  const named = row === undefined ? typed : typed.startsWith(`${row}.`) ? typed.slice(row.length + 1) : `/${typed}`;
  return derive?.rule(isPlain(held) ? held : {}, { typed: named, stored });
}

/** Whether staff have typed over a value that follows others only until then: something stands there that its rule does not make. */
export function isTypedOver(field: Field, values: Plain, stored: Plain): boolean {
  const value = valueAt(values, field.source);
  return !isNothing(value) && !isSame(value, computed(field, values, '', stored));
}

/** What the rule of a field makes of what a form holds now. */
export const computeDerived = (field: Field, values: Plain, stored: Plain): unknown => computed(field, values, '', stored);

/** Those that are affected, each after those it follows; in a circle in the order of the declaration. */
function inOrder(affected: readonly Field[]): Field[] {
  const ordered = new Set<Field>();
  const begun = new Set<Field>();
  const visit = (field: Field) => {
    if (begun.has(field)) return;
    begun.add(field);
    for (const other of affected) if (other !== field && isFollowing(field, [other.source])) visit(other);
    ordered.add(field);
  };
  affected.forEach(visit);
  return [...ordered];
}

/** Those that a change can reach, over others too. */
function reached(followers: readonly Field[], typed: string): Field[] {
  const changed = new Set([typed]);
  for (let before = 0; before < changed.size; ) {
    before = changed.size;
    for (const field of followers) if (isFollowing(field, changed)) changed.add(field.source);
  }
  return followers.filter(({ source }) => source !== typed && changed.has(source));
}

/**
 * What else changes when staff have typed into `typed`, by source, each at most once. What follows until it is typed over
 * stays where that was done.
 * @param values what the form holds now
 * @param before what it held until then
 * @param stored the record as the form was opened with it
 */
export function changesAfter(fields: readonly Field[], typed: string, values: Plain, before: Plain, stored: Plain): Map<string, unknown> {
  const changes = new Map<string, unknown>();
  const changed = new Set([typed]);
  let now = values;
  for (const field of inOrder(reached(followersIn(fields, values), typed))) {
    if (!isFollowing(field, changed)) continue;
    if (field.derive?.until && isTypedOver(field, before, stored)) continue;
    const value = computed(field, now, typed, stored);
    if (isSame(value, valueAt(now, field.source))) continue;
    now = withValue(now, field.source, value);
    changes.set(field.source, value);
    changed.add(field.source);
  }
  return changes;
}
