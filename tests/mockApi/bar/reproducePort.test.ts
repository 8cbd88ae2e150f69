import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['x', '1.5', '70000', '-1'])('`npm run reproduce` refuses the port %s in words', port => {
  const { status, stderr } = spawnSync(process.execPath, ['mock-api/startReproduce.mjs', 'bug.json', `--port=${port}`], { encoding: 'utf8' });
  expect({ status, stderr: stderr.trim() }).toEqual({ status: 1, stderr: `The port must be a whole number from 0 to 65535, not '${port}'` });
});
