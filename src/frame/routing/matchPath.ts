interface Segment {
  /** In lower case; unused for a parameter. */
  literal: string;
  parameter?: string | undefined;
}

/** Parsed patterns: every link of a list matches them again. */
const parsedPatterns = new Map<string, readonly Segment[]>();

function patternOf(pattern: string): readonly Segment[] {
  const segments =
    parsedPatterns.get(pattern) ?? segmentsOf(pattern).map(part => ({ literal: part.toLowerCase(), parameter: /^\{(\w+)\}$/.exec(part)?.[1] }));
  parsedPatterns.set(pattern, segments);
  return segments;
}

/** The values of a pattern's `{parameters}` in a path, or `undefined` if it does not match. Case and a trailing slash do not matter. */
export function matchPath(pattern: string, path: string | readonly string[]): Record<string, string> | undefined {
  const wanted = patternOf(pattern);
  const given = typeof path === 'string' ? segmentsOf(path) : path;
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [position, { literal, parameter }] of wanted.entries()) {
    const actual = given[position] ?? '';
    if (parameter && actual) values[parameter] = actual;
    else if (literal !== actual.toLowerCase()) return undefined;
  }
  return values;
}

/** The segments of a path, without a trailing slash. */
export const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
