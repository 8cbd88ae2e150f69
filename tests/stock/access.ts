import type { Wish } from '#resources/access.ts';

/** The access rules of this test app: those of the shop, with two resources and a page added. */
export function mayDo({ resource, action }: Wish): boolean {
  if (resource === 'vaults' || resource === 'revenue') return false;
  return resource !== 'seals' || action === 'list' || action === 'show';
}
