/** Parsed patterns: every link of a list matches them again. */
const expressions = new Map<string, RegExp>();

/** The values of a pattern's `{parameters}` in a path, or `undefined` if it does not match. Case and a trailing slash do not matter. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expression = expressions.get(pattern) ?? new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i');
  expressions.set(pattern, expression);
  const match = expression.exec(path);
  return match ? { ...match.groups } : undefined;
}
