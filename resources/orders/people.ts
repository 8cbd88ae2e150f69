interface Recipient {
  shippingInfo?: { name?: unknown; firstName?: unknown } | undefined;
}

/** Who an order goes to. */
export const recipientOf = ({ shippingInfo }: Recipient): unknown => shippingInfo?.name || shippingInfo?.firstName;

/** Who has ordered: by the user's name, else the recipient's, else the user's e-mail address. */
export const buyerOf = ({ user, ...order }: Recipient & { user?: { name?: unknown; email?: unknown } | undefined }): unknown =>
  user?.name || recipientOf(order) || user?.email;
