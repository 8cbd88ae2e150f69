/** The rules as web servers read them: files of the build, and back. Pure. */
import { assetsPath, type Headers, type HostingRules } from './headers.ts';

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

const section = (path: string, headers: Headers): string => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`;

/** As Netlify, Cloudflare Pages and others read it, which ask again for every page by themselves. */
const headersFile = ({ everywhere, assets, pages }: HostingRules): string =>
  [section('/*', everywhere), section(`${assetsPath}*`, assets), section('/', pages), section('/index.html', pages)].join('');

const nginxHeader = (name: string, value: string): string => `  add_header ${name} "${value}" always;`;

/** Where an asset is not there: it may come with the next upload, so that nobody keeps that it was not. */
const missing: Headers = { 'Cache-Control': 'no-store' };

/** To be included in a `server`, beside its `root` and its way to the API. A location with headers of its own has no others, so that each says all. */
const nginxFile = ({ everywhere, assets, pages }: HostingRules): string => {
  const location = (path: string, headers: Headers, rest: string): string => `location ${path} {\n${lines(headers, nginxHeader)}${rest}}\n`;
  const files = '  gzip_static on;\n  gzip_vary on;\n';
  return [
    location(assetsPath, { ...everywhere, ...assets }, `${files}  try_files $uri @missing_asset;\n`),
    location('@missing_asset', { ...everywhere, ...missing }, '  return 404;\n'),
    location('/', { ...everywhere, ...pages }, `${files}  try_files $uri /index.html;\n`),
  ].join('');
};

const caddyHeaders = (matcher: string, headers: Headers): string =>
  `  header ${matcher}{\n${lines(headers, (name, value) => `    ${name} "${value}"`)}  }\n`;
const caddyPlace = (matcher: string, content: string): string => `handle ${matcher}{\n${content}  file_server {\n    precompressed br gzip\n  }\n}\n`;

/** To be imported in a site, beside its `root` and its way to the API. Of two headers of one name the server says either, so that each has its own matcher. */
const caddyFile = ({ everywhere, assets, pages }: HostingRules): string =>
  [
    caddyPlace(
      `${assetsPath}* `,
      [
        '  @asset file\n  @missing not file\n',
        caddyHeaders('', everywhere),
        caddyHeaders('@asset ', assets),
        caddyHeaders('@missing ', missing),
      ].join(''),
    ),
    caddyPlace('', `${caddyHeaders('', { ...everywhere, ...pages })}  try_files {path} /index.html\n`),
  ].join('');

/** The name of the file that previews read their rules from. */
export const rulesFile = '_headers';

/** The files that tell web servers the rules, by their names. */
export const filesOf = (rules: HostingRules): Readonly<Record<string, string>> => ({
  [rulesFile]: headersFile(rules),
  '_nginx.conf': nginxFile(rules),
  _Caddyfile: caddyFile(rules),
});

/** The rules that a `_headers` holds. */
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
