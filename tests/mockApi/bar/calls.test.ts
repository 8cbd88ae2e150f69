import { expect, test } from 'vitest';
import { declaredAs, faultCall, pathUnder } from '#mock-api/bar/declaredAs.ts';
import { declarations } from '#mock-api/shop.ts';

const { calls } = declarations();

test('a request is told by the call it was declared as, constant parameters before those that are filled', () => {
  expect(declaredAs(calls, 'GET', '/product/admin/custom/active')).toMatchObject({ owner: 'products', words: "Reads the list 'active' of products" });
  expect(declaredAs(calls, 'GET', '/product/admin/single/64a1')).toMatchObject({ words: 'Reads one of products' });
  expect(declaredAs(calls, 'POST', '/login')).toMatchObject({ owner: 'account' });
  expect(declaredAs(calls, 'GET', '/login')).toBeUndefined();
  expect(declaredAs(calls, 'GET', '/product/admin/single/64a1/more')).toBeUndefined();
});

test('each declared call is found by a request of it', () => {
  for (const { method, path } of calls) expect(declaredAs(calls, method, path.replace(/\{\w+\}/g, 'x1')), `${method} ${path}`).toBeDefined();
});

test('the path of a request is what follows the address of the API', () => {
  const origin = 'http://shop.example';
  expect(pathUnder('/api', '/api/settings?x=1', origin)).toBe('/settings');
  expect(pathUnder('https://api.example/v1/', 'https://api.example/v1/settings', origin)).toBe('/settings');
  expect(pathUnder('/api', '/apis/settings', origin)).toBeUndefined();
  expect(pathUnder('/api', 'https://tiles.example/api/1', origin)).toBeUndefined();
});

test('a fault names a declared call as the mock takes it', () => {
  expect(faultCall({ method: 'GET', path: '/product/admin/single/{id}' })).toBe('GET /product/admin/single/*');
});
