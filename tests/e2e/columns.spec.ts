/** Each documented column is in its table at a window of 1024 pixels. The columns are typed from the specification by hand. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';

const width = 1024;

const starred = ['Order ID', 'Shop Name', 'Order Date', 'User Name', 'Order Value', 'Order Status', 'Action'];
const shops = ['Shop Name', 'Dealer Name', 'Place', 'District', 'Action'];
const products = ['Item Code', 'Name', 'Image', 'Category', 'Price', 'Stock', 'Status', 'Actions'];
const classification = ['Primary Name', 'Secondary Name', 'Logo', 'Banner', 'Actions'];

/** The headings of each list's documented columns in order, by address. */
const documented: Record<string, readonly string[]> = {
  '/colors': ['Name', 'Color', 'Action'],
  '/notifications': ['Date', 'User Name', 'Title', 'Message', 'Type', 'Actions'],
  '/products': products,
  '/products?view=active': products,
  '/products?view=inactive': products,
  '/products/deleted': products,
  '/shopproducts': ['Name', 'Shop', 'Image', 'Custom ID', 'Category', 'Color', 'Sizes', 'Status', 'Action'],
  '/shopproducts/deleted': ['Name', 'Image', 'Custom ID', 'Category', 'Color', 'Sizes', 'Status', 'Action'],
  '/shops': ['Shop Number', 'Dealer Number', 'Shop Name', 'Dealer Name', 'Action'],
  '/shops/quarentined': shops,
  '/shops/unapproved': shops,
  '/orders': ['Order ID', 'Order Date', 'Shipping Name', 'User Email', 'Amount', 'Payment Type', 'Order Status', 'Action'],
  '/orders/starred': starred,
  '/orders/cancelled': starred,
  '/orders/returned': starred,
  '/users': ['User ID', 'Email', 'Role', 'Joined On', 'Action'],
  '/banners': ['Tag', 'Priority', 'Type', 'Image', 'Link', 'Clicks Count', 'Action'],
  '/classifications?type=category': classification,
  '/classifications?type=subcategory': classification,
  '/classifications?type=brand': classification,
  '/classifications?type=gendertype': classification,
  '/classifications?type=agegroup': classification,
  // The specification names no columns for these four lists. The declared ones must be in the table.
  '/collections': ['Title', 'Actions'],
  '/groups': ['Title', 'Actions'],
  '/coupons': ['Name', 'Actions'],
  '/area': ['Name', 'Pin Codes', 'Actions'],
  '/enquiries': ['No.', 'Date', 'Name', 'Phone No.', 'Status', 'Actions'],
};

/** Where the table's cells are, with the table scrolled to its start and to its end. */
function measure(page: Page) {
  return page
    .getByRole('main')
    .locator('table')
    .evaluate(table => {
      const box = table.parentElement as HTMLElement;
      const cells = (row: Element | null) => [...(row?.children ?? [])].filter(cell => !cell.matches('.row-more'));
      const heads = cells(table.querySelector('thead tr'));
      const row = cells(table.querySelector('tbody tr[data-row]'));
      const span = (cell: Element | undefined) => {
        const { left, right } = cell?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return { left: Math.round(left), right: Math.round(right) };
      };
      const seen = (all: Element[]) => all.filter(cell => cell.checkVisibility() && cell.getBoundingClientRect().width > 0).length;
      const at = (place: number) => {
        box.scrollLeft = place;
        return { first: span(row[0]), last: span(row.at(-2)), actions: span(row.at(-1)), box: span(box) };
      };
      return {
        heads: { all: heads.length, seen: seen(heads) },
        cells: { all: row.length, seen: seen(row) },
        begin: at(0),
        end: at(box.scrollWidth),
        page: document.documentElement.scrollWidth,
      };
    });
}

test('at 1024 pixels every documented column is in its table, which alone moves sideways; the actions stay in sight', async ({ page, shop }) => {
  test.slow();
  await page.setViewportSize({ width, height: 800 });
  await shop.open('/dashboard');
  for (const [address, heads] of Object.entries(documented)) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.locator('tbody tr[data-row]').first(), address).toBeVisible();
    for (const name of heads) await expect(main.getByRole('columnheader', { name, exact: true }), `${address}: ${name}`).toBeVisible();
    const shown = await main.getByRole('columnheader').allInnerTexts();
    expect(
      shown.filter(text => heads.includes(text)),
      address,
    ).toEqual(heads);
    const { heads: head, cells, begin, end, page: wide } = await measure(page);
    expect(head.seen, address).toBe(head.all);
    expect(cells.seen, address).toBe(cells.all);
    expect(wide, address).toBeLessThanOrEqual(width);
    expect(begin.first.left, address).toBeGreaterThanOrEqual(begin.box.left);
    expect(end.last.right, address).toBeLessThanOrEqual(end.actions.left);
    for (const { actions, box } of [begin, end]) expect(actions.right, address).toBeLessThanOrEqual(box.right);
    await expect(main.getByRole('button', { name: /^More about / }), address).toHaveCount(0);
  }
});

test('at 1024 pixels a product’s row is in sight as a whole: its actions cover nothing', async ({ page, shop }) => {
  await page.setViewportSize({ width, height: 800 });
  await shop.open('/products');
  await expect(page.getByRole('main').locator('tbody tr[data-row]')).toHaveCount(10);
  const { begin } = await measure(page);
  expect(begin.last.right).toBeLessThanOrEqual(begin.actions.left);
});
