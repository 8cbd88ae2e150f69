import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { configure } from '#hosting/configure.ts';
import { configuredPage, settingsBlock } from '#hosting/configuredPage.ts';
import { policyOf, rulesOf } from '#hosting/headers.ts';
import { fromConfig, fromEnvironment, settingsFrom } from '#hosting/readSettings.ts';
import { filesOf, readRules } from '#hosting/serverFiles.ts';
import { defaultSettings } from '#hosting/settings.ts';

const page = (settings = defaultSettings) =>
  `<title>Shop Admin</title>${settingsBlock(settings)}<link rel="icon" href="/favicon.svg"><script>go()</script><script type="module" crossorigin src="/assets/a.js"></script><a href="/register">R</a><a href="//other.example">O</a>`;

test('nothing set is the default, and an empty variable is not set', () => {
  expect(settingsFrom(fromEnvironment({ API_URL: '' }))).toEqual(defaultSettings);
});

test('no further host of pictures can be said in a word, over a file that names one', () => {
  expect(settingsFrom(fromConfig({ imageHosts: 'https://cdn.example' }), fromEnvironment({ IMAGE_HOSTS: 'none' }))).toEqual(defaultSettings);
});

test('the environment comes before config.json, and ends of paths are made even', () => {
  const settings = settingsFrom(fromConfig({ apiUrl: '/v1', basePath: '/back/office', apiExtensions: true }), fromEnvironment({ API_URL: '/v2/' }));
  expect(settings).toMatchObject({ apiUrl: '/v2', basePath: '/back/office/', apiExtensions: 'true' });
});

