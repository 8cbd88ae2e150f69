/** The headers as configuration files of web servers. Pure. */
import { assetsFolder, type Headers, type HostingRules } from './headers.ts';

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

const section = (path: string, headers: Headers): string => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`;

/** For Netlify, Cloudflare Pages and others. */
const headersFile = ({ basePath, everywhere, assets, pages }: HostingRules): string =>
  [
    section(`${basePath}*`, everywhere),
    section(`${basePath}${assetsFolder}*`, assets),
    section(basePath, pages),
    section(`${basePath}index.html`, pages),
  ].join('');

const nginxHeader = (name: string, value: string): string => `  add_header ${name} "${value}" always;`;

/** For a missing asset: the next upload may bring it, so the 404 is not cached. */
const missing: Headers = { 'Cache-Control': 'no-store' };

/** The beginning of the names of these files themselves, which visitors do not get. */
export const configurationPrefix = '_';

/**
 * For nginx: include it in a `server`, beside its `root` and its proxy to the API. nginx does not merge headers of nested blocks, so each
 * location has all. The files lie in the root itself, also below a base path; the page may lie in another folder.
 */
const nginxFile = ({ basePath, everywhere, assets, pages }: HostingRules, pageFolder?: string): string => {
  const location = (path: string, headers: Headers, rest: string): string => `location ${path} {\n${lines(headers, nginxHeader)}${rest}}\n`;
  const below = basePath.slice(0, -1);
  const inRoot = below ? `  rewrite ^${below}(/.*)$ $1 break;\n` : '';
  const files = `  gzip_static on;\n  gzip_vary on;\n${inRoot}`;
  return [
    ...(below ? [`location = ${below} {\n  absolute_redirect off;\n  return 308 ${basePath};\n}\n`] : []),
    location(basePath + assetsFolder, { ...everywhere, ...assets }, `${files}  try_files $uri @missing_asset;\n`),
    location('@missing_asset', { ...everywhere, ...missing }, '  return 404;\n'),
    location(basePath + configurationPrefix, { ...everywhere, ...missing }, '  return 404;\n'),
    ...(pageFolder ? [location(`= ${basePath}index.html`, { ...everywhere, ...pages }, `${files}  root ${pageFolder};\n`)] : []),
    location(basePath, { ...everywhere, ...pages }, `${files}  try_files $uri ${basePath}index.html;\n`),
  ].join('');
};

const caddyHeaders = (matcher: string, headers: Headers): string =>
  `  header ${matcher}{\n${lines(headers, (name, value) => `    ${name} "${value}"`)}  }\n`;
const caddyPlace = (matcher: string, content: string): string => `handle ${matcher}{\n${content}}\n`;
const caddyFiles = '  file_server {\n    precompressed br gzip\n  }\n';

/** For Caddy: import it in a site, beside its `root` and its proxy to the API. Each header has its own matcher, so that none is set twice. */
const caddyFile = (rules: HostingRules): string => {
  const { basePath } = rules;
  const below = basePath.slice(0, -1);
  return below ? `redir ${below} ${basePath} 308\nhandle_path ${basePath}* {\n${caddyPlaces(rules)}}\n` : caddyPlaces(rules);
};

const caddyPlaces = ({ everywhere, assets, pages }: HostingRules): string =>
  [
    caddyPlace(
      `/${assetsFolder}* `,
      [
        '  @asset file\n  @missing not file\n',
        caddyHeaders('', everywhere),
        caddyHeaders('@asset ', assets),
        caddyHeaders('@missing ', missing),
        caddyFiles,
      ].join(''),
    ),
    caddyPlace(`/${configurationPrefix}* `, `${caddyHeaders('', { ...everywhere, ...missing })}  respond 404\n`),
    caddyPlace('', `${caddyHeaders('', { ...everywhere, ...pages })}  try_files {path} /index.html\n${caddyFiles}`),
  ].join('');

/** The name of the file that previews read the headers from. */
export const rulesFile = '_headers';

/** The configuration files, by their names. `pageFolder`: where index.html lies, if not beside the other files. */
export const filesOf = (rules: HostingRules, pageFolder?: string): Readonly<Record<string, string>> => ({
  [rulesFile]: headersFile(rules),
  '_nginx.conf': nginxFile(rules, pageFolder),
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
  const [first = '/*'] = sections.keys();
  const basePath = first.slice(0, -1);
  const of = (name: string): Headers => sections.get(basePath + name) ?? {};
  return { basePath, everywhere: of('*'), assets: of(`${assetsFolder}*`), pages: of('index.html') };
}
