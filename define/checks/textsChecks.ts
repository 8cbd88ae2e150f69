/** Checks for texts that a language lacks. */
import { isPlain, patternOf, validationsIn, valueAt } from '#define';
import { addressesOf, type Check, fieldPlaces, unless } from './places';

/** The keys of all texts below a place, in any language: `sizes.stock`. */
function keysBelow(texts: unknown, path = ''): string[] {
  if (isPlain(texts)) return Object.entries(texts).flatMap(([key, inner]) => keysBelow(inner, path ? `${path}.${key}` : key));
  return texts === undefined ? [] : [path];
}

export const textsChecks: readonly Check[] = [
  {
    id: 'R50',
    finds: 'A resource or a field has no text in a language.',
    about: ['resource.fields', 'field.source'],
    isWarning: true,
    *check(resource, { known: { texts = {} } }) {
      const { name } = resource;
      if (!addressesOf(resource).length) return;
      // A resource without texts in any language has none on purpose.
      const spoken = Object.entries(texts).filter(([, all]) => valueAt(all, `resources.${name}`) !== undefined);
      if (!spoken.length) return;
      for (const [code, all] of Object.entries(texts)) {
        for (const { field, label } of fieldPlaces(resource)) {
          if (field.in?.length === 0 || valueAt(all, `resources.${name}.${label}`) !== undefined) continue;
          yield { at: label, problem: `there is no text for it in '${code}'` };
        }
      }
    },
  },
  {
    id: 'R51',
    finds: 'A help or a message has no text in any language.',
    about: ['field.help', 'validation.rule'],
    *check(resource, { known: { texts } }) {
      if (!texts) return;
      const keysOf = (part: string) => Object.values(texts).flatMap(all => keysBelow(valueAt(all, `resources.${resource.name}.${part}`)));
      const [helps, errors] = [keysOf('help'), keysOf('errors')];
      for (const { field, at, key } of fieldPlaces(resource)) {
        if (field.help === true) yield* unless(helps, key, `${at}.help`, 'no language has a text');
        // One word is a key, not the text itself.
        for (const { rule } of validationsIn(field)) {
          const [, text = ''] = patternOf(rule) ?? [];
          if (/^\w+$/.test(text)) yield* unless(errors, text, `${at}.validate`, 'no language has a text');
        }
      }
    },
  },
];
