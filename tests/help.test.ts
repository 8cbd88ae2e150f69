import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json';

const scripts: Record<string, string> = manifest.scripts;
const commands = ['openapi', 'docs:reference', 'configure', 'new-resource', 'bench', 'licences', 'release-check', 'languages'];

test.each(commands)('`npm run %s -- --help` says what it does and does nothing', name => {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-'));
  const file = scripts[name]?.replace(/^node /, '') ?? '';
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(file), '--help'], { cwd: folder, encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: expect.stringContaining(`npm run ${name}`), stderr: '' });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
