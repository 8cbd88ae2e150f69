import { type Behaviour, demand, type Row, text, type World } from '../define';

const part = (holder: unknown, key: string) => text((holder as Record<string, unknown> | undefined)?.[key]);
const operationOf = (name: string) => (body: Record<string, unknown>) => (body.operation === name ? String(body.shopId) : undefined);

/** Banning and unbanning are one operation. */
const turn = (shop: Row): Row => {
  demand(shop.isApproved === true, 'This shop is not approved yet', 409);
  shop.isActive = shop.isActive !== true;
  return shop;
};

/** Shops. */
export const shops: Behaviour = {
  lists: {
    all: () => true,
    banned: ({ isApproved, isActive }) => isApproved === true && isActive !== true,
    unapproved: ({ isApproved }) => isApproved !== true,
  },
  search: ['shopNo', 'shopName', 'dealerNo', 'dealerDetails.name', 'shopAddress.area', 'shopAddress.district'],
  check(body, before, { rows }) {
    demand(text(body.shopName) !== '', 'Shop name is required');
    demand(
      rows('users').some(({ _id }) => _id === body.dealer),
      'The dealer must be a user',
    );
    for (const key of ['addressLine1', 'area', 'district', 'state', 'pinCode'])
      demand(part(body.shopAddress, key) !== '', `The shop address lacks ${key}`);
    const price = Number(body.shippingPrice);
    demand(Number.isFinite(price) && price >= 0, 'Shipping price must be a number of 0 or more');
    const [latitude = Number.NaN, longitude = Number.NaN] = (body.location as { coordinates?: number[] } | undefined)?.coordinates ?? [];
    demand(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'Location must be a latitude and a longitude');
    const number = text(body.shopNo);
    const taken = number && rows('shops').some(row => row.shopNo === number && row._id !== before?._id);
    demand(!taken, `Shop number ${number} is already in use`, 409);
  },
  create(row, { now }) {
    row.createdAt = now();
  },
  asks: { approve: operationOf('APPROVE'), ban: operationOf('ACTIVE'), unban: operationOf('ACTIVE') },
  actions: {
    approve(shop) {
      demand(shop.isApproved !== true, 'This shop is approved already', 409);
      Object.assign(shop, { isApproved: true, isActive: true });
      return shop;
    },
    ban: turn,
    unban: turn,
  },
};

/** A master product as shops see it. */
const master = ({ rows }: World, id: unknown) => {
  const product = rows('products').find(({ _id }) => _id === id);
  if (!product) return null;
  const { primaryLang, images, category, color, sizes } = product as Record<string, unknown> & Record<string, Record<string, unknown> | undefined>;
  const kind = rows('category').find(({ _id }) => _id === (category?._id ?? category));
  const name = (kind?.primaryLang as { name?: unknown } | undefined)?.name;
  return {
    _id: id,
    name: primaryLang?.name,
    description: primaryLang?.description,
    images,
    category: { name },
    color: color ? { name: color.name, value: color.value } : { name: '', value: 'Not Specified' },
    specs: primaryLang?.specs,
    sizes,
  };
};

/** Shop products. */
export const shopproducts: Behaviour = {
  lists: { all: row => row.isDeleted !== true, deleted: row => row.isDeleted === true },
  search: ['customID', 'masterProduct.name', 'masterProduct.category.name', 'shop.shopName'],
  check({ shop, masterProduct, sizes }, _before, { rows }) {
    demand(
      rows('shops').some(({ _id }) => _id === shop),
      'The shop must be chosen',
    );
    demand(
      rows('products').some(({ _id }) => _id === masterProduct),
      'The master product must be chosen',
    );
    const own = Array.isArray(sizes) ? (sizes as { retailPrice?: unknown; stock?: unknown }[]) : [];
    const isAmount = (value: unknown) => typeof value === 'number' && value >= 0;
    demand(
      own.every(({ retailPrice, stock }) => isAmount(retailPrice) && isAmount(stock)),
      'Retail price and stock must be numbers of 0 or more',
    );
  },
  create(row, { now }) {
    Object.assign(row, { isActive: true, isDeleted: false, variants: [], reviews: [], createdAt: now() });
  },
  answer: ({ masterProduct, variants }, world) => ({
    masterProduct: master(world, masterProduct),
    variants: [variants]
      .flat()
      .map(variant => ({ ...(variant as object), masterProduct: master(world, (variant as Row | undefined)?.masterProduct) })),
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
};
