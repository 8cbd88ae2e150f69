/** The rows that a mock starts from. */
import { isPlain, textId } from '#define';

/** The rows of every resource, by its name. */
export type Tables = Record<string, unknown>;

/** Whether a value holds rows by the names of resources. */
export const isTables = (value: unknown): value is Tables =>
  isPlain(value) && Object.values(value).every(table => isPlain(table) || (Array.isArray(table) && table.every(isPlain)));

/** What is wrong with the rows that a mock starts from, by file and row: each is an object with an id of its own. One object is a single row. */
export function problemsOfTables(tables: Tables, idKey: string): string[] {
  return Object.entries(tables).flatMap(([name, table]) => {
    if (!Array.isArray(table)) return isPlain(table) ? [] : [`${name}.json holds no list of objects.`];
    const places = new Map<string, number>();
    return table.flatMap((row: unknown, at) => {
      const place = `${name}.json, row ${at + 1}`;
      if (!isPlain(row)) return [`${place} is no object.`];
      const id = textId(row._id ?? row[idKey] ?? row.id);
      if (!id) return [`${place} has no \`_id\`.`];
      const first = places.get(id);
      if (first !== undefined) return [`${place} has the \`_id\` of row ${first}: '${id}'.`];
      places.set(id, at + 1);
      return [];
    });
  });
}
