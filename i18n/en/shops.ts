/** Shops and shop products (part 1). */
export const shops = {};
