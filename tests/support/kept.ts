import type { Page } from '@playwright/test';

/** All that a device's databases hold in one of their stores, as one text: `src/frame/storage/database.ts` names them. */
export const kept = (page: Page, store = 'drafts'): Promise<string> =>
  page.evaluate(async store => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('drafts:') ? [name] : []));
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
  }, store);

/** Empties the store of bulk runs: what was cut off by a test that went on is told on no later screen of it. */
export const forgetRuns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('drafts:')) continue;
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
  });
