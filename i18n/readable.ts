/** Makes a text from a name in the code, so that a new resource needs no texts: `dealerNo` gives 'Dealer no', `suppliers` 'Suppliers'. Pure. */

/** A name as words with a first capital: `customID` → 'Custom ID'. */
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

/** The English singular: 'categories' → 'category', 'boxes' → 'box', 'suppliers' → 'supplier'. */
export function singularOf(name: string): string {
  const [ending, one] = endings.find(([ending]) => ending.test(name)) ?? [];
  return ending && one !== undefined ? name.replace(ending, one) : name;
}

/** Text keys that contain a name. `primaryLang` and `secondaryLang` are left out. */
const generatedKeys =
  /^(?:resources\.\w+\.(?:rows\.[\w.]+\.fields|fields|columns|actions|views|sections|menu|tabs)|pages\.\w+\.(?:widgets|columns|filters)|app\.menu)\.(?:(?:primary|secondary)Lang\.)?(.+)$/;

/** The generated text of a key that no language has. `count` chooses singular or plural. @returns `undefined` for a key without a name. */
export function readableText(key: string, count = 1): string | undefined {
  const resource = /^resources\.(\w+)\.name$/.exec(key)?.[1];
  if (resource) return readable(count === 1 ? singularOf(resource) : resource);
  const name = generatedKeys.exec(key)?.[1] ?? /^pages\.(\w+)\.title$/.exec(key)?.[1];
  return name === undefined ? undefined : readable(name);
}
