import { holds, type RecordCondition } from '#define';

/** The two flags of a shop, which a server may have sent as anything. */
export interface ShopFlags {
  isApproved?: unknown;
  isActive?: unknown;
}

/** What a shop can be: waiting for approval, open, or banned. */
export type ShopState = 'unapproved' | 'active' | 'banned';

/** A change of a shop's state. */
export type ShopChange = 'approve' | 'ban' | 'unban';

/** Of each change which shops have it, the word for it in the one call that makes them all, and the flags afterwards. */
export const shopChanges = {
  approve: { when: { isApproved: false }, operation: 'APPROVE', flags: { isApproved: true, isActive: true } },
  ban: { when: { isApproved: true, isActive: true }, operation: 'ACTIVE', flags: { isActive: false } },
  unban: { when: { isApproved: true, isActive: false }, operation: 'ACTIVE', flags: { isActive: true } },
} as const satisfies Record<ShopChange, { when: RecordCondition; operation: string; flags: ShopFlags }>;

/** What a shop is, by its two flags. */
export function stateOf(shop: ShopFlags): ShopState {
  if (holds(shopChanges.approve.when, shop)) return 'unapproved';
  return holds(shopChanges.ban.when, shop) ? 'active' : 'banned';
}
