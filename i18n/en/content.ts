/** Collections, groups, banners and coupons (part 2). */
export const content = {};
