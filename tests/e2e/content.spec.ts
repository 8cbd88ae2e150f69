import { expect, test } from '#tests/support/app.ts';
import { pixel } from '#tests/support/pixel.ts';

const image = { name: 'pixel.png', mimeType: 'image/png', buffer: pixel };
const asUrl = `data:image/png;base64,${pixel.toString('base64')}`;

test('a collection is put together from products in an order, changed and deleted', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/collections');
  await expect(page.getByRole('heading', { name: 'All Collections' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/collection/admin/all');
  await page.getByRole('link', { name: 'Create Collection' }).click();
  await expect(page).toHaveURL('/collections/create/new');
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText('Invalid Collection name')).toBeVisible();
  await page.getByLabel('Title', { exact: false }).first().fill('Wedding season');
  await page.getByLabel('Priority').fill('3');
  const picker = page.getByRole('combobox', { name: 'Products' });
  const chosen = page.getByRole('main').getByRole('list', { name: 'Products' }).getByRole('listitem');
  for (const words of ['kasavu', 'watch', 'chatti']) {
    await picker.fill(words);
    await page
      .getByRole('option', { name: new RegExp(words, 'i') })
      .first()
      .click();
    await expect(chosen.filter({ hasText: new RegExp(words, 'i') })).toHaveCount(1);
  }
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/product/admin/custom/all?page=1&limit=10&search=kasavu');
  const third = await chosen.nth(2).textContent();
  await page.getByRole('button', { name: `Move ${third} up` }).click();
  await expect(chosen.nth(1)).toHaveText(third as string);
  await expect(chosen.first().locator('img')).toBeVisible();
  await chosen
    .nth(2)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(chosen).toHaveCount(2);
  shop.forget();
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText('Collection Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/collections');
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  expect(shop.sent()).toEqual([
    {
      method: 'POST',
      url: '/collection/admin/new',
      body: { primaryLang: { title: 'Wedding season' }, secondaryLang: {}, logoImages: [], bannerImages: [], products: [id, id], priority: 3 },
    },
  ]);
  const [post] = shop.sent();
  await page.getByRole('link', { name: 'Edit Wedding season' }).click();
  // The products came as ids; the form reads their names and pictures.
  await expect(chosen).toHaveCount(2);
  await expect(chosen.nth(1)).toHaveText(third as string);
  await page.getByLabel('Title', { exact: false }).first().fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Invalid product name')).toBeVisible();
  await page.getByLabel('Title', { exact: false }).first().fill('Weddings');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Collection Updated Successfully!')).toBeVisible();
  const [put] = shop.sent();
  const savedId = put?.url.split('/').pop();
  const products = (post as { body: { products: string[] } }).body.products;
  expect(put).toEqual({
    method: 'PUT',
    url: `/collection/admin/${savedId}`,
    body: {
      primaryLang: { title: 'Weddings' },
      secondaryLang: {},
      logoImages: [],
      bannerImages: [],
      products,
      isActive: true,
      removedImageIds: [],
      id: savedId,
    },
  });
  shop.forget();
  await page.getByRole('switch', { name: 'Active: Weddings' }).click();
  await expect.poll(() => shop.sent()[0]).toMatchObject({ method: 'PUT', url: `/collection/admin/${savedId}`, body: { isActive: false, products } });
  await page.getByRole('button', { name: 'Delete Weddings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Collection Deleted Successfully!')).toBeVisible();
  expect(shop.sent().at(-1)).toMatchObject({ method: 'DELETE', url: `/collection/admin/${savedId}` });
  await page.getByLabel('Search').fill('nothing like this');
  await expect(page.getByText('No Collections!')).toBeVisible();
});

test('a second click right after a product is taken out does not take out the next', async ({ page, shop }) => {
  const { collections } = await shop.ask<{ collections: { _id: string; products: string[] }[] }>('/collection/admin/all');
  const collection = collections.find(({ products }) => products.length > 3);
  await shop.open(`/collections/update/${collection?._id}`);
  const picked = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const left = (collection?.products.length ?? 0) - 1;
  await expect(picked).toHaveCount(left + 1);
  const remove = picked.first().getByRole('button', { name: /^Remove / });
  await expect(remove).not.toHaveAccessibleName(/…/);
  await remove.scrollIntoViewIfNeeded();
  const box = await remove.boundingBox();
  const press = () => page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
  await press();
  await expect(picked).toHaveCount(left);
  await press();
  await expect(page.locator('.settling')).toHaveCount(0);
  await expect(picked).toHaveCount(left);
  await expect(picked.first().getByRole('button', { name: /^Remove / })).toBeFocused();
});

test('a group shows one collection in a layout chosen by its picture', async ({ page, shop }) => {
  await shop.open('/groups');
  await expect(page.getByRole('heading', { name: 'All Groups' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Weavers of Kerala/ })).toContainText('Handloom Sarees');
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/group/admin/all?page=1&limit=10&searchText=');
  await page.getByRole('link', { name: 'Create Group' }).click();
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(page.getByText('Invalid product name')).toBeVisible();
  await page.getByLabel('Title', { exact: false }).first().fill('Gifts');
  await page.getByLabel('Priority').fill('12');
  const layout = page.getByRole('combobox', { name: 'Layout' });
  await layout.click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(page.getByRole('option').locator('svg')).toHaveCount(5);
  await page.getByRole('option', { name: 'carousel' }).click();
  await page.getByRole('combobox', { name: 'Collection' }).fill('eid');
  await page.getByRole('option', { name: 'Eid Gifts' }).click();
  await page.getByLabel('Images', { exact: true }).last().setInputFiles(image);
  await expect(page.getByRole('button', { name: 'Image 1 of Images', exact: true })).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(page.getByText('Group Created Successfully!')).toBeVisible();
  const collectionId = expect.stringMatching(/^[0-9a-f]{24}$/);
  expect(shop.sent()).toEqual([
    {
      method: 'POST',
      url: '/group/admin/new',
      body: { primaryLang: { title: 'Gifts' }, secondaryLang: {}, layout: 'carousel', collectionId, priority: 12, images: [asUrl] },
    },
  ]);
  await page.getByLabel('Search').fill('gifts');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/group/admin/all?page=1&limit=10&searchText=gifts');
  await page.getByRole('link', { name: 'Edit Gifts' }).click();
  await expect(page.getByRole('combobox', { name: 'Collection' })).toHaveValue('Eid Gifts');
  await layout.click();
  await page.getByRole('option', { name: 'highlight' }).click();
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Group Updated Successfully!')).toBeVisible();
  const [put] = shop.sent();
  expect(put?.body).toMatchObject({ layout: 'highlight', collectionId, priority: 12, isActive: true, images: [{ _id: collectionId }] });
  await page.getByRole('button', { name: 'Delete Gifts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Group Deleted Successfully!')).toBeVisible();
  await expect(page.getByText('No Groups!')).toBeVisible();
});

test('a banner that has several images loses none but the one that is replaced', async ({ page, shop }) => {
  const [banner] = (await shop.ask<{ banners: { _id: string }[] }>('/banner/admin/all')).banners;
  const stored = [
    { _id: 'first', url: '/api/images/banner-onam.svg' },
    { url: '/api/images/banner-eid.svg' },
    { url: '/api/images/banner-toys.svg' },
  ];
  await shop.fail({ call: 'GET /banner/admin/*', status: 200, body: { ...banner, images: stored } });
  await shop.open(`/banner/update/${banner?._id}`);
  const tiles = page.getByRole('button', { name: /^Image \d of Image$/ });
  await expect(tiles).toHaveCount(3);
  const file = page.getByLabel('Image', { exact: true }).last();
  await file.setInputFiles({ ...image, name: 'huge.png', buffer: Buffer.alloc(2_400_000) });
  await expect(page.getByText('2.3MB file size is too large - Max Limit 2MB')).toBeVisible();
  await expect(tiles).toHaveCount(3);
  await file.setInputFiles(image);
  await expect(page.getByRole('button', { name: 'Image 3 of Image', exact: true })).toHaveAttribute('src', asUrl);
  await expect(tiles).toHaveCount(3);
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Banner Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ images: [...stored.slice(0, 2), asUrl], removedImageIds: [] });
});

