import { valueAt } from '#define';
import { type Answer, type Answers, json, type Product, type Recording } from './answers';

/** A product as the bare app's API has it: flat, with what its columns and inputs show. */
const plain = (product: Product) => ({
  id: product._id,
  itemCode: product.itemCode,
  name: valueAt(product, 'primaryLang.name'),
  category: valueAt(product, 'category.primaryLang.name'),
  sellingPrice: product.sellingPrice,
  stockValue: product.stockValue,
  isActive: product.isActive,
});

/** The same products on the same pages, in the plain REST dialect. */
export function bareAnswers({ pages }: Recording): Answers {
  const kept = new Map<string, Answer>();
  const all = pages.flat().map(plain);
  pages.forEach((rows, nth) => {
    const from = nth * 10;
    const query = { filter: '{}', range: JSON.stringify([from, from + 9]), sort: '["id","ASC"]' };
    const headers = { 'Content-Range': `products ${from}-${from + rows.length - 1}/${all.length}` };
    kept.set(`GET /api/products?${asWritten(query)}`, json(rows.map(plain), headers));
  });
  for (const product of all) kept.set(`GET /api/products/${product.id}`, json(product));
  return (method, url) => kept.get(`${method} ${url}`);
}

/** A query as ra-data-simple-rest writes it. */
const asWritten = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
