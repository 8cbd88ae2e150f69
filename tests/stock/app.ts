import { behaviour as ofShopBehaviour } from '#mock-api/behaviour/index.ts';
import { createShopMock, readFixtures } from '#mock-api/shop.ts';
import { behaviour } from '#tests/slots/resources.ts';
import { checkOf } from '#tests/support/contract.ts';
import { testOfReplaced } from '#tests/support/replacedApp.ts';
import { pegsBehaviour } from './corks';
import { resources, tables } from './resources';

/** The `test` of the shop's own app, with the resources of this folder. */
export const test = testOfReplaced({
  folder: 'stock',
  files: { 'resources/index.ts': 'resources.ts', 'resources/access.ts': 'access.ts' },
  mock: () =>
    createShopMock({
      resources,
      tables: { ...readFixtures(), ...tables },
      behaviour: { ...ofShopBehaviour, ...behaviour, pegs: pegsBehaviour },
      // One offer holds values of another type, to test what a form makes of them.
      check: checkOf({ resources: resources.filter(({ name }) => name !== 'offers') }),
    }),
});

export { expect, watchErrors } from '#tests/support/app.ts';
