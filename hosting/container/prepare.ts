/**
 * Prepares the container's nginx: `node prepare.mjs <build> <folder to write to>`. Everything that is written depends on the environment, so the
 * build itself stays as it is. A wrong setting ends the start with its name, before anything listens.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { configure } from '#hosting/configure.ts';
import { containerSettings, nginxConf } from './nginxConf.ts';

const [root = '/app/dist', run = '/tmp/admin'] = process.argv.slice(2).map(folder => path.resolve(folder));
const mimeTypes = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(existsSync) ?? 'mime.types';

try {
  const container = containerSettings(process.env, root, run);
  const settings = await configure(root, run);
  await writeFile(path.join(run, 'nginx.conf'), nginxConf(settings, container, mimeTypes));
} catch (error) {
  process.stderr.write(`The admin does not start:\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
