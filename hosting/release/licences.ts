/** The licences of the packages that reach the browser. Pure. */
import { groupBy } from 'es-toolkit';

/** Licences that such a package may have, each with the reason. A package with another one needs a line here before it is released. */
export const acceptedLicences: Readonly<Record<string, string>> = {
  MIT: 'asks for its notice, which `licences.txt` of the build has',
  ISC: 'as MIT, in fewer words',
  '0BSD': 'asks for nothing',
  'BSD-2-Clause': 'asks for its notice',
  'BSD-3-Clause': 'asks for its notice, and that nobody advertises with its authors',
  BSD: 'what css-mediaquery calls its BSD-3-Clause',
  'Apache-2.0': 'asks for its notice, and grants the patents',
  'MPL-2.0': 'asks for the source of its own files, which we do not change',
  'OFL-1.1': 'for fonts: asks for its notice',
};

/** What `package-lock.json` says about a package. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** A package that the app is built of. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** The packages that the app is built of, from the text of `package-lock.json`. Tools of the development are not among them. */
export function shippedPackages(lock: string): readonly ShippedPackage[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, { version = '', license = 'none' }]) => ({ name: place.replace(/^.*node_modules\//, ''), version, licence: license }));
}

/** The packages whose licence is not accepted. Of a choice (`MPL-2.0 OR Apache-2.0`) every part has to be. */
export const refusedPackages = (packages: readonly ShippedPackage[]): readonly ShippedPackage[] =>
  packages.filter(({ licence }) => !licence.split(/ AND | OR |[()]/).every(part => !part || Object.hasOwn(acceptedLicences, part)));

/** Each licence with its packages, the most used first. */
export function licencesReport(packages: readonly ShippedPackage[]): string {
  return Object.entries(groupBy(packages, ({ licence }) => licence))
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, those]) => {
      const reason = acceptedLicences[licence];
      return `${licence}: ${those.length}${reason ? ` (${reason})` : ''}\n  ${those.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`;
    })
    .join('\n');
}
