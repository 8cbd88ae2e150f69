/** A text of more than `most` characters is cut to one less and an ellipsis (part 1, section 2, Master products list). */
export const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};

/** What a referenced record or a plain value is called: its primary name, its name, or itself; several after each other. */
export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  const { primaryLang, name, title } = value as { primaryLang?: { name?: unknown; title?: unknown }; name?: unknown; title?: unknown };
  return String(primaryLang?.name ?? primaryLang?.title ?? name ?? title ?? '');
}
