import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesReport, refusedPackages, shippedPackages } from '#hosting/release/licences.ts';

test('every package that the app is built of has an accepted licence', () => {
  const packages = shippedPackages(readFileSync('package-lock.json', 'utf8'));
  expect(packages.length).toBeGreaterThan(100);
  expect(refusedPackages(packages)).toEqual([]);
});

test('a licence that is not accepted, or none, is refused; tools of the development may have any', () => {
  const lock = JSON.stringify({
    packages: {
      '': { license: 'MIT' },
      'node_modules/free': { version: '1.0.0', license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/free/node_modules/@some/closed': { version: '2.0.0', license: 'BUSL-1.1' },
      'node_modules/half': { version: '3.0.0', license: 'MIT AND SSPL-1.0' },
      'node_modules/silent': { version: '4.0.0' },
      'node_modules/tool': { version: '5.0.0', license: 'GPL-3.0', dev: true },
    },
  });
  const packages = shippedPackages(lock);
  expect(refusedPackages(packages).map(({ name }) => name)).toEqual(['@some/closed', 'half', 'silent']);
  expect(licencesReport(packages)).toContain('BUSL-1.1: 1\n  @some/closed 2.0.0\n');
});
