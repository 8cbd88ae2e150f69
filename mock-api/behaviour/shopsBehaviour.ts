import { recordsIn, valueAt } from '#define';
import { behaviourOf, demand, type RowOf, text, type World } from '#mock-api/engine/behaviourTypes.ts';
import type { products as declaredProducts } from '#resources/products/products.ts';
import type { shopproducts as declaredShopProducts } from '#resources/shopproducts/shopproducts.ts';
import { addressParts } from '#resources/shops/address.ts';
import type { shops as declaredShops } from '#resources/shops/shops.ts';
import { type ShopChange, shopChanges, stateOf } from '#resources/shops/states.ts';

type Shop = RowOf<typeof declaredShops>;
const shopIdFor = (change: ShopChange) => (body: Record<string, unknown>) =>
  body.operation === shopChanges[change].operation ? String(body.shopId) : undefined;

/** Bans an active shop, and unbans a banned one: the API has one operation for both. */
const toggleBan = (shop: Shop): Shop => {
  demand(stateOf(shop) !== 'unapproved', 'This shop is not approved yet', 409);
  return Object.assign(shop, shopChanges[stateOf(shop) === 'active' ? 'ban' : 'unban'].flags);
};

/** Shops. */
export const shops = behaviourOf<typeof declaredShops>({
  lists: {
    all: () => true,
    banned: shop => stateOf(shop) === 'banned',
    unapproved: shop => stateOf(shop) === 'unapproved',
  },
  check(body, before, { rows, row }) {
    demand(text(body.shopName) !== '', 'Shop name is required');
    demand(row('users', body.dealer) !== undefined, 'The dealer must be a user');
    for (const part of addressParts) demand(text(body.shopAddress?.[part]) !== '', `The shop address lacks ${part}`);
    const price = Number(body.shippingPrice);
    demand(Number.isFinite(price) && price >= 0, 'Shipping price must be a number of 0 or more');
    const [latitude = Number.NaN, longitude = Number.NaN] = [body.location?.coordinates].flat().map(Number);
    demand(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'Location must be a latitude and a longitude');
    const number = text(body.shopNo);
    const taken = number && rows('shops').some(row => row.shopNo === number && row._id !== before?._id);
    demand(!taken, `Shop number ${number} is already in use`, 409);
  },
  create(row, { now }) {
    row.createdAt = now();
  },
  asks: { approve: shopIdFor('approve'), ban: shopIdFor('ban'), unban: shopIdFor('unban') },
  actions: {
    approve(shop) {
      demand(stateOf(shop) === 'unapproved', 'This shop is approved already', 409);
      return Object.assign(shop, shopChanges.approve.flags);
    },
    ban: toggleBan,
    unban: toggleBan,
  },
});

/** A master product as the answers of shop products have it. */
const master = ({ row }: World, id: unknown) => {
  const product: RowOf<typeof declaredProducts> | undefined = row('products', id);
  if (!product) return null;
  const { primaryLang, images, category, color, sizes } = product;
  const kind = row('category', valueAt(category, '_id') ?? category);
  const name = valueAt(kind, 'primaryLang.name');
  return {
    _id: id,
    name: primaryLang?.name,
    description: primaryLang?.description,
    images,
    category: { name },
    color: color ? { name: valueAt(color, 'name'), value: valueAt(color, 'value') } : { name: '', value: 'Not Specified' },
    specs: primaryLang?.specs,
    sizes,
  };
};

/** Shop products. */
export const shopproducts = behaviourOf<typeof declaredShopProducts>({
  lists: { all: row => row.isDeleted !== true, deleted: row => row.isDeleted === true },
  check({ shop, masterProduct, sizes }, _before, { row }) {
    demand(row('shops', shop) !== undefined, 'The shop must be chosen');
    demand(row('products', masterProduct) !== undefined, 'The master product must be chosen');
    const isAmount = (value: unknown) => typeof value === 'number' && value >= 0;
    demand(
      recordsIn(sizes).every(({ retailPrice, stock }) => isAmount(retailPrice) && isAmount(stock)),
      'Retail price and stock must be numbers of 0 or more',
    );
  },
  create(row, { now }) {
    Object.assign(row, { isActive: true, isDeleted: false, variants: [], reviews: [], createdAt: now() });
  },
  answer: ({ masterProduct, variants }, world) => ({
    masterProduct: master(world, masterProduct),
    variants: recordsIn(variants).map(variant => ({ ...variant, masterProduct: master(world, variant.masterProduct) })),
  }),
  remove(row) {
    row.isDeleted = true;
  },
  actions: {
    status(row) {
      row.isActive = row.isActive !== true;
      return row;
    },
    restore(row) {
      demand(row.isDeleted === true, 'This shop product is not deleted', 409);
      row.isDeleted = false;
      return row;
    },
    hardDelete(row, { rows }) {
      demand(row.isDeleted === true, 'Only a deleted shop product can be hard deleted', 409);
      rows('shopproducts').splice(rows('shopproducts').indexOf(row), 1);
      return undefined;
    },
  },
});
