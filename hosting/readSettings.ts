/** Reads and checks the settings of a deployment. Pure. */
import { defaultSettings, type SettingName, type Settings } from './settings.ts';

const names = Object.keys(defaultSettings).filter((name): name is SettingName => name in defaultSettings);

/** The name of a setting in the environment: `apiUrl` is `API_URL`. */
export const variableOf = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase();

/** Says what is wrong with a value; `undefined` when it is right. */
type Check = (value: string) => string | undefined;

const oneOf =
  (...values: string[]): Check =>
  value =>
    values.includes(value) ? undefined : `must be ${values.map(one => `'${one}'`).join(' or ')}`;

const parsed = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);
const isWeb = (url: URL | undefined): url is URL => url !== undefined && /^https?:$/.test(url.protocol);

/** What is wrong with the path of an address. */
const wrongPath = (path: string): string | undefined => {
  if (path.includes('//')) return 'has two slashes in a row';
  if (path.split('/').some(step => /^(\.|%2e){1,2}$/i.test(step))) return "has a step '.' or '..', which browsers resolve";
  return /^[\w\-.~%/]*$/.test(path) ? undefined : 'has a character that a path cannot have';
};

const isBasePath: Check = value => {
  if (!value.startsWith('/')) return 'must begin with a slash';
  return wrongPath(value);
};

const isApiUrl: Check = value => {
  if (value === '/') return "must be a path below the root: '/api'";
  if (value.startsWith('/')) return wrongPath(value);
  const url = parsed(value);
  if (!isWeb(url)) return "must be a path ('/api') or an address that begins with http:// or https://";
  if (url.search || url.hash || url.username) return 'must have no query, fragment or password';
  return wrongPath(url.pathname);
};

const isOrigin: Check = value => {
  const url = parsed(value.replace('*.', ''));
  return isWeb(url) && url.origin === value.replace('*.', '') ? undefined : `must be origins like 'https://cdn.example': '${value}' is none`;
};

const isTilesUrl: Check = value => {
  if (value === 'none') return undefined;
  if (!isWeb(parsed(value.replace('{s}', 's')))) return "must be 'none' or an address that begins with http:// or https://";
  return ['{z}', '{x}', '{y}'].every(part => value.includes(part)) ? undefined : 'must contain {z}, {x} and {y}';
};

const isErrorsUrl: Check = value => {
  if (!value || value.startsWith('/')) return wrongPath(value.replace(/\?.*/, ''));
  const url = parsed(value);
  if (!isWeb(url)) return "must be a path ('/errors') or an address that begins with http:// or https://";
  return url.username || url.hash ? 'must have no password or fragment' : undefined;
};

const isEmulator: Check = value => (!value || isWeb(parsed(value)) ? undefined : 'must be an address');

const isDomain: Check = value => (/^([\w-]+(\.[\w-]+)*(:\d+)?)?$/.test(value) ? undefined : "must be a domain like 'shop.firebaseapp.com'");

const checks: Partial<Record<SettingName, Check>> = {
  basePath: isBasePath,
  apiUrl: isApiUrl,
  apiExtensions: oneOf('true', 'false'),
  apiCredentials: oneOf('same-origin', 'include'),
  authMode: oneOf('token', 'fake', 'hosted'),
  firebaseAuthDomain: isDomain,
  firebaseEmulator: isEmulator,
  mapTilesUrl: isTilesUrl,
  errorsUrl: isErrorsUrl,
  policyReportOnly: oneOf('true', 'false'),
  imageHosts: value =>
    value
      .replace(/^none$/, '')
      .split(/\s+/)
      .filter(Boolean)
      .map(isOrigin)
      .find(problem => problem),
};

/** Values that mean the same: slashes too many or too few at the ends, and `none`. */
const normal: Partial<Record<SettingName, (value: string) => string>> = {
  imageHosts: value => value.replace(/^none$/, ''),
  basePath: value => (value.endsWith('/') ? value : `${value}/`),
  apiUrl: value => (value.endsWith('/') ? value.slice(0, -1) : value),
};

const neededWhenHosted: readonly SettingName[] = ['firebaseApiKey', 'firebaseAuthDomain', 'firebaseProjectId', 'firebaseAppId'];

/** Where settings come from. */
export interface Source {
  /** The name by which a person knows a setting: `API_URL`, `apiUrl`. */
  nameOf: (name: SettingName) => string;
  values: Readonly<Record<string, unknown>>;
}

/** The environment of a process: `API_URL`, with a prefix `VITE_API_URL`. An empty variable counts as not set. */
export const fromEnvironment = (env: Readonly<Record<string, unknown>>, prefix = ''): Source => ({
  nameOf: name => prefix + variableOf(name),
  values: Object.fromEntries(names.flatMap(name => (env[prefix + variableOf(name)] ? [[name, env[prefix + variableOf(name)]]] : []))),
});

/** A parsed `config.json`. */
export const fromConfig = (config: Readonly<Record<string, unknown>>): Source => ({ nameOf: name => name, values: config });

/**
 * The settings in force, later sources over earlier ones.
 * @throws Error that names each setting that is wrong, unknown or missing, one a line.
 */
export function settingsFrom(...sources: readonly Source[]): Settings {
  const settings: Record<SettingName, string> = { ...defaultSettings };
  const problems: string[] = [];
  for (const { nameOf, values } of sources)
    for (const [key, given] of Object.entries(values)) {
      const name = names.find(one => one === key);
      if (!name) {
        problems.push(`${key}: there is no such setting. There are ${names.join(', ')}.`);
        continue;
      }
      const isText = ['string', 'boolean'].includes(typeof given);
      const value = String(given).trim();
      const problem = isText ? checks[name]?.(value) : 'must be a text';
      if (problem) problems.push(`${nameOf(name)}: ${problem}.`);
      settings[name] = normal[name]?.(value) ?? value;
    }
  const nameOf = sources.at(-1)?.nameOf ?? variableOf;
  if (settings.authMode === 'hosted')
    for (const name of neededWhenHosted) if (!settings[name]) problems.push(`${nameOf(name)}: is needed where ${nameOf('authMode')} is 'hosted'.`);
  if (settings.basePath === `${settings.apiUrl}/`) problems.push(`${nameOf('basePath')}: must differ from ${nameOf('apiUrl')}.`);
  if (problems.length) throw new Error(problems.join('\n'));
  return settings;
}
