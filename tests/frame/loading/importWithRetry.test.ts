import { expect, test } from 'vitest';
import { CodeMissingError, importWithRetry, loadedModule } from '#frame/loading/importWithRetry.ts';

test('code that did not come is imported once more', async () => {
  let attempts = 0;
  const load = async () => {
    attempts++;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/A-1.js');
    return { name: 'A' };
  };
  await expect(importWithRetry(load)).resolves.toEqual({ name: 'A' });
  expect(attempts).toBe(2);
});

test('where the browser remembers the failure, it is asked for at another address', async () => {
  // Like browsers that remember a failed import: the same import always fails and names the address.
  const address = 'data:text/javascript,export%20const%20name%20=%20"B"//';
  const load = async (): Promise<{ name: string }> => {
    throw new TypeError(`error loading dynamically imported module: ${address}`);
  };
  await expect(importWithRetry(load)).resolves.toMatchObject({ name: 'B' });
});

test('code that is not there is said to be missing, once, with why', async () => {
  const cause = new TypeError('Importing a module script failed.');
  let attempts = 0;
  const load = () => {
    attempts++;
    return Promise.reject(cause);
  };
  await expect(importWithRetry(() => importWithRetry(load))).rejects.toThrow(CodeMissingError);
  await expect(importWithRetry(load)).rejects.toMatchObject({ message: 'app.errors.missingCode', cause });
  expect(attempts).toBe(4);
});

test('what has come is at hand, what has not come or failed is not', async () => {
  const load = async () => ({ name: 'A' });
  expect(loadedModule(load)).toBeUndefined();
  const module = await importWithRetry(load);
  expect(loadedModule(load)).toBe(module);
  const fails = () => Promise.reject(new TypeError('Importing a module script failed.'));
  await importWithRetry(fails).catch(() => {});
  expect(loadedModule(fails)).toBeUndefined();
});
