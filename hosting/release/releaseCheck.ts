/** Checks whether the source can be released and packs the release: `npm run release-check`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusedPackages, shippedPackages } from './licences.ts';

/** The folder of the release, beside `dist/`. */
const releaseFolder = 'dist-release';

/** A step: says in a few words what is right. @throws Error that says what is wrong */
interface Step {
  name: string;
  run: () => string;
  /** Needs the ones before it to be right. */
  isLast?: boolean;
}

/** Without `NODE_ENV`, which Vite sets to `development` for this very file. The build would hold React's code for developers. */
const { NODE_ENV: _, ...env } = process.env;

const output = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', env, maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** What is wrong with a version, of which the changelog's newest heading has to be: `## 1.0.0 - 2026-11-26`. */
export function versionProblem(version: string, changelog: string): string | undefined {
  const [, newest = 'nothing', date] = /^## (\S+)(?: - (\S+))?$/m.exec(changelog) ?? [];
  if (newest !== version) return `package.json has ${version}, CHANGELOG.md begins with ${newest}.`;
  return /^\d{4}-\d\d-\d\d$/.test(date ?? '') ? undefined : `CHANGELOG.md has no date for ${version}.`;
}

function refuse(problem: string | undefined): void {
  if (problem) throw new Error(problem);
}

function cleanTree(): string {
  const changed = output('git', 'status', '--porcelain');
  refuse(changed && `These files are not committed:\n${changed}`);
  return output('git', 'rev-parse', '--short', 'HEAD');
}

const versionHere = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

function sameVersion(): string {
  refuse(versionProblem(versionHere(), readFileSync('CHANGELOG.md', 'utf8')));
  return `${versionHere()}, as in CHANGELOG.md`;
}

function acceptedOnly(): string {
  const packages = shippedPackages(readFileSync('package-lock.json', 'utf8'));
  const refused = refusedPackages(packages);
  refuse(refused.map(({ name, licence }) => `${name} has ${licence}.`).join('\n'));
  return `${packages.length} packages, all with an accepted one`;
}

const nameHere = (): string => `shop-admin-${versionHere()}`;

/** Builds the release: the app, the command that sets it up, what it is made of. */
function build(): string {
  const folder = path.join(releaseFolder, nameHere());
  rmSync(releaseFolder, { recursive: true, force: true });
  output('npx', 'vite', 'build', '--config', 'hosting/container/vite.config.ts', '--ssr', 'hosting/configureCommand.ts', '--outDir', folder);
  cpSync(path.join(folder, 'configureCommand.mjs'), path.join(folder, 'configure.mjs'));
  rmSync(path.join(folder, 'configureCommand.mjs'));
  output('npx', 'vite', 'build', '--outDir', path.join(folder, 'dist'));
  for (const file of ['CHANGELOG.md', 'LICENSE', 'docs/operate.md']) cpSync(file, path.join(folder, path.basename(file)));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${billOfMaterials()}\n`);
  return folder;
}

/** What the app is made of, in CycloneDX. npm names it after the folder of the source, we after the package. */
function billOfMaterials(): string {
  const text = output('npm', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev', '--package-lock-only');
  const bill = JSON.parse(text) as { metadata: { component: { name: string } } };
  bill.metadata.component.name = 'shop-admin';
  return JSON.stringify(bill, null, 2);
}

function pack(): string {
  const archive = `${nameHere()}.tar.gz`;
  output('tar', '-czf', path.join(releaseFolder, archive), '-C', releaseFolder, nameHere());
  const content = readFileSync(path.join(releaseFolder, archive));
  const sum = createHash('sha256').update(content).digest('hex');
  writeFileSync(path.join(releaseFolder, `${archive}.sha256`), `${sum}  ${archive}\n`);
  return `${releaseFolder}/${archive}, ${(content.length / 1e6).toFixed(1)} MB, sha256 ${sum}`;
}

const steps: readonly Step[] = [
  { name: 'clean tree', run: cleanTree },
  { name: 'version', run: sameVersion },
  { name: 'licences', run: acceptedOnly },
  { name: 'build', run: build, isLast: true },
  { name: 'archive', run: pack, isLast: true },
];

const lastLines = (text: string): string => text.trim().split('\n').slice(-10).join('\n    ');

/** Runs all steps and writes one line for each. @returns whether all are right. */
export function releaseCheck(write: (line: string) => void): boolean {
  let isRight = true;
  for (const { name, run, isLast } of steps)
    if (isLast && !isRight) write(`-  ${name}: not tried`);
    else
      try {
        write(`ok ${name}: ${run()}`);
      } catch (error) {
        isRight = false;
        write(`NO ${name}: ${lastLines(error instanceof Error ? error.message : String(error))}`);
      }
  write('-  tests: not run here. Before the tag: npm run test:all');
  return isRight;
}
