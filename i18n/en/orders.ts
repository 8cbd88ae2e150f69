/** Orders, users, carts and favourites (part 2). */
export const orders = {};
