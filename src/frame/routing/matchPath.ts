/** The values of the `{parameters}` of a pattern in a path, or `undefined` when it does not match. Letter case and a closing slash do not count. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [position, segment] of wanted.entries()) {
    const actual = given[position] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name && actual) values[name] = actual;
    else if (segment.toLowerCase() !== actual.toLowerCase()) return undefined;
  }
  return values;
}

/** The parts of a path between its slashes; a closing slash does not count. */
export const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
