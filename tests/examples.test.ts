/** The examples are as short as the language promises. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['a warehouse, with rows and a workflow', 'warehouse', 60],
  ['an audit log', 'auditLog', 25],
  ['a report of two calls, with charts', 'report', 25],
])('%s is declared in few lines', (_, name, most) => {
  const lines = readFileSync(`examples/office/${name}.ts`, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(150);
});
