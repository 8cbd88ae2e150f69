import { afterEach, expect, test } from 'vitest';
import { isStoredHere, setBasePath, storedName } from '#dataProvider/basePath.ts';

afterEach(() => setBasePath('/'));

test.each(['/', '/shop/'])('the app at %s tells its own entries of a storage from those of apps below it', path => {
  setBasePath(path);
  const own = ['token', 'lists:p1', 'shopAdmin.lists.p1.orders/all'].map(storedName);
  expect([...own, `RaStore${own[2]}`].map(isStoredHere)).toEqual([true, true, true, true]);
  const below = ['two/token', 'two/three/lists:p1', 'two/shopAdmin.lists.p1.orders/all'].map(name => path + name);
  expect([...below, `RaStore${below[2]}`, '/other/token'].map(isStoredHere)).toEqual([false, false, false, false, false]);
});