test('a banner has one image of less than 2 MB', async ({ page, shop }) => {
  await shop.open('/banners');
  await expect(page.getByRole('heading', { name: 'All Banners' })).toBeVisible();
  const titles = ['Tag', 'Priority', 'Type', 'Image', 'Link', 'Clicks Count', 'Action'];
  await expect(page.getByRole('columnheader')).toHaveText(titles);
  await page.getByRole('link', { name: 'Create Banner' }).click();
  await expect(page).toHaveURL('/banner/create/new');
  await page.getByRole('button', { name: 'Create Banner' }).click();
  await expect(page.getByText('Select a banner type')).toBeVisible();
  await page.getByLabel('Tag').fill('Vishu');
  await page.getByLabel('Priority').fill('5');
  await page.getByLabel('Link').fill('/collections/vishu');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Main' }).click();
  const file = page.getByLabel('Image', { exact: true }).last();
  const tiles = page.getByRole('button', { name: 'Image 1 of Image', exact: true });
  await file.setInputFiles(image);
  await expect(tiles).toBeVisible();
  await file.setInputFiles({ ...image, name: 'huge.png', buffer: Buffer.alloc(2_400_000) });
  await expect(page.getByText('2.3MB file size is too large - Max Limit 2MB')).toBeVisible();
  await expect(tiles).toHaveCount(0);
  await file.setInputFiles(image);
  await file.setInputFiles(image);
  await expect(tiles).toHaveCount(1);
  shop.forget();
  await page.getByRole('button', { name: 'Create Banner' }).click();
  await expect(page.getByText('Banner Created Successfully!')).toBeVisible();
  expect(shop.sent()).toEqual([
    { method: 'POST', url: '/banner/admin/new', body: { tag: 'Vishu', priority: 5, images: [asUrl], type: 'main', link: '/collections/vishu' } },
  ]);
  await page.getByLabel('Search').fill('vishu');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Edit Vishu' }).click();
  await expect(page).toHaveURL(/\/banner\/update\//);
  await page.getByLabel('Tag').fill('Vishu 2027');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Banner Updated Successfully!')).toBeVisible();
  const [put] = shop.sent();
  const id = put?.url.split('/').pop();
  expect(put).toMatchObject({ method: 'PUT', url: `/banner/admin/${id}`, body: { tag: 'Vishu 2027', type: 'main', id } });
  await page.getByRole('button', { name: 'Delete Vishu 2027' }).click();
  await page.getByRole('dialog', { name: 'Delete Vishu 2027?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Banner Deleted Successfully!')).toBeVisible();
  await expect(page.getByText('No Banners !')).toBeVisible();
});

test('the layouts of a group have names that can be read, and are sent as the documented ones', async ({ page, shop }) => {
  await shop.open('/groups/create/new');
  await page.getByLabel('Title').fill('Small things');
  await page.getByRole('combobox', { name: 'Layout' }).click();
  await expect(page.getByRole('option')).toHaveText([
    /^Highlight highlight$/,
    /^Vertical list list_vertical$/,
    /^Horizontal list list_horizontal$/,
    /^Carousel carousel$/,
    /^Vertical list, small list_vertical_sm$/,
  ]);
  await page.getByRole('option', { name: 'Vertical list, small' }).click();
  shop.forget();
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(page.getByText('Group Created Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ layout: 'list_vertical_sm' });
  await expect(page.getByRole('row').filter({ hasText: 'Small things' })).toContainText('Vertical list, small');
});
