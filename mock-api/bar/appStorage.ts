/** The names and addresses of the app, which have its path in front of them where it stands below one (`dataProvider/basePath.ts`). */

const { basePath = '/' }: { basePath?: string } = JSON.parse(document.getElementById('settings')?.textContent || '{}');
const prefix = basePath === '/' ? '' : basePath;

/** The name that the app gives an entry of a storage. */
export const storedName = (name: string): string => prefix + name;

/** The name that an entry of a storage has in an app at the root; `undefined` if it is another app's. */
export function nameAtRoot(stored: string): string | undefined {
  const ownName = stored.replace(/^RaStore/, '');
  if (!prefix) return ownName.startsWith('/') ? undefined : stored;
  return ownName.startsWith(prefix) ? stored.replace(prefix, '') : undefined;
}

/** The address of the page, in an app at the root. */
export const addressAtRoot = (): string => location.pathname.slice(basePath.length - 1) + location.search + location.hash;
