import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { policyOf, rulesOf as rulesWith } from '#hosting/headers.ts';
import { precompress } from '#hosting/precompress.ts';
import { filesOf, readRules } from '#hosting/serverFiles.ts';
import { defaultSettings, type Settings } from '#hosting/settings.ts';

const html = '<script>go()</script><script type="module" src="/a.js"></script><style>p {}</style>';

const rulesOf = (page: string, settings: Partial<Settings>) => rulesWith(page, { ...defaultSettings, ...settings });

/** The sources of a directive in a policy. */
function sourcesOf(settings: Partial<Settings>, directive: string): string[] {
  const found = policyOf(html, { ...defaultSettings, ...settings })
    .split('; ')
    .find(line => line.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('nothing inline runs but the pieces of the page itself, and nothing weakens that', () => {
  expect(sourcesOf({}, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
  for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) expect(sourcesOf({}, directive)).toEqual(["'none'"]);
});

test.each<[Partial<Settings>, string, string[]]>([
  [{}, 'connect-src', ["'self'"]],
  [{ apiUrl: '/shop-api' }, 'connect-src', ["'self'"]],
  [{ apiUrl: 'http://api.shop.example:8080/v1' }, 'connect-src', ["'self'", 'http://api.shop.example:8080']],
  [{}, 'img-src', ["'self'", 'data:', 'https://tile.openstreetmap.org']],
  [
    {
      apiUrl: 'https://api.shop.example',
      mapTilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      imageHosts: ' https://cdn.example  https://s3.example',
    },
    'img-src',
    ["'self'", 'data:', 'https://api.shop.example', 'https://*.tiles.example', 'https://cdn.example', 'https://s3.example'],
  ],
  [{ imageHosts: '' }, 'img-src', ["'self'", 'data:', 'https://tile.openstreetmap.org']],
  [{ errorsUrl: 'https://errors.example/in?app=admin' }, 'connect-src', ["'self'", 'https://errors.example']],
  [{ errorsUrl: '/errors' }, 'connect-src', ["'self'"]],
  [{}, 'frame-src', []],
  [
    { authMode: 'hosted', firebaseEmulator: 'http://127.0.0.1:9099' },
    'connect-src',
    [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
      'http://127.0.0.1:9099',
    ],
  ],
  [{ authMode: 'hosted' }, 'frame-src', ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']],
])('with %j %s is %j', (settings, directive, sources) => expect(sourcesOf(settings, directive)).toEqual(sources));

test('what is written for web servers says the rules, and is read as it was written', () => {
  const rules = rulesOf(html, { apiUrl: 'https://api.shop.example' });
  const files = filesOf(rules);
  expect(readRules(files._headers ?? '')).toEqual(rules);
  for (const file of ['_nginx.conf', '_Caddyfile'])
    for (const value of Object.values({ ...rules.everywhere, ...rules.assets })) expect(files[file]).toContain(`"${value}"`);
});

test('a policy on trial has the same words under the name that forbids nothing, for each web server', () => {
  const rules = rulesOf(html, { policyReportOnly: 'true' });
  expect(rules.everywhere).not.toHaveProperty('Content-Security-Policy');
  expect(rules.everywhere['Content-Security-Policy-Report-Only']).toBe(policyOf(html, defaultSettings));
  const { _headers = '', '_nginx.conf': nginx = '', _Caddyfile = '' } = filesOf(rules);
  for (const file of [_headers, nginx, _Caddyfile]) {
    expect(file).toContain('Content-Security-Policy-Report-Only');
    expect(file).not.toMatch(/Content-Security-Policy[": ]/);
  }
  expect(readRules(_headers)).toEqual(rules);
});

/** The blocks of a configuration file, by their first lines. */
const blocksOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\S.*?) ?\{\n(.*?)^\}/gms)].map(([, opened = '', held = '']) => [opened, held]));

test('an asset that is not there is not kept for a year, and says all else that is said of a file', () => {
  const { everywhere, assets } = rulesOf(html, {});
  const files = filesOf({ basePath: '/', everywhere, assets, pages: { 'Cache-Control': 'no-cache' } });
  const nginx = blocksOf(files['_nginx.conf'] ?? '');
  expect(Object.keys(nginx)).toEqual(['location /assets/', 'location @missing_asset', 'location /_', 'location /']);
  expect(nginx['location /assets/']).toContain('try_files $uri @missing_asset;');
  for (const block of Object.values(nginx)) for (const value of Object.values(everywhere)) expect(block).toContain(`"${value}" always;`);
  expect(nginx['location @missing_asset']).toMatch(/Cache-Control "no-store" always;\n {2}return 404;/);
  const caddy = blocksOf(files._Caddyfile ?? '')['handle /assets/*'] ?? '';
  expect(caddy).toContain(`@asset file\n  @missing not file\n`);
  expect(caddy).toContain(`header @asset {\n    Cache-Control "${assets['Cache-Control']}"`);
  expect(caddy).toContain('header @missing {\n    Cache-Control "no-store"');
  expect(caddy.match(/Cache-Control/g)).toHaveLength(2);
});

test('visitors do not get the configuration files, whose names begin with an underscore', () => {
  const files = filesOf(rulesOf(html, {}));
  expect(Object.keys(files).every(name => name.startsWith('_'))).toBe(true);
  expect(blocksOf(files['_nginx.conf'] ?? '')['location /_']).toContain('return 404;');
  expect(blocksOf(files._Caddyfile ?? '')['handle /_*']).toContain('respond 404');
});

test('a store between server and browser keeps the compressed files apart', () => {
  const { '_nginx.conf': nginx = '' } = filesOf(rulesOf(html, {}));
  expect(nginx.match(/gzip_static on;\n {2}gzip_vary on;/g)).toHaveLength(2);
});

test('beside each text stands a smaller one that holds the same; pictures and what is tiny are left', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const text = 'const a = 1;'.repeat(500);
  for (const [name, content] of Object.entries({ 'a.js': text, 'tiny.css': 'p {}', 'b.png': text })) writeFileSync(path.join(folder, name), content);
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.png', 'tiny.css']);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect([brotliDecompressSync(read('a.js.br')), gunzipSync(read('a.js.gz'))].map(String)).toEqual([text, text]);
  rmSync(folder, { recursive: true });
});
