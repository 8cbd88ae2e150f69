/** An object of JSON. */
export type Plain = Record<string, unknown>;

/** Whether a value is an object of JSON: no list, no text, not nothing. */
export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
