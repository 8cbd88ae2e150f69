/** Checks for texts that a language lacks. */
import { valueAt } from '#define';
import { addressesOf, type Check, fieldPlaces } from './places';

export const textsChecks: readonly Check[] = [
  {
    id: 'R50',
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
];
