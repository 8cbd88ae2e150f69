/** The two flags of a shop, which a server may have sent as anything. */
export interface ShopFlags {
  isApproved?: unknown;
  isActive?: unknown;
}

/** What a shop can be: waiting for approval, open, or banned. */
export type ShopState = 'unapproved' | 'active' | 'banned';

/** What a shop is, by its two flags. */
export const stateOf = ({ isApproved, isActive }: ShopFlags): ShopState =>
  isApproved !== true ? 'unapproved' : isActive === true ? 'active' : 'banned';

/** A change of a shop's state. */
export type ShopChange = 'approve' | 'ban' | 'unban';

/** Of each change the state that it needs, the word for it in the one call that makes them all, and the flags afterwards. */
export const shopChanges = {
  approve: { from: 'unapproved', operation: 'APPROVE', flags: { isApproved: true, isActive: true } },
  ban: { from: 'active', operation: 'ACTIVE', flags: { isActive: false } },
  unban: { from: 'banned', operation: 'ACTIVE', flags: { isActive: true } },
} as const satisfies Record<ShopChange, { from: ShopState; operation: string; flags: ShopFlags }>;
