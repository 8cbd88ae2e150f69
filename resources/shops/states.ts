import { holds, type RecordCondition } from '#define';

/** The two flags of a shop. A server may send any value. */
export interface ShopFlags {
  isApproved?: unknown;
  isActive?: unknown;
}

export type ShopState = 'unapproved' | 'active' | 'banned';

export type ShopChange = 'approve' | 'ban' | 'unban';

/** For each change: the shops that can have it, its operation in the status call, and the flags afterwards. */
export const shopChanges = {
  approve: { when: { isApproved: false }, operation: 'APPROVE', flags: { isApproved: true, isActive: true } },
  ban: { when: { isApproved: true, isActive: true }, operation: 'ACTIVE', flags: { isActive: false } },
  unban: { when: { isApproved: true, isActive: false }, operation: 'ACTIVE', flags: { isActive: true } },
} as const satisfies Record<ShopChange, { when: RecordCondition; operation: string; flags: ShopFlags }>;

/** The state of a shop by its flags. */
export function stateOf(shop: ShopFlags): ShopState {
  if (holds(shopChanges.approve.when, shop)) return 'unapproved';
  return holds(shopChanges.ban.when, shop) ? 'active' : 'banned';
}
