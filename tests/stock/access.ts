import type { Wish } from '#resources/access.ts';

/** Who may do what in the app of these tests: the same as in the shop, but for two resources and a page. */
export function mayDo({ resource, action }: Wish): boolean {
  if (resource === 'vaults' || resource === 'revenue') return false;
  return resource !== 'seals' || action === 'list' || action === 'show';
}
