/** Words for made rows, by faker, which is loaded when rows are made and not before. */
import { createRequire } from 'node:module';
import type { Faker } from '@faker-js/faker';

/** Words that follow from a seed. */
export interface Words {
  person: () => string;
  adjective: () => string;
}

/** Made words by a seed. */
export function wordsBy(seed: number): Words {
  // Not by `import()`: the mock may be asked after what has loaded it is closed.
  const { faker } = createRequire(import.meta.url)('@faker-js/faker/locale/en_IN') as { faker: Faker };
  faker.seed(seed);
  return { person: () => faker.person.fullName(), adjective: () => faker.commerce.productAdjective() };
}
