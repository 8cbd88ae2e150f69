/** The rows that a mock starts from. */
import { isPlain } from '#define';

/** The rows of every resource, by its name. */
export type Tables = Record<string, unknown>;

/** Whether a value holds rows by the names of resources. */
export const isTables = (value: unknown): value is Tables =>
  isPlain(value) && Object.values(value).every(table => isPlain(table) || (Array.isArray(table) && table.every(isPlain)));
