import { createShopMock, readFixtures } from '#mock-api/shop.ts';
import { testOfReplaced } from '#tests/support/replacedApp.ts';
import { type SpokenName, spoken, spokenKey } from './dialect';
import { resources, tables } from './resources';

const newMock = (name: SpokenName) => createShopMock({ resources, tables: { ...readFixtures(), ...tables }, dialect: spoken[name] });

let mock = newMock('rest');

const ofApp = testOfReplaced({
  folder: 'dialects',
  files: { 'resources/index.ts': 'resources.ts', 'resources/dialect.ts': 'dialect.ts' },
  mock: () => (request, response) => mock(request, response),
});

/** The `test` of the shop's own app with a resource without calls. `speak` chooses the dialect of app and mock, before the page is opened. */
export const test = ofApp.extend<{ speak: (name: SpokenName) => Promise<void> }>({
  speak: ({ page }, use) =>
    use(async name => {
      mock = newMock(name);
      await page.addInitScript(([key, value]) => Reflect.set(globalThis, key, value), [spokenKey, name] as const);
    }),
});

export { expect } from '#tests/support/app.ts';
