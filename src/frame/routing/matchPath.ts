interface Segment {
  /** In small letters, where it is no parameter. */
  literal: string;
  parameter?: string | undefined;
}

/** Patterns are few and asked for again with every link of a list. */
const known = new Map<string, readonly Segment[]>();

function patternOf(pattern: string): readonly Segment[] {
  const made = known.get(pattern) ?? segmentsOf(pattern).map(part => ({ literal: part.toLowerCase(), parameter: /^\{(\w+)\}$/.exec(part)?.[1] }));
  known.set(pattern, made);
  return made;
}

/** The values of the `{parameters}` of a pattern in a path, or `undefined` when it does not match. Letter case and a closing slash do not count. */
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

/** The parts of a path between its slashes; a closing slash does not count. */
export const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
