import { listResources } from '#define';
import { auditLog } from './auditLog';
import { deliveries, parts } from './warehouse';

/** What the office has, beside its report. */
export const resources = listResources(parts, deliveries, auditLog);

/** The groups of its menu. */
export const menuGroups = ['warehouse', 'office'] as const;

declare module '#define' {
  interface MenuGroups extends Record<(typeof menuGroups)[number], true> {}
}
