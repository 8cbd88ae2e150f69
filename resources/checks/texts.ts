/** Texts that a language lacks. */
import { valueAt } from '../define';
import { addressesOf, type Check } from './check';

export const textsChecks: readonly Check[] = [
  {
    id: 'R50',
    isWarning: true,
    *check(resource, { known: { texts = {} } }) {
      const { name, fields } = resource;
      if (!addressesOf(resource).length) return;
      // What has words in one language is meant to have them in each.
      const spoken = Object.entries(texts).filter(([, all]) => valueAt(all, `resources.${name}`) !== undefined);
      if (!spoken.length) return;
      for (const [code, all] of Object.entries(texts)) {
        const missing = fields.filter(
          ({ in: pages, source }) => pages?.length !== 0 && valueAt(all, `resources.${name}.fields.${source}`) === undefined,
        );
        for (const { source } of missing) yield { at: `fields.${source}`, problem: `there is no text for it in '${code}'` };
      }
    },
  },
];
