import { currentRole } from '#dataProvider/session.ts';
import type { AccessRequest, AccessRule } from '#define';

let rule: AccessRule = () => true;

/** Sets who may do what. `Admin` does it before the first screen renders. */
export function setAccessRule(next: AccessRule): void {
  rule = next;
}

/**
 * Whether the user may do something, by the rule that `Admin` was given: `canAccess('orders', 'cancel', order)`,
 * `canAccess('products.cost', 'write')`. Unlike react-admin's `useCanAccess`, it answers at once.
 */
export const canAccess = (resource: string, action: string, record?: AccessRequest['record']): boolean =>
  rule({ resource, action, record, role: currentRole() });
