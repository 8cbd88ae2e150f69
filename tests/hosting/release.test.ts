import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versionProblem } from '#hosting/release/releaseCheck.ts';

test("a release has the version of the changelog's newest heading, with its date", () => {
  expect(versionProblem('1.1.0', '# Changelog\n\n## 1.1.0 - 2027-02-03\n\n## 1.0.0 - 2026-11-26\n')).toBeUndefined();
  expect(versionProblem('1.1.0', '## 1.0.0 - 2026-11-26\n')).toBe('package.json has 1.1.0, CHANGELOG.md begins with 1.0.0.');
  expect(versionProblem('1.0.0', '## Unreleased\n\n## 1.0.0 - 2026-11-26\n')).toBe('package.json has 1.0.0, CHANGELOG.md begins with Unreleased.');
  expect(versionProblem('1.0.0', '## 1.0.0\n')).toBe('CHANGELOG.md has no date for 1.0.0.');
});

test('this version has a heading', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^## (Unreleased|${version.replaceAll('.', '\\.')} - )`, 'm'));
});
