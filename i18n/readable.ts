/**
 * Words for what has none yet, made of its name in the code, so that a new entity needs no texts: `dealerNo` reads
 * 'Dealer no', `suppliers` 'Suppliers'. Pure.
 */

/** A name as people read it: its words apart, the first with a capital. `customID` → 'Custom ID'. */
export function readable(name: string): string {
  const words = name
    .replace(/^_+/, '')
    .replace(/[._\-\s]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim()
    .split(' ')
    // Abbreviations stay in capitals.
    .map(word => (/^[A-Z]{2,}\w*$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])ies$/i, '$1y'],
  [/(ss|sh|ch|x|z)es$/i, '$1'],
  [/([^s])s$/i, '$1'],
];

/** One of several, in English: 'categories' → 'category', 'boxes' → 'box', 'suppliers' → 'supplier'. */
export function singularOf(name: string): string {
  const [ending, one] = endings.find(([ending]) => ending.test(name)) ?? [];
  return ending && one !== undefined ? name.replace(ending, one) : name;
}

/** Where what a text is made of stands in its key. The languages' parts of a record say nothing to people. */
const made =
  /^(?:resources\.\w+\.(?:rows\.[\w.]+\.fields|fields|columns|actions|views|sections|menu|tabs)|app\.menu)\.(?:(?:primary|secondary)Lang\.)?(.+)$/;

/**
 * The text of a key that no language has, where it can be made of a name in it; `count` chooses between one and several.
 * @returns `undefined` for a key that no words can be made of.
 */
export function readableText(key: string, count = 1): string | undefined {
  const resource = /^resources\.(\w+)\.name$/.exec(key)?.[1];
  if (resource) return readable(count === 1 ? singularOf(resource) : resource);
  const name = made.exec(key)?.[1] ?? /^pages\.(\w+)\.title$/.exec(key)?.[1];
  return name === undefined ? undefined : readable(name);
}
