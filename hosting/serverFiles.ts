/** The headers as configuration files of web servers. Pure. */
import { assetsPath, type Headers, type HostingRules } from './headers.ts';

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

const section = (path: string, headers: Headers): string => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`;

/** For Netlify, Cloudflare Pages and others. */
const headersFile = ({ everywhere, assets, pages }: HostingRules): string =>
  [section('/*', everywhere), section(`${assetsPath}*`, assets), section('/', pages), section('/index.html', pages)].join('');

const nginxHeader = (name: string, value: string): string => `  add_header ${name} "${value}" always;`;

/** For a missing asset: the next upload may bring it, so the 404 is not cached. */
const missing: Headers = { 'Cache-Control': 'no-store' };

/** The beginning of the addresses of these files themselves, which visitors do not get. */
export const configurationPath = '/_';

/** For nginx: include it in a `server`, beside its `root` and its proxy to the API. nginx does not merge headers of nested blocks, so each location has all. */
const nginxFile = ({ everywhere, assets, pages }: HostingRules): string => {
  const location = (path: string, headers: Headers, rest: string): string => `location ${path} {\n${lines(headers, nginxHeader)}${rest}}\n`;
  const files = '  gzip_static on;\n  gzip_vary on;\n';
  return [
    location(assetsPath, { ...everywhere, ...assets }, `${files}  try_files $uri @missing_asset;\n`),
    location('@missing_asset', { ...everywhere, ...missing }, '  return 404;\n'),
    location(configurationPath, { ...everywhere, ...missing }, '  return 404;\n'),
    location('/', { ...everywhere, ...pages }, `${files}  try_files $uri /index.html;\n`),
  ].join('');
};

const caddyHeaders = (matcher: string, headers: Headers): string =>
  `  header ${matcher}{\n${lines(headers, (name, value) => `    ${name} "${value}"`)}  }\n`;
const caddyPlace = (matcher: string, content: string): string => `handle ${matcher}{\n${content}}\n`;
const caddyFiles = '  file_server {\n    precompressed br gzip\n  }\n';

/** For Caddy: import it in a site, beside its `root` and its proxy to the API. Each header has its own matcher, so that none is set twice. */
const caddyFile = ({ everywhere, assets, pages }: HostingRules): string =>
  [
    caddyPlace(
      `${assetsPath}* `,
      [
        '  @asset file\n  @missing not file\n',
        caddyHeaders('', everywhere),
        caddyHeaders('@asset ', assets),
        caddyHeaders('@missing ', missing),
        caddyFiles,
      ].join(''),
    ),
    caddyPlace(`${configurationPath}* `, `${caddyHeaders('', { ...everywhere, ...missing })}  respond 404\n`),
    caddyPlace('', `${caddyHeaders('', { ...everywhere, ...pages })}  try_files {path} /index.html\n${caddyFiles}`),
  ].join('');

/** The name of the file that previews read the headers from. */
export const rulesFile = '_headers';

/** The configuration files, by their names. */
export const filesOf = (rules: HostingRules): Readonly<Record<string, string>> => ({
  [rulesFile]: headersFile(rules),
  '_nginx.conf': nginxFile(rules),
  _Caddyfile: caddyFile(rules),
});

/** Reads a `_headers` file. */
export function readRules(text: string): HostingRules {
  const sections = new Map<string, Record<string, string>>();
  let open: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) open[name] = value ?? '';
    else if (line) {
      open = {};
      sections.set(line, open);
    }
  }
  const of = (path: string): Headers => sections.get(path) ?? {};
  return { everywhere: of('/*'), assets: of(`${assetsPath}*`), pages: of('/index.html') };
}
