import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { configure } from '#hosting/configure.ts';
import { settingsBlock } from '#hosting/configuredPage.ts';
import { defaultSettings } from '#hosting/settings.ts';
import { freePort } from '#tests/support/freePort.ts';
import { ensureServer } from '#tests/support/webServers.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0).reverse()) await end();
});

/** How each server is configured by the README: its own lines, and the file that the build wrote. */
const servers = {
  nginx: (folder: string, port: number) => ({
    config: `pid ${folder}/pid; error_log stderr crit; events {} http { include /etc/nginx/mime.types; access_log off;
      server { listen ${port}; root ${folder}/dist; include ${folder}/dist/_nginx.conf; } }`,
    args: ['-e', 'stderr', '-c', path.join(folder, 'config'), '-g', 'daemon off;'],
  }),
  caddy: (folder: string, port: number) => ({
    config: `{\n  admin off\n  auto_https off\n}\nhttp://localhost:${port} {\n  root * ${folder}/dist\n  import ${folder}/dist/_Caddyfile\n}\n`,
    args: ['run', '--config', path.join(folder, 'config'), '--adapter', 'caddyfile'],
  }),
};

/** Serves a build that is set up below a path. Returns its address. */
async function serve(server: keyof typeof servers, basePath: string): Promise<string> {
  ensureServer(server);
  const folder = mkdtempSync(path.join(tmpdir(), `${server}-`));
  // nginx reads it as another user.
  chmodSync(folder, 0o755);
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const html = `<title>Shop Admin</title>${settingsBlock(defaultSettings)}<script type="module" src="/assets/a.js"></script>${' '.repeat(2000)}`;
  for (const [name, content] of Object.entries({ 'index.html': html, 'assets/a.js': 'go()' })) writeFileSync(path.join(dist, name), content);
  vi.stubEnv('BASE_PATH', basePath);
  await configure(dist);
  const port = await freePort();
  const { config, args } = servers[server](folder, port);
  writeFileSync(path.join(folder, 'config'), config);
  const child = spawn(server, args, { stdio: 'ignore', env: { ...process.env, HOME: folder, PATH: `/usr/sbin:${process.env.PATH}` } });
  const ended = new Promise(resolve => child.on('close', resolve));
  ends.push(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => 'up',
          () => 'down',
        ),
      { timeout: 20_000 },
    )
    .toBe('up');
  return address;
}

for (const server of ['nginx', 'caddy'] as const)
  for (const basePath of ['/', '/back/office/'])
    test(`${server} serves the app at ${basePath} by the file of the build`, { tags: ['slow'], timeout: 600_000 }, async () => {
      const address = (await serve(server, basePath)) + basePath.slice(0, -1);
      for (const place of ['/', '/product/42', '/orders?page=2']) {
        const page = await fetch(address + place, { headers: { 'Accept-Encoding': 'gzip' } });
        expect([place, page.status]).toEqual([place, 200]);
        expect(await page.text()).toContain(`src="${basePath}assets/a.js"`);
        expect(Object.fromEntries(page.headers)).toMatchObject({
          'cache-control': 'no-cache',
          'content-encoding': 'gzip',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'x-content-type-options': 'nosniff',
        });
      }
      const asset = await fetch(`${address}/assets/a.js`);
      expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      for (const name of ['/assets/none.js', '/_nginx.conf', '/_Caddyfile', '/_headers']) {
        const missing = await fetch(address + name);
        expect([name, missing.status, missing.headers.get('cache-control')]).toEqual([name, 404, 'no-store']);
      }
      if (basePath === '/') return;
      const bare = await fetch(address, { redirect: 'manual' });
      expect([bare.status, bare.headers.get('location')]).toEqual([308, basePath]);
    });