test.each<[Record<string, unknown>, string]>([
  [{ API_URL: 'https://api.shop.example//v1' }, 'API_URL: has two slashes in a row.'],
  [{ API_URL: 'https://api.shop.example/https://api.shop.example' }, 'API_URL: has two slashes in a row.'],
  [{ API_URL: '/v1//' }, 'API_URL: has two slashes in a row.'],
  [{ API_URL: '/' }, "API_URL: must be a path below the root: '/api'."],
  [{ API_URL: '/v1/../v2' }, "API_URL: has a step '.' or '..', which browsers resolve."],
  [{ API_URL: 'api.shop.example' }, "API_URL: must be a path ('/api') or an address that begins with http:// or https://."],
  [{ API_URL: 'https://api.shop.example/v1?key=1' }, 'API_URL: must have no query, fragment or password.'],
  [{ AUTH_MODE: 'firebase' }, "AUTH_MODE: must be 'token' or 'fake' or 'hosted'."],
  [{ FIREBASE_AUTH_DOMAIN: 'https://shop.firebaseapp.com' }, "FIREBASE_AUTH_DOMAIN: must be a domain like 'shop.firebaseapp.com'."],
  [{ API_EXTENSIONS: 'yes' }, "API_EXTENSIONS: must be 'true' or 'false'."],
  [{ API_CREDENTIALS: 'omit' }, "API_CREDENTIALS: must be 'same-origin' or 'include'."],
  [{ BASE_PATH: 'admin' }, 'BASE_PATH: must begin with a slash.'],
  [{ BASE_PATH: '/back//office/' }, 'BASE_PATH: has two slashes in a row.'],
  [{ BASE_PATH: '/a/../b' }, "BASE_PATH: has a step '.' or '..', which browsers resolve."],
  [{ BASE_PATH: '/a/%2E./b' }, "BASE_PATH: has a step '.' or '..', which browsers resolve."],
  [{ BASE_PATH: '/api' }, 'BASE_PATH: must differ from API_URL.'],
  [{ BASE_PATH: '/back/', API_URL: '/back/' }, 'BASE_PATH: must differ from API_URL.'],
  [{ BASE_PATH: '/back office/' }, 'BASE_PATH: has a character that a path cannot have.'],
  [{ MAP_TILES_URL: 'https://tiles.example/map.png' }, 'MAP_TILES_URL: must contain {z}, {x} and {y}.'],
  [{ IMAGE_HOSTS: 'https://a.example b.example' }, "IMAGE_HOSTS: must be origins like 'https://cdn.example': 'b.example' is none."],
  [{ ERRORS_URL: 'errors' }, "ERRORS_URL: must be a path ('/errors') or an address that begins with http:// or https://."],
  [{ ERRORS_URL: 'https://me:secret@errors.example' }, 'ERRORS_URL: must have no password or fragment.'],
  [{ POLICY_REPORT_ONLY: 'yes' }, "POLICY_REPORT_ONLY: must be 'true' or 'false'."],
  [
    { AUTH_MODE: 'hosted', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd', FIREBASE_PROJECT_ID: 'p' },
    "FIREBASE_APP_ID: is needed where AUTH_MODE is 'hosted'.",
  ],
])('%j is refused by name', (env, problem) => expect(() => settingsFrom(fromEnvironment(env))).toThrow(problem));

test('a setting that does not exist, and all that is wrong, is named at once', () => {
  const wrong = () => settingsFrom(fromConfig({ apiURL: '/v1', authMode: 'none', imageHosts: ['https://a.example'] }));
  expect(wrong).toThrow(/^apiURL: there is no such setting\. There are basePath, apiUrl.*\nauthMode: must be .*\nimageHosts: must be a text\.$/);
});

test('the page says the settings and stands below its path, again and again, and no policy changes with them', () => {
  const below = { ...defaultSettings, basePath: '/back/office/', shopName: '</script><script>alert(1)</script>' };
  const configured = configuredPage(page(), below);
  expect(configured).toContain('href="/back/office/favicon.svg"');
  expect(configured).toContain('src="/back/office/assets/a.js"');
  expect(configured).toContain('href="/back/office/register"');
  expect(configured).toContain('href="//other.example"');
  expect(configured).toContain('<title>&lt;/script>&lt;script>alert(1)&lt;/script></title>');
  expect(configured.match(/<script/g)).toHaveLength(3);
  expect(JSON.parse(/id="settings">(.*?)<\/script>/.exec(configured)?.[1] ?? '')).toEqual({ basePath: below.basePath, shopName: below.shopName });
  expect(configuredPage(configured, below)).toBe(configured);
  expect(configuredPage(configured, defaultSettings)).toBe(page());
  expect(policyOf(configured, below)).toBe(policyOf(page(), defaultSettings));
  expect(() => configuredPage('<title>Other</title>', below)).toThrow('index.html has no settings');
});

test('web servers are told the base path, and previews read it back', () => {
  const settings = { ...defaultSettings, basePath: '/back/office/' };
  const rules = rulesOf(page(), settings);
  const files = filesOf(rules);
  expect(readRules(files._headers ?? '')).toEqual(rules);
  expect(files['_nginx.conf']).toContain('location = /back/office {\n  absolute_redirect off;\n  return 308 /back/office/;\n}');
  expect(files['_nginx.conf']).toContain('rewrite ^/back/office(/.*)$ $1 break;\n  try_files $uri /back/office/index.html;');
  expect(files._Caddyfile).toMatch(/^redir \/back\/office \/back\/office\/ 308\nhandle_path \/back\/office\/\* \{\n/);
});

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function build(config?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'configure-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'index.html'), page());
  if (config !== undefined) writeFileSync(path.join(folder, 'config.json'), config);
  return folder;
}

test('a folder is set up by config.json and the environment, and can be set up anew', async () => {
  const folder = build('{ "apiUrl": "https://api.shop.example" }');
  vi.stubEnv('BASE_PATH', '/admin');
  await configure(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(read('index.html')).toContain('{"basePath":"/admin/","apiUrl":"https://api.shop.example"}');
  expect(read('_headers')).toMatch(/^\/admin\/\*\n {2}Content-Security-Policy: .*connect-src 'self' https:\/\/api\.shop\.example;/);
  vi.stubEnv('BASE_PATH', '');
  writeFileSync(path.join(folder, 'config.json'), '{}');
  await configure(folder);
  expect(read('index.html')).toBe(page());
});

test.each([
  ['{ "apiUrl": "//" }', 'apiUrl: has two slashes in a row.'],
  ['[]', 'config.json: must be an object.'],
  ['{', 'config.json: is no JSON'],
])('a config.json of %s changes nothing', async (config, problem) => {
  const folder = build(config);
  await expect(configure(folder)).rejects.toThrow(problem);
  expect(readdirSync(folder).sort()).toEqual(['config.json', 'index.html']);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(page());
});

test('a config.json with the mark that Notepad writes is read; one that cannot be read is not taken for none', async () => {
  const folder = build('\uFEFF{ "apiUrl": "/v1" }');
  expect((await configure(folder)).apiUrl).toBe('/v1');
  const unreadable = build();
  mkdirSync(path.join(unreadable, 'config.json'));
  await expect(configure(unreadable)).rejects.toThrow('config.json: cannot be read (EISDIR).');
});

test('a folder without a build is told how to make one', async () => {
  await expect(configure('no-such-build')).rejects.toThrow('There is no build in no-such-build. Run `npm run build` first.');
});
