import type { AccessRule } from '#define';

/** Who may do what in the app of these tests: the same as in the shop, but for two resources and a page. */
export const mayDo: AccessRule = ({ resource, action }) => {
  if (resource === 'vaults' || resource === 'revenue') return false;
  return resource !== 'seals' || action === 'list' || action === 'show';
};
