import { behaviourOf, demand, text } from '#mock-api/engine/behaviourTypes.ts';
import type { colors as declaredColors } from '#resources/colors.ts';
import type { products as declaredProducts } from '#resources/products/products.ts';

const amounts = ['price', 'cost', 'sellingPrice', 'discountValue', 'taxValue', 'stockValue', 'extraCharge', 'fittingCharge'] as const;

/** Master products. */
export const products = behaviourOf<typeof declaredProducts>({
  lists: {
    all: row => !row.isDeleted,
    active: row => !row.isDeleted && row.isActive === true,
    inactive: row => !row.isDeleted && row.isActive !== true,
    deleted: row => row.isDeleted === true,
  },
  check(body, before, { rows }) {
    const name = text(body.primaryLang?.name);
    demand(name !== '', 'Product name is required');
    demand(before !== undefined || Boolean(body.category), 'Category is required');
    for (const amount of amounts) {
      const value = body[amount];
      demand(value === undefined || value === null || value === '' || Number(value) >= 0, `${amount} must be a number of 0 or more`);
    }
    const code = text(body.itemCode);
    const taken = code && rows('products').some(row => row.itemCode === code && row._id !== before?._id);
    demand(!taken, `Item code ${code} is already in use`, 409);
  },
  create(row, { rows, now }) {
    const highest = Math.max(1000, ...rows('products').map(({ itemCode }) => Number(/\d+$/.exec(text(itemCode))?.[0] ?? 0)));
    row.itemCode = text(row.itemCode) || `MB-${highest + 1}`;
    row.isActive ??= true;
    row.isDeleted = false;
    row.createdAt = now();
  },
  remove(row) {
    row.isDeleted = true;
  },
  actions: {
    duplicate(row, { rows, newId, now }) {
      const code = `${text(row.itemCode)}-C`;
      const copies = rows('products').filter(({ itemCode }) => text(itemCode).startsWith(code)).length;
      const copy = {
        ...structuredClone(row),
        _id: newId(),
        itemCode: `${code}${copies + 1}`,
        primaryLang: { ...structuredClone(row.primaryLang), name: `${text(row.primaryLang?.name)} (Copy)` },
        createdAt: now(),
      };
      rows('products').push(copy);
      return copy;
    },
    restore(row) {
      demand(row.isDeleted === true, 'This product is not deleted', 409);
      row.isDeleted = false;
      return row;
    },
    hardDelete(row, { rows }) {
      demand(row.isDeleted === true, 'Only a deleted product can be hard deleted', 409);
      rows('products').splice(rows('products').indexOf(row), 1);
      return undefined;
    },
  },
});

/** Colours. */
export const colors = behaviourOf<typeof declaredColors>({
  check({ name, value }, before, { rows }) {
    demand(text(name) !== '', 'Color name is required');
    demand(text(value) !== '', 'Color value is required');
    const taken = rows('colors').some(row => text(row.name).toLowerCase() === text(name).toLowerCase() && row._id !== before?._id);
    demand(!taken, `A color named ${text(name)} exists already`, 409);
  },
});
