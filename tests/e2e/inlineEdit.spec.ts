/** Inline edit: values in the rows of a list, each saved by itself. */
import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

interface Product {
  _id: string;
  price: number;
}

test('the former value, typed again while another one is sent, is sent after it', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: [Product] }>('/product/admin/custom/all?page=1&limit=10');
  const [{ _id, price }] = products;
  await shop.open('/products');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const input = page.getByRole('textbox', { name: /^List price: / }).first();
  const late = await hold(page, new RegExp(`/product/admin/${_id}$`), { method: 'PUT', once: true });
  await input.fill(String(price + 10));
  await input.press('Tab');
  await expect(input).toHaveAttribute('aria-busy', 'true');
  await input.fill(String(price));
  await input.press('Tab');
  late.release();
  await expect.poll(() => shop.sent().map(({ body }) => (body as Product).price)).toEqual([price + 10, price]);
  await expect(page.getByTitle('Saved')).toHaveCount(1);
  await expect(input).toHaveValue(String(price));
  expect((await shop.ask<{ products: [Product] }>('/product/admin/custom/all?page=1&limit=10')).products[0].price).toBe(price);
});
