import type { AccessRule } from '#define';

/**
 * Who may do what in this shop: everybody may do everything. The menu, the buttons, the pages and react-admin's `useCanAccess` all ask
 * this rule. What it refuses is not offered; the server has the last word.
 * @example if (role === 'helper' && action === 'delete') return false;
 */
export const mayDo: AccessRule = () => true;
