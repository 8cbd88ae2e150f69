import type { Page } from '@playwright/test';
import { storedName } from './basePath';

const databasesPrefix = (): string => storedName('drafts:');

/** Everything in one store of the device's databases, as JSON. `src/frame/storage/database.ts` names the stores. */
export const storeContent = (page: Page, store = 'drafts'): Promise<string> =>
  page.evaluate(
    async ([store, prefix]) => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
      const all = await Promise.all(
        names.map(
          name =>
            new Promise<unknown>(resolve => {
              const opening = indexedDB.open(name);
              opening.onsuccess = () => {
                const reading = opening.result.transaction(store).objectStore(store).getAll();
                reading.onsuccess = () => {
                  opening.result.close();
                  resolve(reading.result);
                };
              };
            }),
        ),
      );
      return JSON.stringify(all);
    },
    [store, databasesPrefix()] as const,
  );

/** Leaves the screen and empties the store of bulk runs, so that later screens of the test do not report a run that an earlier step cut off. */
export async function forgetRuns(page: Page): Promise<void> {
  // A run of the screen would be stored again.
  await page.goto('/version.json');
  await page.evaluate(async prefix => {
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith(prefix)) continue;
      await new Promise<void>(resolve => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          const emptying = database.transaction('runs', 'readwrite');
          emptying.objectStore('runs').clear();
          emptying.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      });
    }
  }, databasesPrefix());
}
