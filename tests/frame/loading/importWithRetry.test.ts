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

test('code that is not there is said to be missing, with why', async () => {
  const cause = new TypeError('Importing a module script failed.');
  let attempts = 0;
  const load = () => {
    attempts++;
    return Promise.reject(cause);
  };
  await expect(importWithRetry(load)).rejects.toThrow(CodeMissingError);
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
