/** The nearest name, for messages. */

/** The number of letters that differ between two words (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, compared] of [...other].entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === compared ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A hint with the nearest name, if one is near. */
export function nearest(name: string, names: Iterable<string>): string {
  const [best] = [...names]
    .map(known => ({ known, letters: distance(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  return best && best.letters <= Math.max(2, name.length / 3) ? `Did you mean '${best.known}'?` : '';
}
