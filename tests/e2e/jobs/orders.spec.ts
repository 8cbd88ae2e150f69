import { expect, test } from '../../support/app';
import { counted } from '../../support/clicks';

interface Order {
  _id: string;
  orderId: string;
  shippingInfo: { name: string; contactNumber: string };
}

test('an order is found by what the customer says on the phone: a name, or the number they call from', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200');
  const { orderId, shippingInfo } = orders.find(({ shippingInfo }) => shippingInfo.contactNumber) as Order;
  const pressed = await counted(page);
  await shop.open('/orders');
  const row = page.getByRole('row').filter({ hasText: orderId });
  for (const said of [shippingInfo.contactNumber.replace(/^\+91\s*/, ''), shippingInfo.name]) {
    await page.getByLabel('Search', { exact: true }).fill(said);
    await expect(row).toBeVisible();
    const others = orders.filter(({ shippingInfo: { name, contactNumber } }) => !`${name} ${contactNumber}`.includes(said));
    await expect(page.getByRole('row').filter({ hasText: (others[0] as Order).orderId })).toHaveCount(0);
  }
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order details');
  expect(await pressed.clicks()).toBe(1);
});
