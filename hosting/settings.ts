/**
 * The settings of a deployment. An operator sets them in the environment (`API_URL`), in `config.json` (`apiUrl`), or when the app is built
 * (`VITE_API_URL`). They stand in a data block of index.html, where the app
 * reads them. `readSettings.ts` checks them.
 */

/** The values in force without any setting. All settings are texts. `docs/operate.md` has a table of these comments. */
export const defaultSettings = {
  /** The path that the app stands below: `/back/office/`. Apps of one origin share no storage. */
  basePath: '/',
  /** Where the calls go: a path of the same origin, or an address with its host. */
  apiUrl: '/api',
  /**
   * `true`: screens use parameters beyond the contract by themselves. Otherwise they do if the API answers with `X-Api-Extensions: true`, or on
   * a press.
   */
  apiExtensions: 'false',
  /** Which calls carry cookies: `same-origin`, or `include` for an API on another host behind a login proxy. */
  apiCredentials: 'same-origin',
  /** Who checks credentials: `token` (the API), `fake` (nobody), `hosted` (Firebase Authentication). */
  authMode: 'token',
  /** The API key of the Firebase project; needed by `hosted`, as are the next three. */
  firebaseApiKey: '',
  /** Its domain of sign-in. */
  firebaseAuthDomain: '',
  /** Its id. */
  firebaseProjectId: '',
  /** The id of its app. */
  firebaseAppId: '',
  /** The address of Firebase's emulator, for tests. */
  firebaseEmulator: '',
  /** Map tiles as Leaflet writes them; `none`: maps have no tiles. */
  mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  /** The credit of the map tiles. */
  mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  /** Further origins of pictures, separated by blanks: `https://cdn.example`; empty or `none`: none. */
  imageHosts: '',
  /** Where [errors](#errors) of the app are sent: a path or an address; empty: nowhere. */
  errorsUrl: '',
  /** `true`: browsers report what the [policy](#policy) forbids, and allow it. */
  policyReportOnly: 'false',
  /** The name in the title of the page; empty: `Shop Admin`. */
  shopName: '',
} as const;

export type SettingName = keyof typeof defaultSettings;
export type Settings = Readonly<Record<SettingName, string>>;
