// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractPage } from '#contract/contractPage.ts';

const html = contractPage(readFileSync('openapi.yaml', 'utf8'));

/** The page as a browser opens it. */
function open() {
  document.documentElement.innerHTML = html.replace(/<!doctype html>|<script>.*<\/script>/gs, '');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
  new Function(script)();
}

const calls = () => [...document.querySelectorAll('main article:not([data-schema])')].filter(one => !(one as HTMLElement).hidden);

test('has every call with its place in the contents, and needs nothing but itself', () => {
  open();
  const listed = readFileSync('tests/contract/documented-calls.txt', 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => (line.split(/\s{2,}/)[0] ?? '').replace(/[[?].*$/, '').replace(' ', ''));
  expect(
    calls()
      .map(one => one.querySelector('h3')?.textContent)
      .sort(),
  ).toEqual([...new Set(listed)].sort());
  for (const link of document.querySelectorAll('nav a'))
    expect(document.getElementById(decodeURIComponent(link.getAttribute('href') ?? '').slice(1)), link.outerHTML).not.toBeNull();
  for (const link of document.querySelectorAll('main a'))
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1)), link.outerHTML).not.toBeNull();
  expect(html).not.toMatch(/(src|href)="(?!#|data:,)|@import|url\(/);
});

test('marks what is an extension and what is inferred, and shows bodies with an example', () => {
  open();
  const orders = document.getElementById('orders.list.all');
  const parameter = [...(orders?.querySelectorAll('tr') ?? [])].find(row => row.textContent?.startsWith('orderStatus'));
  expect(parameter?.textContent).toMatch(/^orderStatus extensionquerylist of one of Processing, Shipped/);
  expect(document.getElementById('banners.list.all')?.querySelector('.badges')?.textContent).toBe('inferred');
  expect(document.getElementById('account.page.signIn')?.querySelector('.badges')?.textContent).toBe('no token');
  const made = document.getElementById('colors.create');
  expect(made?.textContent).toContain('Example of a body');
  expect(JSON.parse(made?.querySelector('pre')?.textContent ?? '')).toMatchObject({ name: expect.any(String), value: expect.stringMatching(/^#/) });
});

test('finds a call by its words, and says where none has them', () => {
  open();
  const all = calls().length;
  const screen = within(document.querySelector('nav') ?? document.body);
  const find = screen.getByRole('searchbox', { name: 'Find a call' });
  fireEvent.input(find, { target: { value: 'orders extension' } });
  expect(calls().map(({ id }) => id)).toEqual(['orders.list.all', 'orders.list.starred', 'orders.list.cancelled', 'orders.list.returned']);
  expect(screen.getByRole('status').textContent).toBe(`4 of ${all} calls`);
  fireEvent.input(find, { target: { value: 'orders colour' } });
  expect(screen.getByRole('status').textContent).toBe('No call has these words');
});

test('has a call that changes a part of a record, too', () => {
  expect(contractPage(readFileSync('openapi.yaml', 'utf8').replace(/^ {4}put:$/m, '    patch:'))).toContain('>PATCH<');
});
