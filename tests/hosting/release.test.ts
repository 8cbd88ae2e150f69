import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { versionProblem } from '#hosting/release/releaseCheck.ts';
import { freshCopy } from '#tests/support/freshCopy.ts';

test("a release has the version of the changelog's newest heading, with its date", () => {
  expect(versionProblem('1.1.0', '# Changelog\n\n## 1.1.0 - 2027-02-03\n\n## 1.0.0 - 2026-11-26\n')).toBeUndefined();
  expect(versionProblem('1.1.0', '## 1.0.0 - 2026-11-26\n')).toBe('package.json has 1.1.0, CHANGELOG.md begins with 1.0.0.');
  expect(versionProblem('1.0.0', '## Unreleased\n\n## 1.0.0 - 2026-11-26\n')).toBe('package.json has 1.0.0, CHANGELOG.md begins with Unreleased.');
  expect(versionProblem('1.0.0', '## 1.0.0\n')).toBe('CHANGELOG.md has no date for 1.0.0.');
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs a command in a folder. Returns its output, also where it fails. */
const output = (cwd: string, command: string, ...args: string[]): string => spawnSync(command, args, { cwd, encoding: 'utf8' }).stdout;

test('a release is packed from a clean tree alone: the app for production, what it is made of, and what sets it up', {
  tags: ['slow'],
  timeout: 600_000,
}, () => {
  const copy = freshCopy();
  folders.push(copy);
  expect(output(copy, 'npm', 'run', 'release-check')).toMatch(/NO clean tree:[\s\S]*- {2}archive: not tried/);
  output(copy, 'git', 'add', '-A');
  output(copy, 'git', '-c', 'user.name=Test', '-c', 'user.email=test@shop.example', 'commit', '-qm', 'All');
  const report = output(copy, 'npm', 'run', 'release-check');
  const [, archive = '', sum = ''] = /ok archive: (\S+), .* sha256 (\w{64})/.exec(report) ?? [report];
  expect(readFileSync(path.join(copy, `${archive}.sha256`), 'utf8')).toContain(sum);
  const release = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders.push(release);
  output(release, 'tar', '-xzf', path.join(copy, archive), '--strip-components', '1');
  expect(readdirSync(release).sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'configure.mjs', 'dist', 'operate.md', 'sbom.cdx.json']);
  const assets = readdirSync(path.join(release, 'dist/assets')).filter(name => /^react-.*\.js$/.test(name));
  expect(assets.map(name => readFileSync(path.join(release, 'dist/assets', name), 'utf8')).join()).toContain('Minified React error');
  const { metadata, components } = JSON.parse(readFileSync(path.join(release, 'sbom.cdx.json'), 'utf8'));
  expect([metadata.component.name, components.some(({ name }: { name: string }) => name === 'react-admin')]).toEqual(['shop-admin', true]);
  expect(output(release, process.execPath, 'configure.mjs', 'dist')).toBe('dist is set up: the app at /, its API at /api.\n');
});
