/** The path that the app stands below. Its addresses begin with it, and its names in the browser's storage too, so that two apps of one origin share nothing. */

let basePath = '/';

/** Sets the path, with a slash at both ends: `/back/office/`. An app calls this first of all. */
export function setBasePath(path: string): void {
  basePath = path;
}

/** Without a slash at its end, as routers take it: `/back/office`; empty at the root. */
export const baseName = (): string => basePath.slice(0, -1);

/** The address of a documented path, for the browser: `/back/office/login`. */
export const addressAt = (path: string): string => baseName() + path;

/** The documented path of the page's address: `/products`. */
export const documentedPath = (): string => location.pathname.slice(baseName().length) || '/';

/** The name of an entry in the browser's storage, or of a database. At the root it is the name itself. */
export const storedName = (name: string): string => (basePath === '/' ? name : basePath + name);

/**
 * Whether an entry of a storage is this app's. Other apps of the origin have another path before their names, which may go on from this one;
 * react-admin's begin with `RaStore`. Own names have a slash only after a dot or colon.
 */
export function isStoredHere(name: string): boolean {
  const ownName = name.replace(/^RaStore/, '');
  return basePath === '/' ? !ownName.startsWith('/') : ownName.startsWith(basePath) && !/^[^.:]*\//.test(ownName.slice(basePath.length));
}
