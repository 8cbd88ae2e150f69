import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licences that the Open Source Initiative has approved; `BSD` is what css-mediaquery calls its BSD-3-Clause. */
const approved = ['MIT', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'OFL-1.1'];

interface Package {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

test('every package that the app is built of has an open-source licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const others = Object.entries(packages).filter(
    ([, { license = 'none', dev, devOptional }]) =>
      !dev && !devOptional && !license.split(/ AND | OR |[()]/).every(part => !part || approved.includes(part)),
  );
  expect(others.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
});
