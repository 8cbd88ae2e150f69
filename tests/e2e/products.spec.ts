import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';

interface Product extends Record<string, unknown> {
  _id: string;
  itemCode: string;
  primaryLang: { name: string };
  images: { _id: string; url: string }[];
  isActive: boolean;
}

/** A picture of one pixel in the given colour. */
function png(red: number, green: number, blue: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, red, green, blue]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const dataUrl = (image: Buffer) => `data:image/png;base64,${image.toString('base64')}`;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function choose(page: Page, name: string, ...options: string[]): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** The id of a choice in the API. */
async function idOf(shop: Shop, call: string, rows: string, name: string): Promise<string> {
  const answer = await shop.ask<Record<string, { _id: string; name?: string; primaryLang?: { name: string } }[]>>(call);
  const match = answer[rows]?.find(row => (row.primaryLang?.name ?? row.name) === name);
  expect(match, `${name} among the ${rows}`).toBeDefined();
  return match?._id ?? '';
}

/** The label and value of each line on the open tab of a detail screen. */
const lines = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('dl:not(dl dl)')
    .evaluate((list: Element) => {
      const texts = (tag: string) => [...list.children].filter(({ tagName }) => tagName === tag).map(({ textContent }) => textContent?.trim());
      const values = texts('DD');
      return Object.fromEntries(texts('DT').map((label, position) => [label, values[position]]));
    });

