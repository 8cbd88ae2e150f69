interface Recipient {
  shippingInfo?: { name?: unknown; firstName?: unknown } | undefined;
}

/** The recipient of an order. */
export const recipientOf = ({ shippingInfo }: Recipient): unknown => shippingInfo?.name || shippingInfo?.firstName;

/** The buyer: the user's name, the recipient's name, or the user's email. */
export const buyerOf = ({ user, ...order }: Recipient & { user?: { name?: unknown; email?: unknown } | undefined }): unknown =>
  user?.name || recipientOf(order) || user?.email;
