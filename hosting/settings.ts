/**
 * The settings of a deployment. An operator sets them in the environment (`API_URL`), in `config.json` (`apiUrl`), or when the app is built
 * (`VITE_API_URL`). They stand in a data block of index.html, where the app
 * reads them. `readSettings.ts` checks them.
 */

/** The values in force without any setting. All settings are texts. */
export const defaultSettings = {
  /** The path that the app stands below, with a slash at both ends. */
  basePath: '/',
  /** The address that all calls stand below: a path of the same origin, or an address with its host. */
  apiUrl: '/api',
  /** `true`: screens use extensions by themselves. */
  apiExtensions: 'false',
  /** Which calls carry cookies: `same-origin`, or `include` for an API on another host behind a login proxy. */
  apiCredentials: 'same-origin',
  /** Who checks credentials: `token` (the API), `fake` (nobody), `hosted` (Firebase Authentication). */
  authMode: 'token',
  firebaseApiKey: '',
  firebaseAuthDomain: '',
  firebaseProjectId: '',
  firebaseAppId: '',
  /** The address of Firebase's emulator, for tests. */
  firebaseEmulator: '',
  /** Map tiles as Leaflet writes them; `none`: maps have no tiles. */
  mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  /** Further origins of pictures, separated by blanks; empty or `none`: none. */
  imageHosts: '',
  /** Where errors of the app are sent; empty: nowhere. */
  errorsUrl: '',
  /** `true`: browsers report what the Content-Security-Policy forbids, and allow it. */
  policyReportOnly: 'false',
  /** The name in the title of the page; empty: the app's own. */
  shopName: '',
} as const;

export type SettingName = keyof typeof defaultSettings;
export type Settings = Readonly<Record<SettingName, string>>;