test('a product is created with everything the form offers, and shown in the list and on its screen', { tag: '@quick' }, async ({ page, shop }) => {
  const pictures = [png(200, 30, 30), png(30, 200, 30), png(30, 30, 200)] as const;

  await test.step('sign in through the form', async () => {
    await page.goto('/products');
    await shop.signIn();
    await expect(page.getByText('Admin Logged In Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/products');
    await page.getByRole('link', { name: 'Create Product' }).click();
    await expect(page).toHaveURL('/product/create/new');
    await expect(page.getByRole('heading', { name: 'Create Product' })).toBeVisible();
  });

  await test.step('name and category are demanded', async () => {
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(page.getByText('Invalid product name')).toBeVisible();
    await expect(page.getByText('Select a category')).toBeVisible();
    expect(shop.sent().filter(({ url }) => url !== '/login')).toEqual([]);
  });

  await test.step('images are taken, too large ones and other files are refused', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add images' }).click();
    await (await chooser).setFiles([
      ...pictures.map((buffer, position) => ({ name: `pepper-${position + 1}.png`, mimeType: 'image/png', buffer })),
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 1024 * 1024) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not an image') },
    ]);
    await expect(page.getByText('huge.png (3.0MB) - file size too large. Max Limit: 2MB per file', { exact: true })).toBeVisible();
    await expect(page.getByText(/^notes\.txt - not an image/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Image \d of Images$/ })).toHaveCount(3);
  });

  await test.step('texts in both languages', async () => {
    await field(page, 'Name').pressSequentially('Wayanad-Black/Pepper');
    await expect(field(page, 'Name')).toHaveValue('WayanadBlackPepper');
    await field(page, 'Name').fill('Wayanad-Black /Pepper');
    await expect(field(page, 'Name')).toHaveValue('WayanadBlack Pepper');
    await field(page, 'Description').fill('Sun dried.\nHand picked.');
    await page.getByRole('group', { name: 'Specs' }).getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('group', { name: 'Specs' }).getByRole('textbox', { name: 'Title' }).fill('Grade');
    await page.getByRole('group', { name: 'Specs' }).getByRole('textbox', { name: 'Details' }).fill('TGSEB');
    await page.getByRole('group', { name: 'Specs' }).getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('group', { name: 'Specs' }).getByRole('textbox', { name: 'Title' }).nth(1).fill('Origin');
    await page.getByRole('group', { name: 'Specs' }).getByRole('textbox', { name: 'Details' }).nth(1).fill('Wayanad');
    await field(page, 'Highlights').fill('New harvest');
    await field(page, 'Keywords').fill('pepper');
    await page.getByRole('button', { name: 'Add to Keywords' }).click();
    await field(page, 'Keywords').fill('   ');
    await expect(page.getByRole('button', { name: 'Add to Keywords' })).toBeDisabled();
    await field(page, 'Keywords').press('Enter');
    await field(page, 'Keywords').fill('spice');
    await field(page, 'Keywords').press('Enter');
    await expect(page.getByRole('group', { name: 'Keywords' }).getByRole('button', { name: /^Remove/ })).toHaveCount(2);

    await page.getByRole('tab', { name: 'Arabic' }).click();
    for (const label of ['الاسم', 'الوصف']) {
      await expect(field(page, label)).toHaveAttribute('dir', 'rtl');
      await expect(field(page, label)).toHaveAttribute('lang', 'ar');
    }
    await field(page, 'الاسم').fill('فلفل أسود');
    await field(page, 'الوصف').fill('مجفف تحت الشمس');
    await field(page, 'الكلمات المفتاحية').fill('فلفل');
    await field(page, 'الكلمات المفتاحية').press('Enter');
  });

  await test.step('classifications', async () => {
    await choose(page, 'Category', 'Groceries & Spices');
    await choose(page, 'Brand', 'Malayora Spices');
    await choose(page, 'Gender Type', 'Women');
    await choose(page, 'Age Group', 'Kids (3 to 12 years)');
    await choose(page, 'Color', 'Mustard');
  });

  await test.step('prices follow each other', async () => {
    await number(page, 'Price').fill('1000');
    await number(page, 'Cost').fill('600');
    await number(page, 'Discount Percentage').fill('10');
    await expect(number(page, 'Discount Value')).toHaveValue('100');
    await expect(number(page, 'Selling Price')).toHaveValue('900');
    await expect(field(page, 'Profit')).toHaveValue('300');
    await number(page, 'Discount Value').fill('250');
    await expect(number(page, 'Discount Percentage')).toHaveValue('25');
    await expect(number(page, 'Selling Price')).toHaveValue('750');
    await expect(field(page, 'Profit')).toHaveValue('150');
    await choose(page, 'Tax rate', '18 %');
    await expect(number(page, 'Tax Value')).toHaveValue('114.41');
    for (const made of [number(page, 'Tax Value'), number(page, 'Selling Price'), field(page, 'Profit')])
      await expect(made).toHaveAttribute('readonly');
    await number(page, 'Cost').fill('500');
    await expect(field(page, 'Profit')).toHaveValue('250');
    await page.getByRole('combobox', { name: 'Tax rate' }).click();
    await expect(page.getByRole('option')).toHaveText(['0 %', '5 %', '8 %', '12 %', '15 %', '18 %', '28 %']);
    await page.keyboard.press('Escape');
  });

  await test.step('the rest', async () => {
    await field(page, 'Item Code').fill('MB-9001');
    await field(page, 'Barcode').fill('8905214119999');
    await field(page, 'Size').fill('200 g');
    await expect(field(page, 'Reorder Quantity')).toHaveValue('1');
    await number(page, 'Stock').fill('40');
    await number(page, 'Minimum Stock').fill('4');
    await field(page, 'Weight').fill('0.2 kg');
    await page.getByRole('switch', { name: 'Featured' }).click();
    await page.getByRole('switch', { name: 'Extra charge needed' }).click();
    await number(page, 'Extra Charge').fill('12.5');
    await expect(page.getByRole('switch', { name: 'Returnable' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Available everywhere' })).toBeChecked();
    await page.getByRole('switch', { name: 'Available everywhere' }).click();
    await choose(page, 'Available Areas', 'Manjeri', 'Malappuram');
  });

  await test.step('one request with all of it, a notice, and back in the list', async () => {
    shop.forget();
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(page.getByText('product Created Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/products');
    const [sent, ...others] = shop.sent();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ method: 'POST', url: '/product/admin/new' });
    expect(sent?.body).toMatchObject({
      itemCode: 'MB-9001',
      barcode: '8905214119999',
      images: pictures.map(dataUrl),
      color: await idOf(shop, '/color/all', 'colors', 'Mustard'),
      size: '200 g',
      isActive: true,
      isFeatured: true,
      isReturnViable: true,
      extras: [],
      primaryLang: {
        name: 'WayanadBlack Pepper',
        description: 'Sun dried.\nHand picked.',
        specs: [
          { title: 'Grade', details: 'TGSEB' },
          { title: 'Origin', details: 'Wayanad' },
        ],
        highlights: 'New harvest',
        keywords: ['pepper', 'spice'],
      },
      secondaryLang: { name: 'فلفل أسود', description: 'مجفف تحت الشمس', specs: [], keywords: ['فلفل'] },
      category: await idOf(shop, '/category/admin/all', 'categories', 'Groceries & Spices'),
      brand: await idOf(shop, '/brand/admin/all', 'brands', 'Malayora Spices'),
      genderType: await idOf(shop, '/genderType/admin/all', 'genderTypes', 'Women'),
      ageGroup: await idOf(shop, '/ageGroup/admin/all', 'ageGroups', 'Kids (3 to 12 years)'),
      price: 1000,
      cost: 500,
      profit: 50,
      sellingPrice: 750,
      isTaxIncluded: true,
      taxValue: 114.41,
      isDiscounted: true,
      discountPercentage: 25,
      discountValue: 250,
      stockValue: 40,
      minStock: 4,
      reorderQuantity: '1',
      weight: '0.2 kg',
      isBulkyProduct: false,
      isFittingNeeded: false,
      isFitted: false,
      isExtraChargeNeeded: true,
      extraCharge: 12.5,
      isAvailableEveryWhere: false,
      availableAreas: [
        await idOf(shop, '/area/admin/all?page=1', 'areas', 'Manjeri'),
        await idOf(shop, '/area/admin/all?page=1', 'areas', 'Malappuram'),
      ],
    });
    const foreign = ['_id', 'id', 'removedImageIds', 'taxRate', 'typedDiscount', 'createdAt'];
    expect(Object.keys(sent?.body as object).filter(key => foreign.includes(key))).toEqual([]);
  });

  await test.step('it stands in the list', async () => {
    const row = page.getByRole('row', { name: /WayanadBlack Pepper/ });
    for (const text of ['MB-9001', 'Groceries & Spices', '₹750', '40'])
      await expect(row.getByRole('cell', { name: text, exact: true })).toBeVisible();
    await expect(row.getByRole('switch')).toBeChecked();
    await row.getByRole('link', { name: 'View WayanadBlack Pepper' }).click();
  });

  await test.step('and on its screen, in five tabs', async () => {
    await expect(page).toHaveURL(/\/product\/\w+$/);
    await expect(page.getByRole('heading', { name: 'WayanadBlack Pepper' })).toBeVisible();
    await expect(page.getByText('Item Code: MB-9001')).toBeVisible();
    await expect(page.getByText('فلفل أسود', { exact: true })).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('img', { name: 'Image 1 of WayanadBlack Pepper' })).toBeVisible();
    await page.getByRole('button', { name: 'Image 3 of WayanadBlack Pepper' }).click();
    await expect(page.getByRole('img', { name: 'Image 3 of WayanadBlack Pepper' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['DETAILS', 'FEATURES', 'CLASSIFICATIONS', 'TAX / PRICES', 'Other Details']);
    expect(await lines(page)).toEqual({ Stock: '40', Description: 'Sun dried.\nHand picked.', الوصف: 'مجفف تحت الشمس' });

    await page.getByRole('tab', { name: 'FEATURES' }).click();
    expect(await lines(page)).toMatchObject({ Highlights: 'New harvest', Keywords: 'pepperspice', 'الكلمات المفتاحية': 'فلفل' });
    for (const text of ['Grade', 'TGSEB', 'Origin', 'Wayanad'])
      await expect(page.getByRole('tabpanel').getByText(text, { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'CLASSIFICATIONS' }).click();
    expect(await lines(page)).toMatchObject({
      Category: 'Groceries & Spices',
      الفئة: 'بقالة وتوابل',
      Brand: 'Malayora Spices',
      'Sub Category': '—',
      'Age Group': 'Kids (3 to 12 years)',
      'Gender Type': 'Women',
      الجنس: 'نساء',
    });

    await page.getByRole('tab', { name: 'TAX / PRICES' }).click();
    expect(await lines(page)).toEqual({
      Cost: '₹500',
      Price: '₹1,000',
      'Selling Price': '₹750',
      'Profit %': '50 %',
      'Discount %': '25 %',
      'Discount Value': '₹250',
      'Extra Charge': '₹12.50',
      Tax: '₹114.41 (18 %)',
    });

    await page.getByRole('tab', { name: 'Other Details' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Manjeri');
    expect(await lines(page)).toMatchObject({
      Active: 'true',
      Featured: 'true',
      Returnable: 'true',
      'Tax included': 'true',
      Discounted: 'true',
      'Bulky product': 'false',
      'Fitting needed': 'false',
      Fitted: 'false',
      'Extra charge needed': 'true',
      'Available everywhere': 'false',
      'Available Areas': 'ManjeriMalappuram',
      Color: 'Mustard',
    });
  });
});

test('an edit keeps what was not touched, sends images in their new order and returns to the screen it came from', async ({ page, shop }) => {
  const id = '6aea52fd9f4c27b1e63a98f3';
  const before = await shop.ask<Product>(`/product/admin/single/${id}`);
  const [first, second, third] = before.images;
  await shop.open(`/product/${id}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(`/product/update/${id}`);
  await expect(field(page, 'Item Code')).toHaveValue('MB-1241');
  await expect(field(page, 'Item Code')).toHaveAttribute('readonly');
  await expect(field(page, 'Barcode')).toHaveValue(String(before.barcode));
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Kurtas');

  const tile = (position: number) => page.getByRole('button', { name: `Image ${position} of Images`, exact: true });
  await expect(tile(1)).toHaveAttribute('src', first?.url ?? '');
  await tile(1).focus();
  await page.keyboard.press('Space');
  // The dragged item is over its own place until all places are measured; before that arrow keys move nothing.
  await expect(page.getByRole('status').filter({ hasText: 'Image 1 is over position 1.' })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Image 1 is over position 2.' })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(tile(1)).toHaveAttribute('src', second?.url ?? '');
  await expect(tile(2)).toHaveAttribute('src', first?.url ?? '');

  await page.getByRole('button', { name: 'Remove Image 3 of Images' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this image?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tile(3)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Image 3 of Images' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(tile(3)).toBeHidden();
  await number(page, 'Stock').fill('99');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect.poll(() => lines(page)).toMatchObject({ Stock: '99' });
  const [sent, ...others] = shop.sent();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ method: 'PUT', url: `/product/admin/${id}` });
  const ids = Object.fromEntries(
    ['category', 'subCategory', 'brand', 'genderType', 'ageGroup', 'color'].flatMap(key => {
      const reference = before[key] as { _id: string } | null;
      return reference ? [[key, reference._id]] : [];
    }),
  );
  const { _id, sizes, isDeleted, createdAt, genderType, ageGroup, subCategory, brand, color, ...unchanged } = before;
  expect(sent?.body).toMatchObject({ ...unchanged, ...ids, stockValue: 99, images: [second, first], removedImageIds: [third?._id] });
  const after = await shop.ask<Product>(`/product/admin/single/${id}`);
  expect(after.images).toEqual([second, first]);
});

test('the screens of a deleted product say that it is deleted and what can be done', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: { _id: string }[] }>('/product/admin/deleted/all');
  const deletedNote = page.getByRole('alert').filter({ hasText: 'This product has been deleted' });
  await shop.open(`/product/${products[0]?._id}`);
  await expect(deletedNote).toContainText('Restore brings it back, Hard Delete deletes it for good.');
  await page.goto(`/product/update/${products[0]?._id}`);
  await expect(deletedNote).toBeVisible();
  await page.goto(`/product/${products[0]?._id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('product Restored Successfully!')).toBeVisible();
  await expect(deletedNote).toHaveCount(0);
});

test('a product is duplicated, deleted, restored, deleted again and removed for good', async ({ page, shop }) => {
  const name = 'Cuddly Bear Soft Toy 40 cm';
  const id = '6aecd5ae9f4c27b1e63a9902';
  await shop.open('/products');

  await page.getByRole('button', { name: `Duplicate ${name}` }).click();
  await expect(page.getByText('product Duplicated Successfully, try refresh!')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name} \\(Copy\\)`) })).toBeVisible();
  expect(shop.sent()).toEqual([{ method: 'POST', url: `/product/admin/duplicate/${id}`, body: undefined }]);

  const erase = async () => {
    shop.forget();
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    const question = page.getByRole('dialog', { name: `Delete ${name}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(shop.sent()).toEqual([]);
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'product Deleted Successfully!')).toHaveClass(/error/i);
    await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeHidden();
    expect(shop.sent()).toEqual([{ method: 'DELETE', url: `/product/admin/${id}`, body: undefined }]);
  };
  await erase();

  await page.getByRole('radio', { name: 'Deleted' }).check();
  await expect(page).toHaveURL('/products/deleted');
  shop.forget();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText('product Restored Successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden();
  expect(shop.sent()).toEqual([{ method: 'POST', url: `/product/admin/restore/${id}`, body: undefined }]);

  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeVisible();
  await erase();

  await page.getByRole('radio', { name: 'Deleted' }).check();
  shop.forget();
  await page.getByRole('button', { name: `Hard Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Hard delete ${name}?` })
    .getByRole('button', { name: 'Hard Delete' })
    .click();
  await expect(notice(page, 'product Hard Deleted Successfully!')).toHaveClass(/error/i);
  await expect(page.getByRole('button', { name: `Hard Delete ${name}` })).toBeHidden();
  expect(shop.sent()).toEqual([{ method: 'DELETE', url: `/product/admin/hard/${id}`, body: undefined }]);
});

test('deleting on the detail screen leads back to the list, without a read of what is gone', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('link', { name: 'View Cast Iron Dosa Tawa 28 cm' }).click();
  await expect(page.getByRole('heading', { name: 'Cast Iron Dosa Tawa 28 cm' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Cast Iron Dosa Tawa 28 cm?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'product Deleted Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('row', { name: /Rust Block Print/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Cast Iron Dosa Tawa/ })).toBeHidden();
  expect(shop.sent()).toEqual([{ method: 'DELETE', url: '/product/admin/6ae2b1ea9f4c27b1e63a98e5', body: undefined }]);
});
